import assert from "node:assert/strict";
import { test } from "node:test";
import { click, drop, narrow, nextAsk, rest } from "../../web/narrow.js";

const choice = (decision, places, in_order = true) => ({ decision, words: decision, headings: [], places, in_order });

const walk = [choice("K+1", ["card:K", "king:1"]), choice("K-1", ["card:K", "king:-1"]), choice("J4", ["card:J", "jester:4"])];
const set = [choice("ab", ["a", "b"], false), choice("ac", ["a", "c"], false), choice("abc", ["a", "b", "c"], false)];

test("at first the first places can be clicked", () => {
  assert.deepEqual([...narrow(walk, []).next], ["card:K", "card:J"]);
});

test("a click leaves the choices that begin with it", () => {
  const now = narrow(walk, ["card:K"]);
  assert.deepEqual([...now.next], ["king:1", "king:-1"]);
  assert.equal(now.done.length, 0);
});

test("the last place completes a choice", () => {
  assert.deepEqual(narrow(walk, ["card:K", "king:1"]).done.map((c) => c.decision), ["K+1"]);
});

test("without order every place left can be next", () => {
  assert.deepEqual([...narrow(set, ["b"]).next].sort(), ["a", "c"]);
});

test("a complete choice may be the beginning of a longer one", () => {
  const now = narrow(set, ["b", "a"]);
  assert.deepEqual([now.done.map((c) => c.decision), now.more.map((c) => c.decision)], [["ab"], ["abc"]]);
});

test("a place that is asked for twice is clicked twice", () => {
  const twice = [choice("aa", ["a", "a"], false)];
  assert.deepEqual(rest(twice[0], ["a"]), ["a"]);
  assert.deepEqual(click(twice, ["a"], "a"), ["a", "a"]);
  assert.equal(rest(twice[0], ["a", "a", "a"]), null);
});

test("another beginning takes the place of what was picked", () => {
  assert.deepEqual(click(walk, ["card:K"], "card:J"), ["card:J"]);
});

test("a second click lets go, and of what follows only if it no longer fits", () => {
  assert.deepEqual(click(walk, ["card:K"], "card:K"), []);
  assert.deepEqual(drop(walk, ["card:K", "king:1"], "card:K"), []);
  assert.deepEqual(drop(set, ["b", "a"], "b"), ["a"]);
});

test("what no choice asks for is still", () => {
  assert.equal(click(walk, [], "king:1"), null);
  assert.deepEqual([...narrow([choice("end", [])], []).next], []);
});

const asks = [["card>king", "Where does the King go?"], ["*>*/2", "Two more."], ["*>*", "And then?"]];
const asked = (choices, picked) => nextAsk(asks, narrow(choices, picked), picked);

test("the question goes on with the clicks", () => {
  assert.equal(asked(walk, []), null);
  assert.equal(asked(walk, ["card:K"]), "Where does the King go?");
  assert.equal(asked(walk, ["card:J"]), "And then?");
  assert.equal(asked(walk, ["card:K", "king:1"]), null);
});

test("the question can count the clicks that are missing", () => {
  const three = [choice("abc", ["a", "b", "c"], false)];
  assert.equal(asked(three, ["a"]), "Two more.");
  assert.equal(asked(three, ["a", "c"]), "And then?");
  assert.equal(nextAsk([], narrow(three, ["a"]), ["a"]), null);
});
