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

/** @param {string} path @returns {Promise<any>} */
export function get(path) {
  return ask(path, { headers: { accept: "application/json" } });
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
