// Two browsers at one table with hidden hands: one loses its connection, the server dies, and both play on.
import { test } from "node:test";
import { LATE, house, table } from "./house.mjs";
import { click, playOut, result } from "./play.mjs";

const home = house();

test("a lost connection and a dying server stop nobody", async (t) => home.each(t, async (game) => {
  const [ada, bob] = await Promise.all([home.person("Ada"), home.person("Bob")]);
  const seats = [{ kind: "me" }, { kind: "open" }];
  const id = await table([ada, bob], { game: game.id, seats, position: LATE[game.id] });
  let decisions = 0;
  await playOut([ada, bob], id, async (who, choice) => {
    decisions += 1;
    const other = who === ada ? bob : ada;
    if (decisions === 2) await other.context.setOffline(true);
    if (decisions === 3) await home.server.crash();
    await click(who, choice);
    if (decisions === 2) await other.context.setOffline(false);
  });
  for (const who of [ada, bob]) {
    await result(who);
    await who.goes();
  }
}));
