// @module-tag Hosted

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import {
  grantRole,
  listMembers,
  revokeRole,
} from "../../../server/backend/auth/administrators/administrators.ts";
import { type Caller, type Database, openDatabase } from "../../../server/backend/database/database.ts";
import { listScripts, migrate } from "../../../server/backend/database/migrate.ts";
import { erasePersonalData } from "../../../server/backend/privacy/erase.ts";
import { collectPersonalData } from "../../../server/backend/privacy/personal-data.ts";
import { createPostgresDatabase } from "../../../server/backend/testing/databases.ts";
import { arrangeContent, draft, published } from "../content.ts";
import { admin, as, createUsers, user, visitor } from "../users.ts";
import { type ProjectDatabase, startProjectDatabase } from "./prepare.ts";

const supabase = fileURLToPath(new URL("../../", import.meta.url));
const service: Caller = { role: "service_role", claims: '{"role":"service_role"}' };
const refused = { code: "42501" };

/** The privileges of anon and authenticated on tables, columns and functions. */
const privileges = `
  select concat_ws(' ', role, privilege, relname, attname) as line
  from pg_class left join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped,
    unnest(array['anon', 'authenticated']) role, unnest(array['select', 'insert', 'update', 'delete']) privilege
  where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relkind = 'r'
    and case privilege when 'delete' then has_table_privilege(role, pg_class.oid, privilege)
      else has_column_privilege(role, pg_class.oid, attnum, privilege) end
  union all
  select concat_ws(' ', role, nspname, proname)
  from pg_proc join pg_namespace on pg_namespace.oid = pronamespace, unnest(array['anon', 'authenticated']) role
  where nspname in ('public', 'private') and has_function_privilege(role, pg_proc.oid, 'execute')
  order by line`;

const linesOf = async (database: Database) =>
  (await database.query<{ line: string }>(privileges)).map(({ line }) => line);

