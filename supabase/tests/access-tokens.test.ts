// @module-tag Agents

import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { Caller } from "../../server/backend/database/database.ts";
import { articleDocument } from "./article-document.ts";
import { loaded, save } from "./article-versions.ts";
import { activePage, arrangeContent, draft, photo, publicTag, published, withoutPlans } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import {
  admin,
  as,
  createMembers,
  createUsers,
  editor,
  tokenOf as newToken,
  type Person,
  refused,
  user,
  writer,
} from "./users.ts";

describeOnRows("an access token", [createUsers, createMembers, arrangeContent, withoutPlans], (database) => {
  const make = (person: Caller, scopes: string[] = [], days = 30, name = "Assistant") =>
    as<{ token: string }>(
      database,
      person,
      "select public.create_access_token($1, $2::text[], $3::int) as token",
      [name, scopes, days],
    );

  const tokenOf = (person: Person, ...scopes: string[]) => newToken(database, person, scopes);

  const countOf = async (caller: Caller, table: string) =>
    (await as(database, caller, `select 1 from ${table}`)).length;
  const drafts = (caller: Caller) => countOf(caller, "public.otm_blog_articles where not published");

  const document = (isPublished = false) =>
    JSON.stringify(
      articleDocument({
        slug: "assistent",
        published: isPublished,
        content: [{ language: "nl", title: "Van een assistent", content: "<p>Tekst.</p>" }],
        tags: [publicTag],
      }),
    );

  const saveNew = (caller: Caller, isPublished = false) =>
    as<{ id: string }>(database, caller, "select id from public.save_document('article', $1)", [
      document(isPublished),
    ]);

  async function saveOver(caller: Caller, call: string, article: string, over?: { number: number }) {
    const { number } = over ?? (await loaded(database, article));
    return as(database, caller, `select public.${call}`, [article, number, document()]);
  }
  const saveWorking = (caller: Caller, article = published) =>
    saveOver(caller, "save_working_version('article', $1, $2::int, $3)", article);
  const saveDraft = (caller: Caller, article = draft, over?: { number: number }) =>
    saveOver(caller, "save_document('article', $3, $1, $2::int)", article, over);

  describe("is made", () => {
    it("by anyone with a role, for reading at least, and its hash is all that is stored", async () => {
      for (const person of [admin, editor, writer]) {
        const [made] = await make(person, ["draft", "draft"]);
        expect(made?.token).toMatch(/^vlotwerk_[0-9a-f]{64}$/);
      }
      const rows = await database.query<{ row: string; scopes: string[] }>(
        "select row_to_json(token)::text as row, scopes from public.otm_access_tokens token",
      );
      expect(rows.map(({ scopes }) => scopes)).toEqual(Array(3).fill(["draft", "read"]));
      expect(rows.map(({ row }) => row).join()).not.toContain("vlotwerk_");
    });

    it("by nobody without a role, and by no token", async () => {
      await expect(make(user)).rejects.toMatchObject(refused);
      await expect(make(await tokenOf(admin, "draft", "leads"))).rejects.toMatchObject(refused);
    });

    it("only in a session in which a second factor was shown, where there is one", async () => {
      const early = await tokenOf(admin);
      await addFactor();
      await expect(make(admin)).rejects.toMatchObject(refused);
      expect(await drafts(early)).toBe(0);
      await database.query("update auth.sessions set aal = 'aal2' where id = $1", [admin.session]);
      expect(await drafts(await tokenOf(admin))).toBe(1);
    });

    it("for 90 days at most, with known scopes and a name", async () => {
      for (const days of [0, 91, 365])
        await expect(make(admin, [], days)).rejects.toMatchObject({ code: "PT400" });
      await expect(make(admin, ["publish"])).rejects.toMatchObject({ constraint: "scopes_are_known" });
      for (const name of ["", "a\nb"])
        await expect(make(admin, [], 7, name)).rejects.toMatchObject({ code: "23514" });
      await expect(make(admin, [], 7, "x".repeat(61))).rejects.toMatchObject({ constraint: "name_length" });
    });

    it("twenty times at most", async () => {
      for (let count = 0; count < 20; count++) await make(writer);
      await expect(make(writer)).rejects.toMatchObject({ code: "PT409" });
    });

    it("and revoked in the audit log, with its name and scopes", async () => {
      const { id } = await tokenOf(admin, "draft");
      await as(database, admin, "delete from public.otm_access_tokens where id = $1", [id]);
      expect(
        await database.query(
          "select event, actor_id, label from private.audit_log where event like 'token-%' order by id",
        ),
      ).toEqual([
        { event: "token-made", actor_id: admin.id, label: "Assistant (draft, read)" },
        { event: "token-revoked", actor_id: admin.id, label: "Assistant" },
      ]);
    });
  });

  describe("is seen and revoked", () => {
    const revoke = (caller: Caller, id: string) =>
      as(database, caller, "delete from public.otm_access_tokens where id = $1 returning id", [id]);

    it("by its person in a session, by nobody else and by no token", async () => {
      const token = await tokenOf(editor, "draft");
      for (const other of [admin, writer, user, token]) {
        expect(await as(database, other, "select id from public.otm_access_tokens")).toEqual([]);
        expect(await revoke(other, token.id)).toEqual([]);
      }
      await expect(
        as(database, editor, "select token_hash from public.otm_access_tokens"),
      ).rejects.toMatchObject(refused);
      expect(await revoke(editor, token.id)).toHaveLength(1);
      expect(await drafts(token)).toBe(0);
    });
  });

  describe("reads", () => {
    it("articles in any state, their parts, tags and the library, for a person of any role", async () => {
      await database.query("insert into public.otm_blog_tags (name, slug) values ('Unused', 'unused')");
      for (const person of [admin, editor, writer]) {
        const token = await tokenOf(person);
        expect(await drafts(token)).toBe(1);
        expect(await countOf(token, "public.otm_blog_article_content")).toBe(2);
        expect(await countOf(token, "public.otm_blog_article_faqs")).toBe(2);
        expect(await countOf(token, "public.otm_blog_tags")).toBe(3);
        expect(await countOf(token, "public.otm_blog_article_tags")).toBe(2);
        expect(await countOf(token, "public.otm_pages")).toBe(4);
        expect(await countOf(token, "public.otm_media")).toBe(2);
        expect(await countOf(token, "public.filter_articles(_search => 'draft')")).toBe(1);
      }
    });

    it("what is planned for articles, not for download pages", async () => {
      const token = await tokenOf(writer);
      const ofEditor = await tokenOf(editor);
      for (const subject of [
        `'article', '${draft}', now() + interval '1 day', 'publish'`,
        `'download-page', '${activePage}', now() + interval '1 day', 'unpublish'`,
      ]) {
        await as(database, admin, `select public.schedule_publication(${subject})`);
      }
      expect(await as(database, token, "select kind, subject_id from public.otm_schedules")).toEqual([
        { kind: "article", subject_id: draft },
      ]);
      expect(await countOf(ofEditor, "public.otm_schedules")).toBe(2);
    });

    it("every download page, team member and version, for editors and administrators alone", async () => {
      for (const [person, pages, versions] of [
        [admin, 2, 10],
        [editor, 2, 10],
        [writer, 1, 7],
      ] as const) {
        const token = await tokenOf(person);
        expect(await countOf(token, "public.otm_team_members")).toBe(pages);
        expect(await countOf(token, "public.otm_download_pages")).toBe(pages);
        expect(await countOf(token, "public.otm_download_page_content")).toBe(pages);
        expect(await countOf(token, "public.otm_versions")).toBe(versions);
        expect(await countOf(token, "public.otm_waiting_texts")).toBe(1);
      }
    });

    it("nothing else of the panel", async () => {
      const token = await tokenOf(admin, "draft");
      for (const table of [
        "public.user_roles",
        "public.otm_access_tokens",
        "public.otm_preview_links",
        "public.otm_preview_opinions",
        "public.otm_versions where kind not in ('article', 'page', 'download-page', 'about-page')",
        "public.otm_download_files",
        "public.otm_leads",
        "public.otm_contact_subm_vlotwerk",
        "public.otm_download_submissions",
        "public.list_leads()",
        "public.list_audit_log()",
        "public.list_accounts()",
      ])
        expect([table, await countOf(token, table)]).toEqual([table, 0]);
      for (const call of ["list_schedules()", `list_versions('article', '${draft}')`])
        await expect(countOf(token, `public.${call}`)).rejects.toMatchObject(refused);
      expect(
        await as(database, token, "select public.has_role($1, 'admin') as is_admin", [admin.id]),
      ).toEqual([{ is_admin: false }]);
    });
  });

  describe("drafts", () => {
    it("a new article, which is no public one whatever the document says, and is marked in the history", async () => {
      const [made] = await saveNew(await tokenOf(writer, "draft"));
      const id = made?.id ?? "";
      expect(
        await database.query(
          "select slug, published, published_at from public.otm_blog_articles where id = $1",
          [id],
        ),
      ).toEqual([{ slug: "assistent", published: false, published_at: null }]);
      expect(
        await as(
          database,
          writer,
          "select number, state, person, assistant from public.list_versions('article', $1)",
          [id],
        ),
      ).toEqual([
        { number: 1, state: "saved", person: `${writer.id}@vlotwerk.example`, assistant: "Assistant" },
      ]);
    });

    const notOfAssistants = {
      code: "PT403",
      message: "People change an article, assistants propose changes",
    };

    it("no changes beside a live article, whatever its state", async () => {
      await expect(saveWorking(await tokenOf(admin, "draft"))).rejects.toMatchObject(notOfAssistants);
    });

    it("over what assistants of its person alone have written, and over nothing outdated", async () => {
      const token = await tokenOf(admin, "draft");
      const [made] = await saveNew(token);
      const own = made?.id ?? "";
      const old = await loaded(database, own);
      await saveDraft(token, own);
      await saveDraft(await tokenOf(admin, "draft"), own);
      await expect(saveDraft(token, own, { number: old.number - 1 })).rejects.toMatchObject({
        code: "PT409",
      });
      await expect(saveNew(token, true)).rejects.toMatchObject({
        ...refused,
        message: "Only editors publish",
      });
      for (const article of [draft, published])
        await expect(saveDraft(token, article)).rejects.toMatchObject(notOfAssistants);
      await expect(saveDraft(await tokenOf(editor, "draft"), own)).rejects.toMatchObject(notOfAssistants);
      await save(database, own, { title: "Van een mens" });
      await expect(saveDraft(token, own)).rejects.toMatchObject(notOfAssistants);
    });

    it("nothing of its own that is planned to be published", async () => {
      const token = await tokenOf(admin, "draft");
      const [made] = await saveNew(token);
      await as(
        database,
        admin,
        "select public.schedule_publication('article', $1, now() + interval '1 day', 'publish')",
        [made?.id ?? ""],
      );
      await expect(saveDraft(token, made?.id)).rejects.toMatchObject(refused);
    });

    it("a download page, as an assistant of who drafts them", async () => {
      const page = JSON.stringify({ slug: "gids_van_een_assistent", active: false, content: [] });
      const call = "select id from public.save_document('download-page', $1)";
      for (const person of [admin, editor])
        await as(database, await tokenOf(person, "draft"), call, [
          page.replace("gids", `gids_${person.id.at(-1)}`),
        ]);
      await expect(as(database, await tokenOf(writer, "draft"), call, [page])).rejects.toMatchObject(refused);
      await expect(
        as(database, await tokenOf(admin, "draft"), call, [page.replace("false", "true")]),
      ).rejects.toMatchObject({ ...refused, message: "Only editors publish" });
    });

    it("only with that scope", async () => {
      const token = await tokenOf(admin, "leads");
      await expect(saveNew(token)).rejects.toMatchObject(refused);
      await expect(saveDraft(token)).rejects.toMatchObject(refused);
      await expect(saveWorking(token)).rejects.toMatchObject(notOfAssistants);
    });
  });

  it("writes no table of articles, publishes, deletes, mails, shares and plans nothing", async () => {
    const token = await tokenOf(admin, "draft", "leads");
    const [version] = await database.query<{ id: string }>(
      "select id from public.otm_versions where subject_id = $1",
      [draft],
    );
    const changes = [
      "update public.otm_blog_articles set published = true",
      "delete from public.otm_blog_articles",
      "update public.otm_blog_article_content set title = 'x'",
      "delete from public.otm_blog_article_content",
      "delete from public.otm_blog_article_faqs",
      "delete from public.otm_blog_article_tags",
      "update public.otm_blog_tags set name = 'x'",
      "delete from public.otm_blog_tags",
      `update public.otm_media set alt_nl = 'x' where id = '${photo}'`,
      "delete from public.otm_media",
      "delete from public.otm_schedules",
      "update public.otm_preview_links set revoked_at = now()",
      "delete from public.otm_contact_subm_vlotwerk",
      "delete from public.otm_download_submissions",
      "update public.user_roles set role = 'writer'",
      "delete from public.user_roles",
      `update public.otm_download_pages set active = false where id = '${activePage}'`,
      "update public.otm_about_us_content set value_nl = 'x'",
    ];
    for (const change of changes)
      expect([change, await as(database, token, `${change} returning 1`)]).toEqual([change, []]);
    const calls = [
      "insert into public.otm_blog_articles (slug) values ('new')",
      `insert into public.otm_blog_article_content (article_id, language, title) values ('${draft}', 'en', 'x')`,
      "insert into public.otm_contact_subm_vlotwerk (name, email, message) values ('A', 'a@b.example', 'x')",
      `insert into public.otm_download_submissions (page_id, name, email) values ('${activePage}', 'A', 'a@b.example')`,
      "insert into public.otm_blog_tags (name, slug) values ('New', 'new')",
      `select public.save_document('article', '${document(true)}')`,
      `select public.save_document('download-page', '{"active": true}')`,
      `select public.save_document('download-page', '{}', '${activePage}', 1)`,
      `select public.save_working_version('download-page', '${activePage}', 1, '{}')`,
      `select public.create_preview_link('${version?.id}', 7)`,
      `select public.restore_version('${version?.id}', 1)`,
      `select public.discard_working_version('article', '${published}', 1)`,
      `select public.schedule_publication('article', '${draft}', now(), 'publish')`,
      `select public.confirm_translation('article', '${draft}', 'nl', 'title', 1)`,
      `select public.confirm_sentences('article', '${draft}', 'nl', 'title', '{}')`,
      `select public.resend_mail('${randomUUID()}')`,
      "select public.record_export('leads', 1)",
      "select public.set_lead_access(true)",
      `select public.end_sessions('${editor.id}')`,
      "select public.create_recovery_codes()",
      `select public.delete_article('${draft}')`,
    ];
    for (const call of calls)
      await expect(as(database, token, call), call).rejects.toMatchObject({
        code: expect.stringMatching(/^(42501|PT403)$/),
      });
  });

  describe("handles leads", () => {
    it("with that scope: reads and marks them", async () => {
      const token = await tokenOf(admin, "leads");
      for (const table of ["public.otm_leads", "public.list_leads()"])
        expect(await countOf(token, table)).toBe(2);
      expect(await countOf(token, "public.otm_contact_subm_vlotwerk")).toBe(1);
      expect(await countOf(token, "public.otm_download_submissions")).toBe(1);
      expect(
        await as(database, token, "update public.otm_leads set status = 'handled' returning 1"),
      ).toHaveLength(2);
      expect(
        await as(database, token, "select leads as count from public.count_leads(_status => 'handled')"),
      ).toEqual([{ count: 2 }]);
    });

    it("writes no notes: they are the firm's own", async () => {
      const token = await tokenOf(admin, "leads");
      await as(database, admin, "update public.otm_leads set notes = 'Belt terug.'");
      for (const change of ["notes = 'x'", "notes = '', status = 'handled'"])
        await expect(as(database, token, `update public.otm_leads set ${change}`)).rejects.toMatchObject({
          ...refused,
          message: "The notes of a lead are written by a person in the panel",
        });
      // Sent back as they are.
      await as(database, token, "update public.otm_leads set notes = 'Belt terug.', status = 'handled'");
      expect(await database.query("select distinct status, notes from public.otm_leads")).toEqual([
        { status: "handled", notes: "Belt terug." },
      ]);
    });

    it("takes none out of spam, because mails are sent for it", async () => {
      const token = await tokenOf(admin, "leads");
      await as(database, admin, "update public.otm_leads set status = 'spam'");
      await database.query("delete from private.mail_outbox");
      await expect(as(database, token, "update public.otm_leads set status = 'new'")).rejects.toMatchObject({
        ...refused,
        message: expect.stringContaining("by a person in the panel"),
      });
      await as(database, token, "update public.otm_leads set status = 'handled'");
      await as(database, token, "update public.otm_leads set status = 'new'");
      expect(await database.query("select from private.mail_outbox")).toEqual([]);
    });

    it("only where its person sees leads", async () => {
      const token = await tokenOf(editor, "leads");
      expect(await countOf(token, "public.otm_leads")).toBe(0);
      await as(database, admin, "select public.set_lead_access(true)");
      expect(await countOf(token, "public.otm_leads")).toBe(2);
      expect(await countOf(await tokenOf(writer, "leads"), "public.otm_leads")).toBe(0);
    });
  });

  describe("ends", () => {
    const ends: [string, string][] = [
      ["when it expires", "update public.otm_access_tokens set expires_at = now()"],
      ["with the role", `delete from public.user_roles where user_id = '${admin.id}'`],
      ["during a ban", "update auth.users set banned_until = now() + interval '1 hour'"],
      ["with a new password", "update auth.users set encrypted_password = 'x'"],
      ["with the account", `delete from auth.users where id = '${admin.id}'`],
      ["when a second step is required", "update public.user_roles set requires_second_step = true"],
    ];
    it.each(ends)("%s", async (_, change) => {
      const token = await tokenOf(admin, "draft", "leads");
      expect(await drafts(token)).toBe(1);
      await database.query(change);
      expect(await drafts(token)).toBe(0);
      expect(await countOf(token, "public.otm_leads")).toBe(0);
      await expect(saveNew(token)).rejects.toMatchObject(refused);
    });

    it("in the table too, a month after it has expired", async () => {
      await tokenOf(admin);
      await tokenOf(writer);
      await database.query(
        `update public.otm_access_tokens set created_at = now() - interval '70 days', expires_at = now() - interval '31 days'
         where user_id = $1`,
        [admin.id],
      );
      await database.query(
        "select public.delete_expired(now() - interval '1 year', now() - interval '1 year')",
      );
      expect(await database.query("select user_id from public.otm_access_tokens")).toEqual([
        { user_id: writer.id },
      ]);
    });

    it("for good with the role, also when it is given again", async () => {
      const token = await tokenOf(editor);
      await database.query("delete from public.user_roles where user_id = $1", [editor.id]);
      await database.query("insert into public.user_roles (user_id, role) values ($1, 'editor')", [
        editor.id,
      ]);
      expect(await drafts(token)).toBe(0);
    });

    it("when an administrator ends all sessions of its person", async () => {
      const token = await tokenOf(editor);
      await as(database, admin, "select public.end_sessions($1)", [editor.id]);
      expect(await drafts(token)).toBe(0);
    });

    it.each([{ access_token_id: "x" }, { access_token_id: randomUUID() }, { sub: editor.id }])(
      "and is none with claims like %o",
      async (claims) => {
        const token = await tokenOf(admin, "draft");
        const other = { ...token, claims: JSON.stringify({ ...JSON.parse(token.claims), ...claims }) };
        expect(await drafts(other)).toBe(0);
      },
    );
  });

  async function addFactor(): Promise<void> {
    await database.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       values (gen_random_uuid(), $1, 'totp', 'verified', now(), now())`,
      [admin.id],
    );
  }
});
