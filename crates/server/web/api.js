// Talking to the server.
import { say } from "./words.js";

/** What the server refused, in the reader's language. */
export class Refused extends Error {
  /** @param {string} code @param {string} message */
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

/** How long an answer to a question may take, in milliseconds: then it counts as lost, and is asked for again. */
const ANSWER_MAX = 12_000;

/** @param {string} path @returns {Promise<any>} */
export async function get(path) {
  const told = await ask(path, { headers: { accept: "application/json" }, signal: AbortSignal.timeout(ANSWER_MAX) });
  // The answer broke off: a server may die in the middle of a word.
  if (told === null) throw new Refused("offline", say("offline"));
  return told;
}

/** @param {string} path @param {object} body @returns {Promise<any>} */
export function post(path, body = {}) {
  return ask(path, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(body),
  });
}

/** @param {string} path @param {RequestInit} request */
async function ask(path, request) {
  let answer;
  try {
    answer = await fetch(path, request);
  } catch {
    throw new Refused("offline", say("offline"));
  }
  const told = await answer.json().catch(() => null);
  if (answer.ok) return told;
  throw new Refused(told?.error?.code ?? String(answer.status), told?.error?.message ?? say("refused"));
}
