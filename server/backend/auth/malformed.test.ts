// @module-tag S9

import { beforeAll, expect, it } from "vitest";
import { type Api, openApi, publishableKey } from "../testing/api.ts";
import { describeOnDatabase } from "../testing/databases.ts";
import { calls, findFailures } from "./testing/malformed-calls.ts";

describeOnDatabase("malformed calls of /auth/v1", (open) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open());
  });

  // Twenty rounds: `npm run verify -- S9`.
  it.each(calls)("are answered below 500: %s %s", async (...call) => {
    expect(await findFailures({ url: api.url, key: publishableKey }, call, 2, () => api.signIn())).toEqual(
      [],
    );
    expect(api.logged).toEqual([]);
  });
});
