// @module-tag WeeklyMail

import { beforeEach, describe, expect, it } from "vitest";
import { type ArticleForm, article } from "../../../app/content/article.ts";
import { documentOf } from "../../../app/content/document.ts";
import { findArticleForEdit } from "../../../app/data/articles/admin-article.ts";
import { connectPersonDatabase } from "../../../app/data/database.ts";
import { saveWaitingForm } from "../../../app/data/versions/versions.ts";
import { listWeeklyMailItems, type OpenWeeklyMail } from "../../../app/data/weekly-mail/weekly-mail-items.ts";
import { dueWeeklyMail } from "../../../app/data/weekly-mail/weekly-mail-time.ts";
import { decideWeeklyMailPart, stillAsked } from "../../../app/panel/screens/proposals/weekly-mail-parts.ts";
import { decideItem, showItem, type verbs } from "../../../app/routes/site/weekly-mail/decide.server.ts";
import { arrangeContent, emptyTables, photo, published } from "../../../supabase/tests/content.ts";
import { publishableKey } from "../testing/api.ts";
import { describeOnApi } from "../testing/describe-on-api.ts";
import { queueWeeklyMails } from "./queue-weekly-mails.ts";

describe("the weekly mail", () => {
  it.each([
    ["at its hour", null, "2026-11-30T08:00+01:00", "2026-11-30"],
    ["later on its day", null, "2026-11-30T23:59+01:00", "2026-11-30"],
    ["not before its hour", null, "2026-11-30T07:59+01:00", null],
    ["by the clock of Amsterdam in summer", null, "2026-06-01T06:00Z", "2026-06-01"],
    ["not on another day", null, "2026-12-01T09:00+01:00", null],
    ["on the day that the firm has chosen", "Fr 14", "2026-12-04T14:00+01:00", "2026-12-04"],
    ["never when the firm wants none", "none", "2026-11-30T09:00+01:00", null],
    ["never at what is no time", "Mo 24", "2026-11-30T09:00+01:00", null],
  ])("is due %s", (_, stored, now, day) => {
    expect(dueWeeklyMail(stored, new Date(now))).toBe(day);
  });
});

