// @module-tag S17
// @module-tag S18

import { beforeAll, expect, it } from "vitest";
import { inFull } from "../../../testing/in-full.ts";
import { type Api, openApi } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";
import {
  advanceTime,
  latestMail,
  openClient,
  password,
  readLink,
  signInElsewhere,
  signInNewUser,
} from "./accounts.ts";

const rounds = inFull ? 10 : 2;

describeOnDatabase("concurrent auth calls", (open) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open());
  });

  /** A user with an unused recovery link. */
  async function forget() {
    const { email, client } = await signInNewUser(api);
    await openClient(api).auth.resetPasswordForEmail(email);
    const link = readLink(await latestMail(api, email));
    await advanceTime(api, 61);
    return { email, client, link };
  }

  it("a link used while another is requested is accepted or void", async () => {
    for (let round = 0; round < rounds; round++) {
      const { email, link } = await forget();
      const [used, recovery] = await Promise.all([
        openClient(api).auth.verifyOtp(link),
        openClient(api).auth.resetPasswordForEmail(email),
      ]);
      expect(recovery.error).toBeNull();
      expect([undefined, "otp_expired"]).toContain(used.error?.code);
    }
    expect(api.logged).toEqual([]);
  });

  it("a link used during a password change leaves no older session", async () => {
    for (let round = 0; round < rounds; round++) {
      const { email, client, link } = await forget();
      const other = openClient(api);
      const [used, changed] = await Promise.all([
        other.auth.verifyOtp(link),
        client.auth.updateUser({ password: `acht-apen-${round}`, current_password: password }),
      ]);
      expect(changed.error).toBeNull();
      expect([undefined, "otp_expired", "session_not_found"]).toContain(used.error?.code);
      expect((await other.auth.getUser()).data.user).toBeNull();
      await signInElsewhere(api, email, `acht-apen-${round}`);
    }
    expect(api.logged).toEqual([]);
  });

  it("concurrent refreshes of an ending session leave no valid token", async () => {
    for (let round = 0; round < 3 * rounds; round++) {
      const { email, client } = await signInNewUser(api);
      const other = await signInElsewhere(api, email);
      const { data } = await other.auth.getSession();
      const refresh_token = data.session?.refresh_token ?? "";
      const tabs = Array.from({ length: 5 }, () => openClient(api));
      const refreshed = tabs.map((tab) => tab.auth.refreshSession({ refresh_token }));
      const ended =
        round % 2 === 0
          ? client.auth.signOut({ scope: "others" })
          : client.auth.updateUser({ password: "acht-apen", current_password: password });
      const responses = await Promise.all([ended, ...refreshed]);
      for (const { error } of responses) {
        expect([undefined, "refresh_token_not_found", "session_not_found"]).toContain(error?.code);
      }
      for (const tab of tabs) expect((await tab.auth.refreshSession()).data.session).toBeNull();
    }
    expect(api.logged).toEqual([]);
  });
});
