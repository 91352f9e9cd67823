// @module-tag S1
// @module-tag S18
// @module-tag S19

import { expect, it } from "vitest";
import { arrangeContent } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { admin, as, createUsers, otherAdmin } from "./users.ts";

describeOnRows("the rights of an administrator", [createUsers, arrangeContent], (database) => {
  /** The answers of policies and has_role to a caller with these claims. */
  async function rights(claims: object = {}): Promise<{ drafts: number; role: unknown }> {
    const caller = { ...admin, claims: JSON.stringify({ ...JSON.parse(admin.claims), ...claims }) };
    const drafts = await as(database, caller, "select 1 from public.otm_blog_articles where not published");
    const [row] = await as<{ role: boolean }>(
      database,
      caller,
      `select public.has_role('${admin.id}', 'admin') as role`,
    );
    return { drafts: drafts.length, role: row?.role };
  }

  const all = { drafts: 1, role: true };
  const none = { drafts: 0, role: false };

  it("exist in an active session", async () => {
    expect(await rights()).toEqual(all);
  });

  it("end with the session", async () => {
    await database.query("delete from auth.sessions where id = $1", [admin.session]);
    expect(await rights()).toEqual(none);
  });

  it("end when the session expires", async () => {
    await database.query("update auth.sessions set not_after = now() - interval '1 second'");
    expect(await rights()).toEqual(none);
    await database.query("update auth.sessions set not_after = now() + interval '1 hour'");
    expect(await rights()).toEqual(all);
  });

  it.each([[{ session_id: otherAdmin.session }], [{ session_id: "x" }], [{ session_id: undefined }]])(
    "do not exist with a session like %o",
    async (claims) => {
      expect(await rights(claims)).toEqual(none);
    },
  );

  it("are suspended during a ban", async () => {
    await database.query("update auth.users set banned_until = now() + interval '1 hour'");
    expect(await rights()).toEqual(none);
    await database.query("update auth.users set banned_until = now() - interval '1 second'");
    expect(await rights()).toEqual(all);
  });

  it("end with the role", async () => {
    await database.query("delete from public.user_roles where user_id = $1", [admin.id]);
    expect(await rights()).toEqual(none);
  });

  it("require aal2 when a factor is verified, whatever the token claims", async () => {
    const addFactor = (status: string) =>
      database.query(
        `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
         values (gen_random_uuid(), $1, 'totp', $2::auth.factor_status, now(), now())`,
        [admin.id, status],
      );
    await addFactor("unverified");
    expect(await rights()).toEqual(all);
    await addFactor("verified");
    expect(await rights({ aal: "aal2" })).toEqual(none);
    await database.query("update auth.sessions set aal = 'aal2' where id = $1", [admin.session]);
    expect(await rights()).toEqual(all);
  });
});