describeOnApi("what a weekly mail asks", (api) => {
  const signal = AbortSignal.timeout(600_000);
  let token = "";
  let id = "";

  beforeEach(async () => {
    await emptyTables(api.database);
    await arrangeContent(api.database);
    api.mails.length = 0;
    token = await api.signIn({ role: "editor" });
    id = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()).sub;
    await api.database.query(
      `update auth.users set email_confirmed_at = now(), raw_user_meta_data = '{"panel_language": "nl"}' where id = $1`,
      [id],
    );
  });

  const options = () => ({
    ownRole: api.database,
    weeklyMails: api.backend.weeklyMails,
    fetch: api.backend.fetch,
    publishableKey,
    siteUrl: new URL("http://localhost"),
    linkKey: api.keys.linkKey,
  });
  const personOf = (weekly: OpenWeeklyMail) =>
    connectPersonDatabase(
      {
        backendUrl: "http://localhost",
        publishableKey,
        fetch: (input, init) => api.backend.fetch(new Request(input, init)),
      },
      weekly.token,
    );

  async function propose(change: Partial<ArticleForm>, assistant = "Claude") {
    const stored = await findArticleForEdit(api.client(token), published);
    if (!stored) throw new Error("The article is missing");
    const written = (form: ArticleForm) => JSON.stringify(documentOf(article, form));
    await api.database.query(
      "insert into public.otm_proposals (user_id, assistant, kind, subject, base, document) values ($1, $2, 'article', $3, $4, $5)",
      [id, assistant, published, written(stored.form), written({ ...stored.form, ...change })],
    );
  }

  const textOf = () =>
    api.mails.find(({ to, text }) => to.startsWith(id) && text.includes("/weekly-mail/"))?.text ?? "";

  /** Sends the mails of a day; gives the token of the link. */
  async function mailOf(): Promise<string> {
    await queueWeeklyMails(options(), "2100-01-04", signal);
    await expect.poll(textOf).not.toBe("");
    return /\/weekly-mail\/([0-9a-f]{64})/.exec(textOf())?.[1] ?? "";
  }

  async function open(link: string): Promise<OpenWeeklyMail> {
    const weekly = await api.backend.weeklyMails.open(link);
    if (!weekly) throw new Error("The link does not work");
    return weekly;
  }

  const decide = (weekly: OpenWeeklyMail, at: number, verb: (typeof verbs)[number]) =>
    decideItem(api.backend.weeklyMails, personOf(weekly), weekly, at, verb);
  const states = () =>
    api.database.query(
      "select state, created_by, note from public.otm_versions where subject_id = $1 order by number desc limit 1",
      [published],
    );
  const isShown = async (author: string) =>
    (await api.client().from("otm_blog_articles").select("author").eq("id", published)).data?.[0]?.author ===
    author;

  it("is five things at most, proposals first, with the old and the new sentence", async () => {
    await propose({ title: { nl: "Beter", en: "" }, author: "Eva" });
    await api.database.query(
      "insert into private.reviews (subject_id, due_on, user_id, note) values ($1, '2026-01-01', $2, 'Prijs?')",
      [published, id],
    );
    const link = await mailOf();
    expect(textOf()).toMatch(/Nu: Gepubliceerd\s+Voorstel: Beter/);
    expect(textOf()).toContain("Prijs?");
    const { items, person } = await open(link);
    expect(person).toContain("@");
    expect(items.length).toBeLessThanOrEqual(5);
    expect(items.map(({ kind }) => kind)).toEqual([
      "proposal",
      "proposal",
      "finding",
      ...items.slice(3).map(() => "finding"),
    ]);
    expect(items[2]).toMatchObject({ reason: "due_review", words: "Prijs?" });
    const subjects = items.flatMap((item) => (item.kind === "finding" ? [item.subjectId] : []));
    expect(new Set(subjects).size).toBe(subjects.length);
    expect(await listWeeklyMailItems(api.client(token))).toHaveLength(items.length);
  });

  it("is sent once on a day, and not when there is nothing or to nobody who may publish", async () => {
    await emptyTables(api.database);
    token = await api.signIn({ role: "editor" });
    await api.signIn({ role: "writer" });
    await api.database.execute("update auth.users set email_confirmed_at = now(), created_at = now()");
    expect(await queueWeeklyMails(options(), "2026-11-30", signal)).toBe(0);
    expect(await api.database.query("select items from private.weekly_mails"), "is new since then").toEqual(
      [],
    );
    expect(await queueWeeklyMails(options(), "2100-01-04", signal)).toBe(0);
    expect(await api.database.query("select items from private.weekly_mails")).toEqual([{ items: [] }]);
    await arrangeContent(api.database);
    await api.database.execute("update auth.users set email_confirmed_at = now()");
    const counts = await Promise.all(
      ["2100-01-11", "2100-01-11"].map((day) => queueWeeklyMails(options(), day, signal)),
    );
    expect(counts.toSorted().at(0)).toBe(0);
    expect(await queueWeeklyMails(options(), "2100-01-11", signal)).toBe(0);
  });

  it("is accepted in the person's name, waits, and is decided once", async () => {
    await propose({ author: "Eva" });
    const link = await mailOf();
    const weekly = await open(link);
    for (const item of weekly.items) await showItem(personOf(weekly), item);
    expect((await open(link)).items).toEqual(weekly.items);
    const outcomes = await Promise.all(Array.from({ length: 20 }, () => decide(weekly, 0, "accept")));
    expect(outcomes.filter((outcome) => outcome === "accepted")).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(["accepted", "done"]));
    expect(await states()).toEqual([{ state: "working", created_by: id, note: "Claude" }]);
    expect(await isShown("Eva")).toBe(false);
    expect(await api.database.query("select from public.otm_proposals")).toEqual([]);
    expect(await decide(weekly, 0, "refuse")).toBe("done");
  });

  it("is refused, or said to be right, and nothing but its own parts", async () => {
    await propose({ author: "Eva", readTime: "9" });
    const weekly = await open(await mailOf());
    expect(await decide(weekly, 0, "refuse")).toBe("refused");
    const finding = weekly.items.findIndex(({ kind }) => kind === "finding");
    expect(await decide(weekly, finding, "settle")).toBe("settled");
    expect(await decide(weekly, finding, "settle")).toBe("done");
    expect(await decide(weekly, 1, "settle")).toBe("unknown");
    for (const at of [-1, 99, Number.NaN]) expect(await decide(weekly, at, "accept")).toBe("unknown");
    expect(await decide(weekly, 1, "accept")).toBe("accepted");
  });

  it("is changed once a person wrote there, an assistant proposes otherwise, or somebody decided", async () => {
    await propose({ author: "Eva", readTime: "9" });
    const weekly = await open(await mailOf());
    const other = api.client(await api.signIn({ isAdmin: true }));
    const stored = await findArticleForEdit(other, published);
    if (!stored) throw new Error("The article is missing");
    await saveWaitingForm(other, article, { ...stored.form, author: "Zelf" }, stored);
    const author = weekly.items.findIndex(
      (item) => item.kind === "proposal" && item.name.startsWith("Claude: Auteur"),
    );
    const shown = await Promise.all(weekly.items.map((item) => showItem(personOf(weekly), item)));
    expect(shown[author]).toMatchObject({ mayAccept: false, outcome: null });
    expect(await decide(weekly, author, "accept")).toBe("changed");
    expect(await isShown("Zelf")).toBe(false);
    await api.database.execute("delete from public.otm_proposals");
    await propose({ readTime: "12" });
    expect(await decide(weekly, 1 - author, "accept")).toBe("changed");
    expect(await api.database.query("select from public.otm_proposals")).toHaveLength(1);
  });

  it("is asked no more in the panel once one of its parts was decided there", async () => {
    await propose({ author: "Eva", readTime: "9" });
    const weekly = await open(await mailOf());
    const db = api.client(token);
    const asked = async () =>
      (await stillAsked(db, await listWeeklyMailItems(db))).filter(({ kind }) => kind === "proposal").length;
    expect(await asked()).toBe(2);
    const [first] = weekly.items;
    if (first?.kind === "proposal") await decideWeeklyMailPart(db, first, "refuse");
    expect(await asked()).toBe(1);
  });

  it("accepts neither what is live at once nor what is planned to be", async () => {
    await api.database.query(
      `insert into public.otm_proposals (user_id, assistant, kind, subject, base, document)
       values ($1, 'Claude', 'picture', $2, '{"nl": "", "en": ""}', '{"nl": "Een reiger", "en": ""}')`,
      [id, photo],
    );
    await propose({ author: "Eva" });
    await api.database.query(
      `insert into public.otm_schedules (kind, subject_id, action, at) values ('article', $1, 'publish', now() + interval '1 day')`,
      [published],
    );
    const weekly = await open(await mailOf());
    expect(await decide(weekly, 0, "accept")).toBe("changed");
    expect(await decide(weekly, 1, "accept")).toBe("changed");
    expect(await api.database.query("select alt_nl from public.otm_media where id = $1", [photo])).toEqual([
      { alt_nl: "" },
    ]);
  });

  it("ends with the role, a ban, the account, and after seven days", async () => {
    await propose({ author: "Eva" });
    const link = await mailOf();
    const weekly = await open(link);
    const person = personOf(weekly);
    const reads = async () => ((await person.from("otm_proposals").select("id")).data ?? []).length;
    expect(await reads()).toBe(1);
    const ends: [string, string][] = [
      ["update public.user_roles set role = 'writer'", "update public.user_roles set role = 'editor'"],
      ["update auth.users set banned_until = '2100-01-01'", "update auth.users set banned_until = null"],
      [
        "update private.weekly_mails set expires_at = now()",
        "update private.weekly_mails set expires_at = now() + interval '1 day'",
      ],
    ];
    for (const [end, undo] of ends) {
      await api.database.execute(`begin; set local session_replication_role = replica; ${end}; commit`);
      expect(await api.backend.weeklyMails.open(link), end).toBeNull();
      expect(await decide(weekly, 0, "accept"), end).not.toBe("accepted");
      await api.database.execute(`begin; set local session_replication_role = replica; ${undo}; commit`);
    }
    expect(await reads()).toBe(1);
    await api.database.execute("delete from public.user_roles where role = 'editor'");
    expect(await api.backend.weeklyMails.open(link)).toBeNull();
    expect(await reads()).toBe(0);
    expect(await decide(weekly, 0, "accept")).toBe("done");
    for (const wrong of ["", "x", "a".repeat(64), `${link}x`, link.toUpperCase()])
      expect(await api.backend.weeklyMails.open(wrong)).toBeNull();
    expect(await states()).toMatchObject([{ state: expect.not.stringMatching("working") }]);
  });
});
