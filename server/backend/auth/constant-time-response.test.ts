// @module-tag S15

import { setTimeout as wait } from "node:timers/promises";
import { afterEach, expect, it, vi } from "vitest";
import { publishableKey, someAddress } from "../testing/api.ts";
import { describeOnApi } from "../testing/describe-on-api.ts";

const floor = 100;

vi.mock("node:timers/promises", async (original) => {
  const real = await original<typeof import("node:timers/promises")>();
  return { ...real, setTimeout: vi.fn(real.setTimeout) };
});

const realWait = vi.mocked(wait).getMockImplementation();

describeOnApi("response times for known and unknown addresses", (api) => {
  afterEach(() => {
    if (realWait) vi.mocked(wait).mockImplementation(realWait);
  });

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
    vi.mocked(wait).mockImplementation(async (milliseconds, value, options) => {
      if (milliseconds !== floor) return realWait?.(milliseconds, value, options) ?? value;
      begun.resolve();
      await promise;
      return value;
    });
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
