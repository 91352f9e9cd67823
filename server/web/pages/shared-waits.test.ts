// @module-tag S39

import { expect, it } from "vitest";
import { createSharedWaits } from "./shared-waits.ts";

it("continues while one client is waiting", async () => {
  const waitTogether = createSharedWaits();
  const made = Promise.withResolvers<string>();
  const clients = [new AbortController(), new AbortController()];
  const signals: AbortSignal[] = [];
  const waits = clients.map(({ signal }) =>
    waitTogether("/", signal, (abandoned) => {
      signals.push(abandoned);
      return made.promise;
    }),
  );
  clients[0]?.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([false, false]);
  clients[1]?.abort();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  made.resolve("page");
  expect(await Promise.all(waits)).toEqual(["page", "page"]);
});

it("restarts for a client after all others disconnected", async () => {
  const waitTogether = createSharedWaits();
  const leaving = new AbortController();
  const never = new Promise<string>((_, reject) => leaving.signal.addEventListener("abort", reject));
  const left = waitTogether("/", leaving.signal, () => never);
  leaving.abort();
  await expect(left).rejects.toBeDefined();
  const state = await waitTogether("/", new AbortController().signal, async ({ aborted }) => aborted);
  expect(state).toBe(false);
});
