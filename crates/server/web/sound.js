// Four soft sounds, made here; silent until wanted.

const KEPT = "courtly-sounds";
/** @type {AudioContext | null} */
let audio = null;
let wanted = false;

/** @param {boolean} usual what the settings say where this browser was never asked */
export function soundsBegin(usual) {
  const kept = localStorage.getItem(KEPT);
  wanted = kept === null ? usual : kept === "on";
  return wanted;
}

export function soundsToggle() {
  wanted = !wanted;
  localStorage.setItem(KEPT, wanted ? "on" : "off");
  if (wanted) sound("turn");
  return wanted;
}

/** Pitch in hertz, start and length in seconds. @type {Record<string, [number, number, number][]>} */
const TUNES = {
  move: [[330, 0, 0.09]],
  card: [[660, 0, 0.05], [520, 0.04, 0.06]],
  turn: [[523, 0, 0.14], [784, 0.11, 0.22]],
  win: [[523, 0, 0.16], [659, 0.14, 0.16], [784, 0.28, 0.16], [1047, 0.42, 0.4]],
};

/** @param {keyof typeof TUNES} name */
export function sound(name) {
  if (!wanted || document.hidden) return;
  audio ??= new AudioContext();
  // Browsers start silent until the page was touched; then nothing is played, and nothing is said about it.
  if (audio.state === "suspended") void audio.resume();
  for (const [pitch, start, length] of TUNES[name]) note(audio, pitch, audio.currentTime + start, length);
}

/** @param {AudioContext} context @param {number} pitch @param {number} at @param {number} length */
function note(context, pitch, at, length) {
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  tone.type = "triangle";
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0008, at + length + 0.12);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + length + 0.15);
}

/** What a new state sounds like. @param {import("./types.js").State} next @param {boolean} ended */
export function play(next, ended) {
  if (ended) sound("win");
  else if (next.news.some(({ motions }) => motions.some(({ what }) => what.startsWith("card")))) sound("card");
  else if (next.news.length > 0) sound("move");
}
