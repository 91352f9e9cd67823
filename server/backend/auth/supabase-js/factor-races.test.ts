// @module-tag S19

import { beforeAll, expect, it } from "vitest";
import { inFull } from "../../../testing/in-full.ts";
import { type Api, openApi } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";
import { password, signInElsewhere, signInNewUser } from "./accounts.ts";
import { assurance, enroll, show, signInWithFactor } from "./authenticator.ts";

const rounds = inFull ? 10 : 2;

describeOnDatabase("concurrent changes of second factors", (open) => {
  let api: Api;

  beforeAll(async () => {
    api = await openApi(await open());
  });

  it("two factors verified for the first time in two sessions leave one session", async () => {
    for (let round = 0; round < rounds; round++) {
      const { email, client } = await signInNewUser(api);
      const other = await signInElsewhere(api, email);
      const [one, two] = [await enroll(client, "een"), await enroll(other, "twee")];
      const responses = await Promise.all([show(client, one, one.code()), show(other, two, two.code())]);
      expect(responses.filter(({ error }) => error === null)).toHaveLength(1);
      const verified = await api.database.query(
        `select from auth.mfa_factors join auth.users on users.id = user_id
         where users.email = $1 and status = 'verified'`,
        [email],
      );
      expect(verified).toHaveLength(1);
    }
    expect(api.logged).toEqual([]);
  });

  it("a factor verified during a global sign-out or password change leaves no session", async () => {
    for (let round = 0; round < rounds; round++) {
      const { email, client, authenticator } = await signInWithFactor(api);
      const other = await signInElsewhere(api, email);
      const ending =
        round % 2 === 0
          ? client.auth.signOut({ scope: "global" })
          : client.auth.updateUser({ password: "acht-apen", current_password: password });
      const [ended, shown] = await Promise.all([ending, show(other, authenticator, authenticator.code())]);
      expect(ended.error).toBeNull();
      expect([undefined, "session_not_found"]).toContain(shown.error?.code);
      expect((await other.auth.getUser()).data.user).toBeNull();
    }
    expect(api.logged).toEqual([]);
  });

  it("a recovery code used during the removal of the last factor has no effect", async () => {
    for (let round = 0; round < rounds; round++) {
      const { email, client, authenticator } = await signInWithFactor(api);
      const { data: codes } = await client.rpc("create_recovery_codes");
      const other = await signInElsewhere(api, email);
      const [removed, used] = await Promise.all([
        client.auth.mfa.unenroll({ factorId: authenticator.factorId }),
        other.rpc("use_recovery_code", { code: codes[0] }),
      ]);
      expect(removed.error).toBeNull();
      expect(used.error).toBeNull();
      await other.auth.refreshSession();
      expect(await assurance(other)).toEqual({ now: "aal1", next: "aal1", methods: ["password"] });
    }
    expect(api.logged).toEqual([]);
  });
});
