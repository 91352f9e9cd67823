// @module-tag S17

import { beforeEach, expect, it } from "vitest";
import { describeOnApi } from "../../testing/describe-on-api.ts";
import { latestMail, openClient, password, signInNewUser, someEmail } from "./accounts.ts";

describeOnApi("an invitation", (api) => {
  let email: string;

  beforeEach(() => {
    email = someEmail();
  });

  /** Invites as an administrator; the mailed link's token. */
  async function invite(role = "editor", language = "nl"): Promise<string> {
    const admin = api.client(await api.signIn({ isAdmin: true }));
    const { error } = await admin.rpc("invite", { _email: email, _role: role, _language: language });
    expect(error).toBeNull();
    return receive();
  }

  async function receive(): Promise<string> {
    const link = new URL(/http\S+/.exec((await latestMail(api, email)).text)?.[0] ?? "");
    expect(link.pathname).toBe("/beheer");
    expect(link.searchParams.get("type")).toBe("invite");
    return link.searchParams.get("token_hash") ?? "";
  }

  const redeem = (token: string, client = openClient(api)) =>
    client.auth.verifyOtp({ token_hash: token, type: "invite" });
  const roleOf = async (address = email) => {
    const [row] = await api.database.query<{ role: string }>(
      "select user_roles.role from public.user_roles join auth.users on users.id = user_id where email = $1",
      [address],
    );
    return row?.role ?? null;
  };

  it("makes an account with the role, whose owner chooses a password without another", async () => {
    const client = openClient(api);
    expect((await redeem(await invite(), client)).error).toBeNull();
    expect(await roleOf()).toBe("editor");
    expect((await client.auth.updateUser({ password })).error).toBeNull();
    const later = await openClient(api).auth.signInWithPassword({ email, password });
    expect(later.error).toBeNull();
    expect((await later.data.user?.identities)?.map(({ provider }) => provider)).toEqual(["email"]);
  });

  it("says in its language who invites to what", async () => {
    await invite("writer", "en");
    const mail = await latestMail(api, email);
    expect(mail.subject).toBe("Invitation to work on the site of Vlotwerk");
    expect(mail.text).toMatch(/\S+@example\.nl invites you to work on the site of Vlotwerk as a writer/);
    expect(mail.text).toContain("choose a password");
  });

  it("is accepted by an account that exists after signing in, not by its link alone", async () => {
    const { email: held, client } = await signInNewUser(api);
    email = held;
    const token = await invite();
    expect((await redeem(token)).error).toMatchObject({ status: 422, code: "email_exists" });
    expect(await roleOf()).toBeNull();
    const { data } = await client.rpc("accept_invitation", { _token: token });
    expect(data).toBe("editor");
    expect(await roleOf()).toBe("editor");
  });

  it("takes over an account that nobody confirmed, without the stranger's password", async () => {
    await openClient(api).auth.signUp({ email, password });
    const client = openClient(api);
    expect((await redeem(await invite(), client)).error).toBeNull();
    const stranger = await openClient(api).auth.signInWithPassword({ email, password });
    expect(stranger.error).toMatchObject({ code: "invalid_credentials" });
  });
});
