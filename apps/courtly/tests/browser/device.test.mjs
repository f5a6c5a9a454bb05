// Several people on one device: secrets wait behind the screen that says whom to hand it to.
import assert from "node:assert/strict";
import { test } from "node:test";
import { LATE, house, state, table } from "./house.mjs";
import { asked, click, result, shows } from "./play.mjs";

const home = house();

test("several people on one device", async (t) => home.each(t, async (game) => {
  const ada = await home.person("Ada");
  const seats = [{ kind: "me" }, { kind: "device", name: "Zoé" }];
  const id = await table([ada], { game: game.id, seats, position: LATE[game.id] });
  for (let n = 0; n < 400; n += 1) {
    const now = await state(ada, id);
    if (now.status === "over") break;
    if (now.handover !== null) {
      assert.equal(now.viewer, null, "before the hand-over nobody's secrets are told");
      await ada.page.locator("dialog#handover[open] #handover-take").click({ timeout: 15_000 });
      await ada.page.locator("dialog#handover[open]").waitFor({ state: "hidden", timeout: 15_000 });
      continue;
    }
    const { state: seen, choice } = await asked(ada, id);
    if (!choice) continue;
    await shows(ada, seen);
    await click(ada, choice);
  }
  await result(ada);
  await ada.goes();
}));
