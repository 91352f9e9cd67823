// @module-tag Previews

import { expect, it } from "vitest";
import type { Caller } from "../../server/backend/database/database.ts";
import { arrangeContent, draft } from "./content.ts";
import { describeOnRows } from "./rows.ts";
import { admin, as, createMembers, createUsers, editor, refused, user, visitor, writer } from "./users.ts";

describeOnRows("an opinion", [createUsers, createMembers, arrangeContent], (database) => {
  async function share(caller: Caller = editor, isMailed = false): Promise<string> {
    const [row] = await as<{ token: string }>(
      database,
      caller,
      `select public.create_preview_link(id, 7, $2) as token from public.otm_versions
      where subject_id = $1 order by number desc limit 1`,
      [draft, isMailed],
    );
    return row?.token ?? "";
  }

  const give = (token: string, name: string | null, verdict: string | null, remark = "", quote = "") =>
    as(database, visitor, "select public.give_opinion($1, $2, $3, $4, $5)", [
      token,
      name,
      quote,
      remark,
      verdict,
    ]);
  const given = (caller: Caller) =>
    as<{ id: string; name: string; remark: string; verdict: string | null }>(
      database,
      caller,
      "select id, name, remark, verdict from public.otm_preview_opinions order by created_at",
    );

  it("is given by whoever has the link, and read by editors and administrators alone", async () => {
    const token = await share();
    await give(token, " Anna ", "approved");
    await give(token, "Anna", null, "Nog een komma", "Geheim.");
    for (const caller of [editor, admin]) {
      expect(await given(caller)).toMatchObject([
        { name: "Anna", remark: "", verdict: "approved" },
        { name: "Anna", remark: "Nog een komma", verdict: null },
      ]);
    }
    for (const caller of [writer, user]) expect(await given(caller)).toEqual([]);
    await expect(given(visitor)).rejects.toMatchObject(refused);
  });

  it("is of the version that its link shows", async () => {
    const token = await share();
    await give(token, "Anna", "approved");
    const [said] = await database.query<{ number: number; newest: number }>(
      `select version.number, (select max(number) from public.otm_versions where subject_id = $1) as newest
      from public.otm_preview_opinions opinion join public.otm_preview_links link on link.id = opinion.link_id
      join public.otm_versions version on version.id = link.version_id`,
      [draft],
    );
    expect(said?.number).toBe(said?.newest);
  });

  it.each([
    ["no name", "", "approved", ""],
    ["a long name", "x".repeat(81), "approved", ""],
    ["nothing said", "Anna", null, ""],
    ["a long remark", "Anna", null, "x".repeat(2_001)],
    ["another verdict", "Anna", "perhaps", ""],
  ])("with %s is refused", async (_, name, verdict, remark) => {
    await expect(give(await share(), name, verdict, remark)).rejects.toMatchObject({ code: "23514" });
  });

  it("is refused through a link that is guessed, ended or revoked", async () => {
    const missing = { code: "PT404" };
    await expect(give("a".repeat(64), "Anna", "approved")).rejects.toMatchObject(missing);
    const ended = await share();
    await database.execute("update public.otm_preview_links set expires_at = now()");
    await expect(give(ended, "Anna", "approved")).rejects.toMatchObject(missing);
    const revoked = await share();
    await database.execute("update public.otm_preview_links set revoked_at = now()");
    await expect(give(revoked, "Anna", "approved")).rejects.toMatchObject(missing);
  });

  it("is one of 200 for a link at most", async () => {
    const token = await share();
    await database.execute(`insert into public.otm_preview_opinions (link_id, name, remark)
      select id, 'Anna', 'x' || n from public.otm_preview_links, generate_series(1, 199) n`);
    await give(token, "Anna", "approved");
    await expect(give(token, "Anna", "approved")).rejects.toMatchObject({ code: "PT429" });
    await give(await share(), "Anna", "approved");
  });

  it("is settled and deleted by editors, and never rewritten", async () => {
    await give(await share(), "Anna", "approved");
    await as(database, writer, "update public.otm_preview_opinions set resolved_at = now()");
    await as(database, writer, "delete from public.otm_preview_opinions");
    expect(
      await database.query("select from public.otm_preview_opinions where resolved_at is null"),
    ).toHaveLength(1);
    await as(database, editor, "update public.otm_preview_opinions set resolved_at = now()");
    expect(await database.query("select from public.otm_preview_opinions where resolved_at is null")).toEqual(
      [],
    );
    const rewrite = as(database, admin, "update public.otm_preview_opinions set verdict = 'not yet'");
    await expect(rewrite).rejects.toMatchObject(refused);
    await as(database, editor, "delete from public.otm_preview_opinions");
    expect(await given(editor)).toEqual([]);
  });

  it("is answered by editors, which whoever has the link reads without the name", async () => {
    const token = await share();
    const other = await share();
    await give(token, "Anna", null, "Nog een komma", "Geheim.");
    await give(token, "Bert", null, "Mooi");
    const answers = (link: string) => as(database, visitor, "select * from public.list_answers($1)", [link]);
    expect(await answers(token)).toEqual([]);
    const answer = (caller: Caller, text: string) =>
      as(
        database,
        caller,
        "update public.otm_preview_opinions set answer = $1 where remark = 'Nog een komma' returning 1",
        [text],
      );
    expect(await answer(writer, "Nee")).toEqual([]);
    expect(await answer(editor, "Die staat er nu")).toHaveLength(1);
    await expect(answer(editor, "x".repeat(2_001))).rejects.toMatchObject({ code: "23514" });
    expect(await answers(token)).toEqual([
      { quote: "Geheim.", remark: "Nog een komma", answer: "Die staat er nu" },
    ]);
    expect(await answers(other)).toEqual([]);
    expect(await answers("a".repeat(64))).toEqual([]);
    await database.execute("update public.otm_preview_links set revoked_at = now()");
    expect(await answers(token)).toEqual([]);
  });

  it("is with its document in the trash, unread, and back with it, though its link has ended", async () => {
    const token = await share();
    await give(token, "Anna", "approved");
    await as(database, editor, "delete from public.otm_blog_articles where id = $1", [draft]);
    expect(await given(editor)).toEqual([]);
    await expect(give(token, "Anna", "approved")).rejects.toMatchObject({ code: "PT404" });
    await as(database, editor, "select public.restore_from_trash($1)", [draft]);
    expect(await given(editor)).toMatchObject([{ name: "Anna", verdict: "approved" }]);
    await expect(give(token, "Anna", "approved")).rejects.toMatchObject({ code: "PT404" });
    await as(database, editor, "delete from public.otm_blog_articles where id = $1", [draft]);
    await database.query("delete from private.trash");
    expect(await database.query("select from public.otm_preview_opinions")).toEqual([]);
  });

  it("is told to its link's maker by mail where that is wished, once a day at most", async () => {
    const mails = () =>
      database.query("select recipient from private.mail_outbox where kind = 'preview-comments'");
    const tell = () => database.query("select public.mail_opinions()");
    await give(await share(), "Anna", "approved");
    await tell();
    expect(await mails()).toEqual([]);
    const wished = await share(editor, true);
    await tell();
    expect(await mails()).toEqual([]);
    await give(wished, "Anna", null, "Mooi");
    await give(wished, "Anna", "approved");
    await tell();
    await give(wished, "Anna", "not yet");
    await tell();
    expect(await mails()).toEqual([{ recipient: `${editor.id}@vlotwerk.example` }]);
    await database.execute("update private.mail_outbox set created_at = now() - interval '25 hours'");
    await tell();
    await tell();
    expect(await mails()).toHaveLength(2);
    await database.execute(`delete from public.user_roles where user_id = '${editor.id}';
      update private.mail_outbox set created_at = now() - interval '25 hours'`);
    await give(wished, "Anna", "approved");
    await tell();
    expect(await mails()).toHaveLength(2);
  });

  it("goes 30 days after its link ended, and not before", async () => {
    const end = (days: number) =>
      database.execute(`update public.otm_preview_links set expires_at = now() - interval '${days} days'`);
    const remaining = async () => {
      await database.query("select public.prune_opinions(now() - interval '30 days')");
      return (await given(editor)).length;
    };
    await give(await share(), "Anna", "approved");
    expect(await remaining()).toBe(1);
    await end(29);
    expect(await remaining()).toBe(1);
    await end(31);
    expect(await remaining()).toBe(0);
  });
});
