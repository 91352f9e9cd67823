import { once } from "node:events";
import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startPostgres } from "./postgres.ts";

test("a PostgreSQL that exits at the start reports the reason", async () => {
  const postgres = await startPostgres();
  onTestFinished(() => postgres.stop());
  await postgres.halt();
  const intruder = createServer().listen(Number(new URL(postgres.url).port), "127.0.0.1");
  await once(intruder, "listening");
  await expect(postgres.resume()).rejects.toThrow(/could not bind .* Address already in use/);
  intruder.close();
  await once(intruder, "close");
  await postgres.resume();
});
