// @module-tag S32

import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { describeOnRows } from "../../../supabase/tests/rows.ts";
import {
  deleteEndedLinks,
  deleteEndedSessions,
  deleteUnconfirmedAccounts,
  forgetUnconfirmedAddresses,
} from "./expired-accounts.ts";

describeOnRows("expired accounts", [], (database) => {
  const now = new Date("2026-11-21T12:00:00Z");

  type Dates = { createdAt: string; sentAt?: string; confirmedAt?: string };

  async function signUp(email: string, { createdAt, sentAt = createdAt, confirmedAt }: Dates) {
    const id = randomUUID();
    await database.query(
      `insert into auth.users (id, email, created_at, confirmation_sent_at, email_confirmed_at)
       values ($1, $2, $3::timestamptz, $4::timestamptz, $5::timestamptz)`,
      [id, email, createdAt, sentAt, confirmedAt ?? null],
    );
    await identify(id, "email", { email });
    return id;
  }

  const identify = (id: string, provider: string, data: object) =>
    database.query(
      `insert into auth.identities (provider_id, user_id, identity_data, provider)
       values ($1::text, $1::uuid, $2::jsonb, $3)`,
      [id, JSON.stringify(data), provider],
    );
  const emails = async () => {
    const rows = await database.query<{ email: string }>("select email from auth.users order by email");
    return rows.map(({ email }) => email);
  };
  const count = async (table: string) => (await database.query(`select from ${table}`)).length;

  it("are deleted with their rows when unconfirmed for a week", async () => {
    await signUp("forgotten@example.nl", { createdAt: "2026-11-14T11:59:59Z" });
    await signUp("waiting@example.nl", { createdAt: "2026-11-14T12:00:01Z" });
    await signUp("asked-again@example.nl", {
      createdAt: "2026-01-01T00:00:00Z",
      sentAt: "2026-11-20T00:00:00Z",
    });
    const confirmed = { createdAt: "2026-01-01T00:00:00Z", confirmedAt: "2026-01-01T00:10:00Z" };
    await signUp("confirmed@example.nl", confirmed);
    expect(await deleteUnconfirmedAccounts(database, now)).toBe(1);
    expect(await emails()).toEqual(["asked-again@example.nl", "confirmed@example.nl", "waiting@example.nl"]);
    expect(await count("auth.identities")).toBe(3);
    expect(await deleteUnconfirmedAccounts(database, now, AbortSignal.abort())).toBe(0);
  });

  it("are kept with a role or an identity of a provider", async () => {
    const long = { createdAt: "2026-01-01T00:00:00Z" };
    const admin = await signUp("admin@example.nl", long);
    await database.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [admin]);
    await identify(await signUp("github@example.nl", long), "github", {});
    const vouched = await signUp("vouched@example.nl", long);
    await database.query(
      `update auth.identities set identity_data = '{"email_verified": true}' where user_id = $1`,
      [vouched],
    );
    expect(await deleteUnconfirmedAccounts(database, now)).toBe(0);
    expect(await emails()).toHaveLength(3);
  });

  it("lose a new address that was not confirmed in time", async () => {
    const confirmed = { createdAt: "2026-01-01", confirmedAt: "2026-01-01" };
    for (const [email, sentAt] of [
      ["late@example.nl", "2026-11-20T11:59:00Z"],
      ["in-time@example.nl", "2026-11-20T12:01:00Z"],
    ] as const) {
      await database.query(
        `update auth.users
         set email_change = 'new-' || email, email_change_sent_at = $2::timestamptz, email_change_confirm_status = 1
         where id = $1`,
        [await signUp(email, confirmed), sentAt],
      );
    }
    expect(await forgetUnconfirmedAddresses(database, now)).toBe(1);
    const kept = "select email_change, email_change_confirm_status as status from auth.users order by email";
    expect(await database.query(kept)).toEqual([
      { email_change: "new-in-time@example.nl", status: 1 },
      { email_change: "", status: 0 },
    ]);
    expect(await forgetUnconfirmedAddresses(database, now)).toBe(0);
  });

  it("are deleted in batches", async () => {
    await database.execute(`
      insert into auth.users (id, email, created_at)
      select gen_random_uuid(), n || '@example.nl', '2026-01-01' from generate_series(1, 501) n`);
    expect(await deleteUnconfirmedAccounts(database, now)).toBe(501);
  });

  it("leave no expired sessions and links", async () => {
    const id = await signUp("eva@example.nl", { createdAt: "2026-01-01", confirmedAt: "2026-01-01" });
    await database.query(
      `insert into auth.sessions (id, user_id, not_after) values
         (gen_random_uuid(), $1, '2026-11-21T11:59:00Z'), (gen_random_uuid(), $1, '2026-11-21T12:01:00Z'),
         (gen_random_uuid(), $1, null)`,
      [id],
    );
    await database.query(
      `insert into auth.refresh_tokens (token, user_id, session_id)
       select id::text, user_id, id from auth.sessions`,
    );
    await database.query(
      `insert into auth.one_time_tokens (id, user_id, token_type, token_hash, relates_to, created_at) values
         (gen_random_uuid(), $1, 'recovery_token', 'old', '', '2026-11-20T11:59:00'),
         (gen_random_uuid(), $1, 'confirmation_token', 'new', '', '2026-11-20T12:01:00')`,
      [id],
    );
    expect(await deleteEndedSessions(database, now)).toBe(1);
    expect(await count("auth.sessions where not_after < '2026-11-21T12:00:00Z'")).toBe(0);
    expect(await count("auth.sessions")).toBe(2);
    expect(await count("auth.refresh_tokens")).toBe(2);
    expect(await deleteEndedLinks(database, now)).toBe(1);
    expect(await database.query("select token_hash from auth.one_time_tokens")).toEqual([
      { token_hash: "new" },
    ]);
  });
});
