// @module-tag S15

import timers from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { showSpies } from "../../testing/node-spies.ts";
import { publishableKey, someAddress } from "../testing/api.ts";
import { describeOnApi } from "../testing/describe-on-api.ts";

const floor = 100;

const { setTimeout: realWait } = timers;

describeOnApi("response times for known and unknown addresses", (api) => {
  const ask = (path: string, body: object) =>
    fetch(`${api.url}/auth/v1/${path}`, {
      method: "POST",
      headers: { apikey: publishableKey, "x-forwarded-for": someAddress() },
      body: JSON.stringify(body),
    });

  /** Blocks the minimum response time until told to end; other pauses are unchanged. */
  function blockHashing() {
    const { promise, resolve } = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const block: typeof realWait = async (milliseconds, value, options) => {
      if (milliseconds !== floor) return realWait(milliseconds, value, options);
      begun.resolve();
      return promise.then(() => realWait(0, value));
    };
    vi.spyOn(timers, "setTimeout").mockImplementation(block);
    showSpies();
    return { begun: begun.promise, end: resolve };
  }

  it.each([
    ["sign-up", "signup", { email: "eva@klant.example", password: "acht-apen" }],
    ["reset", "recover", { email: "eva@klant.example" }],
    ["resend", "resend", { email: "eva@klant.example", type: "signup" }],
  ])("are at least 100 ms, regardless of the work: %s", async (_, path, body) => {
    await api.database.query("delete from private.rate_limits");
    const held = blockHashing();
    let hasResponded = false;
    const response = ask(path, body).finally(() => {
      hasResponded = true;
    });
    await held.begun;
    // Long enough for the rest; only the minimum time is left.
    for (let turn = 0; turn < 20; turn++) await api.database.query("select 1");
    expect(hasResponded).toBe(false);
    held.end();
    expect((await response).status).toBe(200);
  });
});
