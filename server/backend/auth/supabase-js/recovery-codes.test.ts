// @module-tag S14
// @module-tag S19

import type { SupabaseClient } from "@supabase/supabase-js";
import { expect, it } from "vitest";
import { describeOnApi } from "../../testing/describe-on-api.ts";
import { advanceTime, signInElsewhere, signInNewUser } from "./accounts.ts";
import { assurance, enroll, show, signInWithFactor } from "./authenticator.ts";

describeOnApi("a recovery code", (api) => {
  const create = (client: SupabaseClient) => client.rpc("create_recovery_codes");
  const count = async (client: SupabaseClient) => (await client.rpc("count_recovery_codes")).data;
  const use = (client: SupabaseClient, code: string | null) => client.rpc("use_recovery_code", { code });

  /** A user with ten codes, and another session of theirs at aal1. */
  async function signInWithCodes() {
    const user = await signInWithFactor(api);
    const { data, error } = await create(user.client);
    expect(error).toBeNull();
    const codes: string[] = data;
    return { ...user, codes, elsewhere: await signInElsewhere(api, user.email) };
  }

  it("is one of ten, returned once and stored as hashes", async () => {
    const { client, codes, id } = await signInWithCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){2}[0-9a-hjkmnp-tv-z]{4}$/);
    expect(await count(client)).toBe(10);
    const kept = await api.database.query<{ row: string }>(
      "select recovery_codes::text as row from private.recovery_codes where user_id = $1",
      [id],
    );
    expect(kept).toHaveLength(10);
    const bare = codes.map((code) => code.replaceAll("-", ""));
    for (const { row } of kept) expect(bare.some((code) => row.includes(code))).toBe(false);
  });

  it("uses the whole alphabet at every position", async () => {
    const drawn = await api.database.query<{ code: string }>(
      "select private.draw_recovery_code() as code from generate_series(1, 2000)",
    );
    expect(new Set(drawn.map(({ code }) => code)).size).toBe(2_000);
    for (const place of [0, 1, 2, 3, 5, 6, 7, 8, 10, 11, 12, 13]) {
      expect(new Set(drawn.map(({ code }) => code[place])).size).toBe(32);
    }
  });

  it("replaces the factor's code, once", async () => {
    const { client, codes, elsewhere } = await signInWithCodes();
    const [code = ""] = codes;
    expect((await use(elsewhere, code)).data).toBe(true);
    await elsewhere.auth.refreshSession();
    expect(await assurance(elsewhere)).toEqual({
      now: "aal2",
      next: "aal2",
      methods: ["mfa/recovery_code", "password"],
    });
    expect(await count(elsewhere)).toBe(9);
    expect((await use(client, code)).data).toBe(false);
    expect((await use(elsewhere, code)).data).toBe(false);
  });

  it("upgrades an administrator to aal2 and allows replacing the lost factor", async () => {
    const { id, codes, elsewhere, authenticator } = await signInWithCodes();
    await api.database.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [id]);
    const isAdmin = async () => (await elsewhere.rpc("has_role", { _user_id: id, _role: "admin" })).data;
    expect(await isAdmin()).toBe(false);
    await use(elsewhere, codes[1] ?? "");
    expect(await isAdmin()).toBe(true);
    const app = await enroll(elsewhere, "nieuw");
    expect((await show(elsewhere, app, app.code())).error).toBeNull();
    expect((await elsewhere.auth.mfa.unenroll({ factorId: authenticator.factorId })).error).toBeNull();
    await elsewhere.auth.refreshSession();
    expect(await assurance(elsewhere)).toMatchObject({ now: "aal2" });
    expect(await count(elsewhere)).toBe(9);
  });

  it("may be typed with capitals, spaces and without hyphens, and with letters for the digits they look like", async () => {
    const { codes, elsewhere } = await signInWithCodes();
    const ways = [
      (code: string) => code.toUpperCase(),
      (code: string) => ` ${code.replaceAll("-", "")}\n`,
      (code: string) => code.replaceAll("-", " "),
      (code: string) => code.replaceAll("-", "–"),
      (code: string) => code.replaceAll("0", "O").replaceAll("1", "l"),
      (code: string) => code.replaceAll("0", "o").replaceAll("1", "I"),
    ];
    for (const [index, type] of ways.entries()) {
      expect((await use(elsewhere, type(codes[index] ?? ""))).data).toBe(true);
    }
  });

  it("is rejected when wrong, empty, or another user's", async () => {
    const { codes } = await signInWithCodes();
    const { elsewhere } = await signInWithCodes();
    for (const code of [codes[0] ?? "", "", null, "kkkk-kkkk-kkkk"]) {
      expect(await use(elsewhere, code)).toMatchObject({ data: false, error: null });
    }
    await elsewhere.auth.refreshSession();
    expect(await assurance(elsewhere)).toMatchObject({ now: "aal1", next: "aal2" });
  });

  it("may be wrong five times in 15 minutes; a correct one resets the count", async () => {
    const { codes, elsewhere, client } = await signInWithCodes();
    const tooMany = { status: 429, error: { code: "PT429", message: "Too many wrong recovery codes" } };
    for (let attempt = 0; attempt < 4; attempt++) await use(elsewhere, "mis");
    expect((await use(elsewhere, codes[0] ?? "")).data).toBe(true);
    for (let attempt = 0; attempt < 5; attempt++) expect((await use(elsewhere, "mis")).data).toBe(false);
    expect(await use(elsewhere, codes[1] ?? "")).toMatchObject(tooMany);
    expect(await use(client, codes[1] ?? "")).toMatchObject(tooMany);
    expect(await count(client)).toBe(9);
    const other = await signInWithCodes();
    expect((await use(other.elsewhere, other.codes[0] ?? "")).data).toBe(true);
    await advanceTime(api, 901);
    expect((await use(elsewhere, codes[1] ?? "")).data).toBe(true);
  });

  it("answers Retry-After beyond the limit", async () => {
    const { elsewhere } = await signInWithCodes();
    const token = (await elsewhere.auth.getSession()).data.session?.access_token;
    const guess = () =>
      api.call(
        "/rest/v1/rpc/use_recovery_code",
        { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"code":"mis"}' },
        token,
      );
    for (let attempt = 0; attempt < 5; attempt++) expect((await guess()).status).toBe(200);
    const response = await guess();
    const { details } = await response.json();
    expect([response.status, details]).toEqual([429, response.headers.get("retry-after")]);
    expect(Number(details)).toBeGreaterThan(850);
    expect(Number(details)).toBeLessThanOrEqual(900);
  });

  it("guessed concurrently is checked five times", async () => {
    const { elsewhere } = await signInWithCodes();
    const responses = await Promise.all(Array.from({ length: 20 }, () => use(elsewhere, "mis")));
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<number>(5).fill(200), ...Array<number>(15).fill(429)]);
  });

  it("used concurrently is accepted once", async () => {
    const { codes, elsewhere, client } = await signInWithCodes();
    const responses = await Promise.all(Array.from({ length: 10 }, () => use(elsewhere, codes[0] ?? "")));
    expect(responses.filter(({ data }) => data === true)).toHaveLength(1);
    expect(await count(client)).toBe(9);
  });

  it("is replaced by ten newer ones, also under concurrency", async () => {
    const { codes, client, elsewhere, id } = await signInWithCodes();
    await Promise.all([create(client), create(client)]);
    expect(await count(client)).toBe(10);
    expect((await use(elsewhere, codes[0] ?? "")).data).toBe(false);
    const rows = await api.database.query("select from private.recovery_codes where user_id = $1", [id]);
    expect(rows).toHaveLength(10);
  });

  it("is created and counted only at aal2", async () => {
    const { elsewhere } = await signInWithCodes();
    const { client: bare } = await signInNewUser(api);
    for (const client of [elsewhere, bare]) {
      expect(await create(client)).toMatchObject({
        status: 403,
        error: {
          code: "PT403",
          message: "Recovery codes are made in a session in which the second factor was shown",
        },
      });
      expect(await count(client)).toBe(0);
    }
    const visitor = api.client();
    for (const name of ["create_recovery_codes", "count_recovery_codes"] as const) {
      expect((await visitor.rpc(name)).status).toBe(401);
    }
    expect((await visitor.rpc("use_recovery_code", { code: "x" })).status).toBe(401);
  });

  it("is rejected in an ended session, and for a banned user", async () => {
    const { id, codes, elsewhere, client } = await signInWithCodes();
    const token = (await elsewhere.auth.getSession()).data.session?.access_token;
    const banned = "update auth.users set banned_until = $2 where id = $1";
    await api.database.query(banned, [id, "infinity"]);
    expect(await use(elsewhere, codes[0] ?? "")).toMatchObject({ status: 403, error: { code: "PT403" } });
    expect(await count(client)).toBe(0);
    expect((await create(client)).status).toBe(403);
    await api.database.query(banned, [id, null]);
    await elsewhere.auth.signOut({ scope: "local" });
    const late = await api.client(token).rpc("use_recovery_code", { code: codes[0] ?? "" });
    expect(late).toMatchObject({ status: 403, error: { code: "PT403" } });
    expect(await count(client)).toBe(10);
  });

  it("is deleted with the last factor, and lowers its sessions to aal1", async () => {
    const { id, email, codes, client, authenticator } = await signInWithCodes();
    const second = await enroll(client, "tablet");
    await show(client, second, second.code());
    const third = await signInElsewhere(api, email);
    await use(third, codes[0] ?? "");
    await client.auth.mfa.unenroll({ factorId: authenticator.factorId });
    expect(await count(client)).toBe(9);
    await client.auth.mfa.unenroll({ factorId: second.factorId });
    const left = await api.database.query("select from private.recovery_codes where user_id = $1", [id]);
    expect(left).toEqual([]);
    await third.auth.refreshSession();
    expect(await assurance(third)).toEqual({ now: "aal1", next: "aal1", methods: ["password"] });
  });

  it("is deleted with the account", async () => {
    const { id } = await signInWithCodes();
    await api.database.query("delete from auth.users where id = $1", [id]);
    expect(await api.database.query("select from private.recovery_codes where user_id = $1", [id])).toEqual(
      [],
    );
  });

  it("can't be read by anybody, nor its hash", async () => {
    const { client } = await signInWithCodes();
    expect((await client.from("recovery_codes").select("*")).status).toBe(404);
    expect((await client.schema("private").from("recovery_codes").select("*")).error).not.toBeNull();
  });
});