describe.each([
  ["which opens new tables to visitors", true],
  ["which opens nothing by itself", false],
])("a Supabase project %s", (_, opensPublic) => {
  let project: ProjectDatabase;
  /** The owner of the site's tables there, and the API's login role. */
  let owner: Database;
  let api: Database;

  beforeAll(async () => {
    project = await startProjectDatabase(opensPublic);
    owner = await openDatabase({ url: project.url, connections: 1 });
    api = await openDatabase({
      url: project.url.replace("//postgres:", "//authenticator:"),
      connections: 2,
    });
    await migrate(owner);
  });

  afterAll(async () => {
    await owner?.close();
    await api?.close();
    await project?.stop();
  });

  it("accepts the migrations from a role without superuser, with the same privileges as elsewhere", async () => {
    expect(await owner.query("select rolsuper from pg_roles where rolname = current_user")).toEqual([
      { rolsuper: false },
    ]);
    const elsewhere = await openDatabase({ url: await createPostgresDatabase(inject("migratedTemplate")) });
    const expected = await linesOf(elsewhere);
    await elsewhere.close();
    expect(expected.length).toBeGreaterThan(100);
    expect((await linesOf(owner)).filter((line) => !line.includes("stored_file"))).toEqual(expected);
  });

  it("accepts the seed", async () => {
    const files = [
      { path: `${supabase}seed.sql` },
      ...(await listScripts(`${supabase}seed/articles`)),
      ...(await listScripts(`${supabase}seed/pages`)),
    ];
    await owner.transaction(async (transaction) => {
      for (const { path } of files) await transaction.execute(await readFile(path, "utf8"));
    });
    const [found] = await as<{ count: number }>(
      api,
      visitor,
      "select count(*) from public.otm_blog_articles",
    );
    expect(found?.count).toBeGreaterThan(10);
  });

  it("shows visitors published rows, and administrators all", async () => {
    await createUsers(project.superuser);
    await owner.execute(
      "truncate public.otm_blog_tags, public.otm_blog_articles, public.otm_download_pages, public.otm_pages, public.otm_team_members, public.otm_about_us_content, public.otm_versions cascade",
    );
    await arrangeContent(owner);
    const both = `select id from public.otm_blog_articles where id in ('${published}', '${draft}') order by id`;
    expect(await as(api, visitor, both)).toEqual([{ id: published }]);
    expect(await as(api, user, both)).toEqual([{ id: published }]);
    expect(await as(api, admin, both)).toEqual([{ id: published }, { id: draft }]);
    await project.superuser.query("update auth.sessions set not_after = now() where id = $1", [
      admin.session,
    ]);
    expect(await as(api, admin, both)).toEqual([{ id: published }]);
    await project.superuser.query("update auth.sessions set not_after = null where id = $1", [admin.session]);
  });

  it("accepts recovery codes for the service's second factor", async () => {
    const factor = "aaaaaaaa-0000-4000-8000-000000000001";
    await project.superuser.execute(`
      insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
      values ('${factor}', '${admin.id}', 'totp', 'verified', now(), now());
      update auth.sessions set aal = 'aal2' where id = '${admin.session}'`);
    const codes = await as<{ code: string }>(api, admin, "select public.create_recovery_codes() as code");
    expect(codes.length).toBe(10);
    await project.superuser.query("update auth.sessions set aal = 'aal1' where id = $1", [admin.session]);
    expect(await as(api, admin, "select public.has_role($1, 'admin') as has", [admin.id])).toEqual([
      { has: false },
    ]);
    const use = "select public.use_recovery_code($1) as used";
    expect(await as(api, admin, use, [codes[0]?.code ?? ""])).toEqual([{ used: true }]);
    expect(await as(api, admin, "select public.has_role($1, 'admin') as has", [admin.id])).toEqual([
      { has: true },
    ]);
    // The auth service deletes a factor with its own role.
    await project.superuser.execute(`
      set role supabase_auth_admin; delete from auth.mfa_factors where id = '${factor}'; reset role`);
    expect(await owner.query("select from private.recovery_codes")).toEqual([]);
  });

  it("counts the service's passkeys, if it has any", async () => {
    const has = () => owner.query("select private.has_second_step($1) as has", [admin.id]);
    expect(await has()).toEqual([{ has: false }]);
    expect(await owner.query("select private.delete_passkeys($1) as deleted", [admin.id])).toEqual([
      { deleted: 0 },
    ]);
    if (opensPublic) return;
    await project.superuser.execute(`
      insert into auth.webauthn_credentials (user_id, credential_id, public_key, rp_id)
      values ('${admin.id}', 'x', 'x', 'localhost');
      update auth.sessions set aal = 'aal2' where id = '${admin.session}'`);
    expect(await has()).toEqual([{ has: true }]);
    expect(await as(api, admin, "select public.create_recovery_codes()")).toHaveLength(10);
    await project.superuser.execute(
      "set role supabase_auth_admin; delete from auth.webauthn_credentials; reset role",
    );
    expect(await owner.query("select from private.recovery_codes")).toEqual([]);
  });

  it("allows the site's server its functions by the secret key, and nobody else", async () => {
    const work = [
      "public.take_rate('x', 1, 60)",
      "public.file_link_key()",
      "public.delete_expired(now() - interval '1 year', now() - interval '90 days')",
      "public.claim_mails(gen_random_uuid(), 1)",
      "public.open_download(gen_random_uuid(), true)",
    ];
    for (const call of work) {
      await as(api, service, `select * from ${call}`);
      for (const caller of [visitor, user, admin]) {
        await expect(as(api, caller, `select * from ${call}`), call).rejects.toMatchObject(refused);
      }
    }
    const take = () => as<{ wait: number }>(api, service, "select public.take_rate('y', 2, 60) as wait");
    expect(await take()).toEqual([{ wait: 0 }]);
    expect(await take()).toEqual([{ wait: 0 }]);
    const [third] = await take();
    expect(third?.wait).toBeGreaterThan(50);
    const key = () => as<{ key: string }>(api, service, "select public.file_link_key() as key");
    expect(await key()).toEqual(await key());
    expect((await key())[0]?.key).toMatch(/^[0-9a-f]{64}$/);
  });

  it("can be administered by its database URL", async () => {
    expect(await migrate(owner)).toEqual([]);
    await project.superuser.query("update auth.users set email_confirmed_at = now() where id = $1", [
      user.id,
    ]);
    await grantRole(owner, `${user.id}@vlotwerk.example`, "admin");
    expect(await listMembers(owner, "admin")).toContain(`${user.id}@vlotwerk.example`);
    await revokeRole(owner, `${user.id}@vlotwerk.example`);
    await as(
      api,
      visitor,
      "insert into public.otm_contact_subm_vlotwerk (name, email, message) values ('Cor', 'cor@klant.example', 'Hallo')",
    );
    expect(JSON.stringify(await collectPersonalData(owner, "cor@klant.example"))).toContain("Hallo");
    await owner.transaction((transaction) => erasePersonalData(transaction, "cor@klant.example"));
    expect(JSON.stringify(await collectPersonalData(owner, "cor@klant.example"))).not.toContain("Hallo");
  });

  it("has a private bucket that no role but the server's may write or read", async () => {
    expect(await owner.query("select id, public from storage.buckets")).toEqual([
      { id: "media", public: false },
    ]);
    const add = "insert into storage.objects (bucket_id, name) values ('media', 'a/b/320.webp')";
    for (const caller of [visitor, user, admin]) {
      await expect(as(api, caller, add)).rejects.toMatchObject(refused);
    }
    await owner.execute(add);
    // Without a condition, so that only the verb's own policy applies.
    for (const caller of [visitor, user, admin]) {
      expect(await as(api, caller, "select from storage.objects")).toEqual([]);
      await as(api, caller, "update storage.objects set version = 'theirs'");
      await as(api, caller, "delete from storage.objects");
    }
    expect(
      await owner.query("select from storage.objects where version is distinct from 'theirs'"),
    ).toHaveLength(1);
  });
});
