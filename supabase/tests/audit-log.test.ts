import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Caller, Database } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { articleDocument } from "./article-document.ts";
import { activePage, arrangeContent, draft, published, unfeatured } from "./content.ts";
import { admin, as, createUsers, otherAdmin, refused, user, visitor } from "./users.ts";

type Entry = Record<"event" | "done_by" | "actor" | "account" | "noun" | "label", string | null>;

describeOnDatabase("the audit log", (open) => {
  let database: Database;
  let before = "";

  beforeAll(async () => {
    database = await open();
    await createUsers(database);
    await arrangeContent(database);
  });

  beforeEach(async () => {
    const [now] = await database.query<{ now: string }>("select clock_timestamp()::text as now");
    before = now?.now ?? "";
  });

  /** The events since this test began, oldest first. */
  const noted = () =>
    database.query<Entry>(
      `select event, done_by, actors.email as actor, accounts.email as account, noun, label
       from private.audit_log
       left join auth.users actors on actors.id = actor_id
       left join auth.users accounts on accounts.id = account_id
       where audit_log.created_at >= $1::text::timestamptz order by audit_log.created_at, audit_log.id`,
      [before],
    );
  const mine = { done_by: "person", actor: `${admin.id}@vlotwerk.example`, account: null };

  it("records who published, withdrew and deleted an article", async () => {
    await as(database, admin, "update public.otm_blog_articles set published = true where id = $1", [draft]);
    await as(database, admin, "update public.otm_blog_articles set author = 'Anna' where id = $1", [draft]);
    await as(database, admin, "update public.otm_blog_articles set published = false where id = $1", [draft]);
    await as(database, admin, "select public.delete_article($1)", [draft]);
    await as(database, admin, "insert into public.otm_blog_articles (slug) values ('a-draft')");
    await as(
      database,
      admin,
      "insert into public.otm_blog_articles (slug, published) values ('ready', true)",
    );
    const article = { ...mine, noun: "article" };
    const [slug] = (await noted()).map(({ label }) => label);
    expect(await noted()).toEqual([
      { ...article, event: "published", label: slug },
      { ...article, event: "withdrawn", label: slug },
      { ...article, event: "deleted", label: slug },
      { ...article, event: "published", label: "ready" },
    ]);
  });

  it("records the same of download pages and team members, and deletions of tags and files", async () => {
    await as(database, admin, "update public.otm_download_pages set active = false where id = $1", [
      activePage,
    ]);
    await as(database, admin, "delete from public.otm_download_pages where id = $1", [activePage]);
    await as(database, admin, "update public.otm_team_members set active = not active");
    await as(database, admin, "delete from public.otm_team_members");
    await as(database, admin, "delete from public.otm_blog_tags");
    const found = (await noted()).map(({ event, noun }) => `${event} ${noun}`);
    expect([...new Set(found)].sort()).toEqual([
      "deleted download page",
      "deleted tag",
      "deleted team member",
      "published team member",
      "withdrawn download page",
      "withdrawn file",
      "withdrawn team member",
    ]);
  });

  it("records who renamed a tag and both names, and no save under the same name", async () => {
    const [tag] = await as<{ id: string }>(
      database,
      admin,
      "insert into public.otm_blog_tags (name, slug) values ('Agents', 'agents') returning id",
    );
    await as(database, admin, "update public.otm_blog_tags set name = 'AI agents' where id = $1", [
      tag?.id ?? null,
    ]);
    await as(database, admin, "update public.otm_blog_tags set name = 'AI agents' where id = $1", [
      tag?.id ?? null,
    ]);
    expect(await noted()).toEqual([{ ...mine, event: "renamed", noun: "tag", label: "Agents → AI agents" }]);
  });

  it("records the removal of a language, and no ordinary saves", async () => {
    const save = (...languages: string[]) =>
      as(
        database,
        admin,
        `select public.save_document('article', $2, $1, max(number)) from public.otm_versions where subject_id = $1`,
        [
          published,
          JSON.stringify(
            articleDocument({
              slug: "published",
              published: true,
              content: languages.map((language) => ({ language, title: "T", content: "x" })),
            }),
          ),
        ],
      );
    await save("nl", "en");
    await save("nl", "en");
    expect(await noted()).toEqual([]);
    await save("en");
    await as(database, admin, "delete from public.otm_blog_article_content where article_id = $1", [
      published,
    ]);
    const lost = { ...mine, event: "deleted", label: "published" };
    expect(await noted()).toEqual([
      { ...lost, noun: "Dutch text" },
      { ...lost, noun: "English text" },
    ]);
  });

  it("records one event for a deleted article with its texts", async () => {
    await as(database, admin, "select public.delete_article($1)", [unfeatured]);
    expect((await noted()).map(({ event, noun }) => `${event} ${noun}`)).toEqual(["deleted article"]);
  });

  it("records a member created as active, and uploads, including replacements", async () => {
    await as(
      database,
      admin,
      "insert into public.otm_team_members (name, active, display_order) values ('Anna', true, 8), ('Later', false, 9)",
    );
    const [made] = await as<{ id: string }>(
      database,
      admin,
      "insert into public.otm_download_pages (slug) values ('with-a-file') returning id",
    );
    async function upload(name: string): Promise<void> {
      const [file] = await database.query<{ id: string }>(
        `select id from public.save_media(gen_random_uuid(), $1, $1, md5($1), 'application/pdf', 10, null, null, null,
           $2, false)`,
        [name, admin.id],
      );
      await as(
        database,
        admin,
        `insert into public.otm_download_files (page_id, language, media_id) values ($1, 'nl', $2)
         on conflict (page_id, language) do update set media_id = excluded.media_id`,
        [made?.id ?? "", file?.id ?? ""],
      );
    }
    await upload("first.pdf");
    await upload("second.pdf");
    expect(await noted()).toEqual([
      { ...mine, event: "published", noun: "team member", label: "Anna" },
      { ...mine, event: "uploaded", noun: "file", label: "first.pdf" },
      { ...mine, event: "published", noun: "file", label: "first.pdf" },
      { ...mine, event: "uploaded", noun: "file", label: "second.pdf" },
      { ...mine, event: "published", noun: "file", label: "second.pdf" },
    ]);
  });

  it("does not contain the sender of a deleted message", async () => {
    await as(database, admin, "delete from public.otm_contact_subm_vlotwerk");
    await as(database, admin, "delete from public.otm_download_submissions");
    expect((await noted()).map(({ event, noun, label }) => [event, noun, label])).toEqual([
      ["deleted", "message", null],
      ["deleted", "request", null],
    ]);
  });

  it("records grants and revocations of the role, also after an account's deletion", async () => {
    const about = { noun: null, label: "admin", account: `${user.id}@vlotwerk.example` };
    await as(database, admin, "insert into public.user_roles (user_id, role) values ($1, 'admin')", [
      user.id,
    ]);
    await as(database, admin, "delete from public.user_roles where user_id = $1", [user.id]);
    expect(await noted()).toEqual([
      { ...mine, ...about, event: "role-given" },
      { ...mine, ...about, event: "role-taken" },
    ]);
    await database.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [user.id]);
    await database.query("delete from auth.users where id = $1", [user.id]);
    expect((await noted()).slice(2)).toEqual([
      { ...about, event: "role-given", done_by: "server", actor: null, account: null },
      { ...about, event: "role-taken", done_by: "server", actor: null, account: null },
    ]);
  });

  it("is not flooded by recovery codes: ten sets in an hour", async () => {
    const make = (user: string, number: number) =>
      database.query(
        "insert into private.recovery_codes (user_id, code_hash) values ($1, sha256($2::text::bytea))",
        [user, `${number}`],
      );
    for (let number = 1; number <= 10; number += 1) await make(otherAdmin.id, number);
    const error = await make(otherAdmin.id, 11).catch((error: unknown) => error);
    expect(error).toMatchObject({ code: "PT429", detail: expect.stringMatching(/^3[56]\d\d$/) });
    await make(admin.id, 1);
    expect((await noted()).filter(({ event }) => event === "recovery-codes-made")).toHaveLength(11);
  });

  it("records the start of an export; rejects others", async () => {
    await as(database, admin, "select public.record_export('leads', 12)");
    expect(await noted()).toEqual([{ ...mine, event: "exported", noun: "leads", label: "12" }]);
    const otherUser: Caller = { ...visitor, role: "authenticated" };
    await expect(as(database, otherUser, "select public.record_export('leads', 1)")).rejects.toMatchObject({
      code: "PT403",
    });
    await expect(as(database, visitor, "select public.record_export('leads', 1)")).rejects.toMatchObject(
      refused,
    );
    await expect(as(database, admin, "select public.record_export('person', 1)")).rejects.toMatchObject({
      code: "PT400",
    });
  });

  it("rolls back an event with its transaction", async () => {
    const undone = database.transaction(async (transaction) => {
      await transaction.query("select set_config('request.jwt.claims', $1, true)", [admin.claims]);
      await transaction.query("update public.otm_blog_articles set published = false where id = $1", [
        published,
      ]);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect(await noted()).toEqual([]);
  });

  it("records no automatic changes of the server", async () => {
    await database.query("update public.otm_blog_articles set published = not published where id = $1", [
      published,
    ]);
    expect(await noted()).toEqual([]);
  });

  it("records changes by the secret key, except retention", async () => {
    const server: Caller = { role: "service_role", claims: '{"role":"service_role"}' };
    await database.execute(`
      insert into public.otm_contact_subm_vlotwerk (name, email, message, created_at)
        values ('Anna', 'anna@klant.example', 'Hallo', '2020-01-01');
      insert into private.audit_log (event, done_by, created_at)
        values ('exported', 'server', now() - interval '13 months')`);
    const [deleted] = await as<{ deleted: object }>(
      database,
      server,
      "select public.delete_expired('2021-01-01', '2021-01-01') as deleted",
    );
    expect(deleted).toEqual({ deleted: { leads: 1, mails: 0, deliveries: 0, events: 1 } });
    expect(await noted()).toEqual([]);
    await as(database, server, "delete from public.otm_blog_articles where slug = 'ready'");
    expect(await noted()).toMatchObject([
      { event: "deleted", done_by: "server", actor: null, label: "ready" },
    ]);
  });

  describe("is read", () => {
    const list = (caller: Caller, rest = "") =>
      as<{ id: string; created_at: Date; event: string; label: string }>(
        database,
        caller,
        `select id, created_at, event, label from public.list_audit_log(${rest})`,
      );

    it("by administrators, newest first, by event, from a cursor", async () => {
      for (const count of [1, 2, 3])
        await as(database, admin, `select public.record_export('leads', ${count})`);
      const all = await list(admin, "_events => '{exported}', _limit => 3");
      expect(all.map(({ label }) => label)).toEqual(["3", "2", "1"]);
      const [place] = await database.query<{ place: string }>(
        `select format('_created_at => %L, _id => %L', created_at, id) as place
         from private.audit_log where id = $1`,
        [all[1]?.id ?? ""],
      );
      const from = `_events => '{exported}', ${place?.place}`;
      expect((await list(admin, `${from}, _limit => 1`)).map(({ label }) => label)).toEqual(["1"]);
      expect((await list(admin, `${from}, _newer => true`)).map(({ label }) => label)).toEqual(["3"]);
      expect(new Set((await list(admin, "_events => '{role-given}'")).map(({ event }) => event))).toEqual(
        new Set(["role-given"]),
      );
    });

    it("for one user: actions by and on the account, each once and in order", async () => {
      const ask = (user: Caller & { id: string }, rest = "") =>
        as<{ id: string; event: string; actor: string | null; account: string | null; created_at: Date }>(
          database,
          admin,
          `select id, event, actor, account, created_at
           from public.list_audit_log(_person => '${user.id}' ${rest})`,
        );
      const email = `${admin.id}@vlotwerk.example`;
      await database.query(
        `insert into private.audit_log (event, done_by, actor_id, account_id)
         values ('password-changed', 'person', $1, $1), ('sign-in-failed', 'unknown', null, $1),
           ('sign-in-failed', 'unknown', null, $2)`,
        [admin.id, otherAdmin.id],
      );
      const all = await ask(admin, ", _limit => 1000");
      expect(all.slice(0, 2).map(({ event }) => event)).toEqual(["sign-in-failed", "password-changed"]);
      expect(all.every(({ actor, account }) => actor === email || account === email)).toBe(true);
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      const [rows] = await database.query<{ count: number }>(
        "select count(*)::int as count from private.audit_log where $1 in (actor_id, account_id)",
        [admin.id],
      );
      expect(all.length).toBe(rows?.count);
      expect(all.length).toBeGreaterThan(3);

      const [place] = await database.query<{ place: string }>(
        "select format(', _created_at => %L, _id => %L', created_at, id) as place from private.audit_log where id = $1",
        [all[2]?.id ?? ""],
      );
      expect(await ask(admin, `${place?.place}, _limit => 1`)).toEqual([all[3]]);
      expect(await ask(admin, `${place?.place}, _newer => true, _limit => 1`)).toEqual([all[1]]);
      expect(await ask(admin, ", _events => '{password-changed}'")).toEqual([all[1]]);
      expect((await ask(otherAdmin))[0]).toMatchObject({ event: "sign-in-failed", actor: null });
    });

    it("for present and former administrators", async () => {
      const people = (caller: Caller) =>
        as<{ email: string }>(database, caller, "select email from public.list_audit_people()");
      const one = "e0000000-0000-4000-8000-00000000000e";
      await database.query("insert into auth.users (id, email) values ($1, 'was@vlotwerk.example')", [one]);
      const administrators = [`${admin.id}@vlotwerk.example`, `${otherAdmin.id}@vlotwerk.example`];
      expect((await people(admin)).map(({ email }) => email)).toEqual(administrators.sort());
      await database.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [one]);
      await database.query("delete from public.user_roles where user_id = $1", [one]);
      expect((await people(admin)).map(({ email }) => email)).toContain("was@vlotwerk.example");
      expect(await people({ ...visitor, role: "authenticated" })).toEqual([]);
      await expect(people(visitor)).rejects.toMatchObject(refused);
    });

    it("by nobody else, and not by an administrator at aal1", async () => {
      expect(await list({ ...visitor, role: "authenticated" })).toEqual([]);
      await expect(list(visitor)).rejects.toMatchObject(refused);
      expect(await list(otherAdmin)).not.toEqual([]);
      await database.query(
        `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
         values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
        [otherAdmin.id],
      );
      expect(await list(otherAdmin)).toEqual([]);
    });
  });

  describe("is immutable", () => {
    const kept = { code: "PT403", message: "The audit log is not changed" };

    it.each([
      ["change", "update private.audit_log set label = 'other'"],
      ["change of who", `update private.audit_log set actor_id = '${otherAdmin.id}'`],
      ["leaving out of who", "update private.audit_log set actor_id = null where actor_id is not null"],
      [
        "leaving out of whose account",
        "update private.audit_log set account_id = null where account_id is not null",
      ],
      ["deletion", "delete from private.audit_log"],
      ["emptying", "truncate private.audit_log"],
    ])("for the server's own role: %s", async (_, statement) => {
      await as(database, admin, "select public.record_export('leads', 1)");
      await expect(database.query(statement)).rejects.toMatchObject(kept);
    });

    it.each(["anon", "authenticated", "service_role"] as const)(
      "for %s, without any privilege on the table",
      async (role) => {
        for (const statement of [
          "select from private.audit_log",
          "insert into private.audit_log (event, done_by) values ('exported', 'server')",
          "update private.audit_log set label = ''",
          "delete from private.audit_log",
          "truncate private.audit_log",
          "select private.record_event('exported')",
        ]) {
          await expect(as(database, { role, claims: admin.claims }, statement)).rejects.toMatchObject(
            refused,
          );
        }
      },
    );

    it("until it is twelve months old", async () => {
      await database.execute(`insert into private.audit_log (event, done_by, created_at) values
        ('exported', 'server', now() - interval '12 months 1 minute'),
        ('exported', 'server', now() - interval '12 months' + interval '1 minute')`);
      const old =
        "delete from private.audit_log where done_by = 'server' and event = 'exported' and created_at";
      expect(await database.query(`${old} < now() - interval '12 months' returning 1`)).toHaveLength(1);
      await expect(database.query(`${old} < now() - interval '11 months'`)).rejects.toMatchObject(kept);
    });
  });
});
