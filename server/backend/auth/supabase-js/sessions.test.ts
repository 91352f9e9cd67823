// @module-tag S18

import { expect, it } from "vitest";
import { publishableKey } from "../../testing/api.ts";
import { describeOnApi } from "../../testing/describe-on-api.ts";
import { signInElsewhere, signInNewUser } from "./accounts.ts";

describeOnApi("a session", (api) => {
  async function begin() {
    const { email, client } = await signInNewUser(api);
    const { data } = await client.auth.getSession();
    if (!data.session) throw new Error("not signed in");
    return { email, client, id: data.session.user.id, session: data.session };
  }

  async function refresh(token: string) {
    const response = await fetch(`${api.url}/auth/v1/token?grant_type=refresh_token`, {
      method: "POST",
      headers: { apikey: publishableKey, "X-Supabase-Api-Version": "2024-01-01" },
      body: JSON.stringify({ refresh_token: token }),
    });
    const body = await response.json();
    return { status: response.status, token: body.refresh_token, code: body.code };
  }

  const activeTokens = (userId: string) =>
    api.database.query("select from auth.refresh_tokens where user_id = $1 and not revoked", [userId]);

  it("rotates its refresh token, stored as a hash", async () => {
    const { session, id } = await begin();
    const { token } = await refresh(session.refresh_token);
    const next = await refresh(token);
    expect(next.status).toBe(200);
    const stored = await api.database.query<{ token: string }>(
      "select token from auth.refresh_tokens where user_id = $1",
      [id],
    );
    expect(stored).toHaveLength(3);
    for (const row of stored) expect([session.refresh_token, token, next.token]).not.toContain(row.token);
  });

  it("survives fifty concurrent refreshes, with one active token family", async () => {
    const { session, id } = await begin();
    const responses = await Promise.all(Array.from({ length: 50 }, () => refresh(session.refresh_token)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(responses.map(({ token }) => token)).size).toBe(1);
    expect(await activeTokens(id)).toHaveLength(1);
    expect((await refresh(responses[0]?.token)).status).toBe(200);
  });

  it("accepts a used token for ten seconds and returns the current one", async () => {
    const { session } = await begin();
    const second = await refresh(session.refresh_token);
    const third = await refresh(second.token);
    expect(await refresh(session.refresh_token)).toEqual(third);
  });

  it("is revoked when a used token is reused later", async () => {
    const { session, id, client } = await begin();
    const { token } = await refresh(session.refresh_token);
    await api.database.query(
      "update auth.refresh_tokens set updated_at = updated_at - interval '11 seconds' where user_id = $1",
      [id],
    );
    expect(await refresh(session.refresh_token)).toMatchObject({
      status: 400,
      code: "refresh_token_already_used",
    });
    expect(await refresh(token)).toMatchObject({ status: 400, code: "refresh_token_not_found" });
    expect((await client.auth.getUser(session.access_token)).error?.name).toBe("AuthSessionMissingError");
  });

  it("ends immediately for a banned user", async () => {
    const { session, id, client, email } = await begin();
    await api.database.query("update auth.users set banned_until = now() + interval '1 day' where id = $1", [
      id,
    ]);
    expect(await refresh(session.refresh_token)).toMatchObject({ status: 400, code: "user_banned" });
    expect((await client.auth.getUser()).error).toMatchObject({ status: 403, code: "user_banned" });
    const again = await client.auth.signInWithPassword({ email, password: "zes-ezels" });
    expect(again.error).toMatchObject({ status: 400, code: "user_banned" });
  });

  it("expires after thirty days of inactivity, and is deleted at the next sign-in", async () => {
    const { session, id, email } = await begin();
    const rests = async () => {
      const [row] = await api.database.query<{ days: number }>(
        "select round(extract(epoch from not_after - now()) / 86400)::int as days from auth.sessions where user_id = $1",
        [id],
      );
      return row?.days;
    };
    expect(await rests()).toBe(30);
    await api.database.query(
      "update auth.sessions set not_after = not_after - interval '29 days' where user_id = $1",
      [id],
    );
    expect(await rests()).toBe(1);
    expect(await refresh(session.refresh_token)).toMatchObject({ status: 200 });
    expect(await rests()).toBe(30);

    await api.database.query("update auth.sessions set not_after = now() where user_id = $1", [id]);
    await signInElsewhere(api, email);
    expect(await rests()).toBe(30);
  });

  it("ends at its maximum age", async () => {
    const { session, id, client } = await begin();
    await api.database.query("update auth.sessions set not_after = now() where user_id = $1", [id]);
    expect(await refresh(session.refresh_token)).toMatchObject({ status: 400, code: "session_expired" });
    expect((await client.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  });

  it("gives an administrator's rights until it is signed out, the role removed or the person banned", async () => {
    const signInUser = async () => {
      const { id, client } = await begin();
      await api.database.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [id]);
      const { data } = await client.auth.getSession();
      const as = api.client(data.session?.access_token);
      const isAdmin = async () => (await as.rpc("has_role", { _user_id: id, _role: "admin" })).data;
      expect(await isAdmin()).toBe(true);
      return { id, client, isAdmin };
    };
    await signInUser();
    const [leaving, demoted, banned] = [await signInUser(), await signInUser(), await signInUser()];
    await leaving.client.auth.signOut();
    await api.database.query("delete from public.user_roles where user_id = $1", [demoted.id]);
    await api.database.query("update auth.users set banned_until = 'infinity' where id = $1", [banned.id]);
    for (const { isAdmin } of [leaving, demoted, banned]) expect(await isAdmin()).toBe(false);
  });

  it("refreshes in one tab while another signs in again", async () => {
    const { email, client } = await begin();
    const other = await signInElsewhere(api, email);
    const [one, two] = await Promise.all([client.auth.refreshSession(), other.auth.refreshSession()]);
    expect([one.error, two.error]).toEqual([null, null]);
  });
});
