import type { Database } from "../../server/backend/database.ts";
import { payloadOf, textOf } from "./text-fields.ts";

const languages = ["nl", "en"] as const;

type Row = Readonly<Record<string, unknown>>;

/**
 * Puts an attack into every text that editors fill in, in place of the seed's content: for each of these rows one
 * article with its tag and question, one person of the team and one download page. Their slugs are `text-0` and so on.
 */
export async function fillEditorsTexts(database: Database, rows: readonly number[]): Promise<void> {
  await database.execute(`
    truncate public.otm_blog_articles, public.otm_blog_tags, public.otm_team_members, public.otm_download_pages,
      public.otm_about_us_content cascade`);
  await insert(database, "public.otm_blog_articles", rows.map(article));
  await insert(
    database,
    "public.otm_blog_article_content",
    rows.flatMap((row) => languages.map((language) => articleContent(row, language))),
  );
  await insert(
    database,
    "public.otm_blog_article_faqs",
    rows.map((row) => ({
      id: idOf("faq", row),
      article_id: idOf("article", row),
      display_order: 1,
      ...texts("otm_blog_article_faqs", ["question_nl", "answer_nl", "question_en", "answer_en"], row),
    })),
  );
  await insert(
    database,
    "public.otm_blog_tags",
    rows.map((row) => ({
      id: idOf("tag", row),
      slug: `text-${row}`,
      ...texts("otm_blog_tags", ["name"], row),
    })),
  );
  await insert(
    database,
    "public.otm_blog_article_tags",
    rows.map((row) => ({ article_id: idOf("article", row), tag_id: idOf("tag", row) })),
  );
  await insert(database, "public.otm_team_members", rows.map(teamMember));
  await insert(
    database,
    "public.otm_download_pages",
    rows.map((row) => ({ id: idOf("page", row), slug: `text-${row}`, active: true })),
  );
  await insert(
    database,
    "public.otm_download_page_content",
    rows.flatMap((row) => languages.map((language) => pageContent(row, language))),
  );
}

/** The same for what is shown in the panel alone, and for what comes to it by way of the site's forms. */
export async function fillPanelTexts(database: Database, rows: readonly number[]): Promise<void> {
  await insert(
    database,
    "public.otm_download_files",
    rows.flatMap((row) =>
      languages.map((language) => ({
        page_id: idOf("page", row),
        language,
        id: idOf(`file ${language}`, row),
        ...texts("otm_download_files", ["name"], row),
        size: 9,
      })),
    ),
  );
  await insert(
    database,
    "auth.users",
    rows.map((row) => ({ id: idOf("user", row), ...texts("users", ["email"], row) })),
  );
  await insert(
    database,
    "private.audit_log",
    rows.map((row) => ({
      id: idOf("deed", row),
      created_at: new Date(Date.now() + 1_000 * row).toISOString(),
      deed: "deleted",
      done_by: "person",
      noun: "team member",
      actor_id: idOf("user", row),
      ...texts("audit_log", ["label"], row),
    })),
  );
  for (const [table, texts] of [
    ["otm_contact_subm_vlotwerk", "contact"],
    ["otm_download_submissions", "download"],
  ] as const) {
    for (const row of rows) {
      await database.query(
        `update public.otm_leads set notes = $2, page_title = case when kind = 'download' then $3 end
         where id = (select id from public.${table} where email = $1)`,
        [emailOf(texts, row), textOf("otm_leads.notes", row), textOf("otm_leads.page_title", row)],
      );
      await database.query(`update public.${table} set visit = $2 where email = $1`, [
        emailOf(texts, row),
        JSON.stringify(visitOf(table, row)),
      ]);
    }
  }
}

/** The address from which a row's message or request comes. */
export function emailOf(form: "contact" | "download", row: number): string {
  return `${form}-${row}@klant.example`;
}

/** All parts of a visit, as no form lets them in. */
function visitOf(table: string, row: number): Record<string, string> {
  const parts = ["first_page", "last_page", "referrer", "utm_source", "utm_medium", "utm_campaign"];
  return Object.fromEntries(
    [...parts, "utm_term", "utm_content"].map((part) => [part, textOf(`${table}.visit:${part}`, row)]),
  );
}

function article(row: number, place: number, { length }: readonly number[]): Row {
  return {
    id: idOf("article", row),
    slug: `text-${row}`,
    published: true,
    read_time: 5,
    // Newest first is the order of the rows.
    created_at: new Date(Date.UTC(2026, 0, 1) + (length - place) * 60_000).toISOString(),
    published_at: new Date(Date.UTC(2026, 0, 1) + (length - place) * 60_000).toISOString(),
    image_url: pictureOf(row),
    related_articles: [],
    ...texts("otm_blog_articles", ["author"], row),
  };
}

function articleContent(row: number, language: string): Row {
  return {
    article_id: idOf("article", row),
    language,
    content: "<p>Tekst.</p>",
    ...texts(
      "otm_blog_article_content",
      ["title", "subtitle", "excerpt", "meta_title", "meta_description"],
      row,
      language,
    ),
  };
}

function teamMember(row: number): Row {
  return {
    id: idOf("member", row),
    display_order: row,
    active: true,
    image_url: pictureOf(row),
    ...texts("otm_team_members", ["name", "role_nl", "role_en", "bio_nl", "bio_en"], row),
  };
}

function pageContent(row: number, language: string): Row {
  return {
    page_id: idOf("page", row),
    language,
    content: "<p>Tekst.</p>",
    confirmation_content: "<p>Dank, {{name}} van {{company}}.</p>",
    email_thank_you_message: "<p>Dank, {{name}} van {{company}}, voor {{pageTitle}}.</p>",
    ...texts(
      "otm_download_page_content",
      ["title", "form_title", "button_text", "confirmation_title", "email_subject", "email_footer"],
      row,
      language,
    ),
  };
}

/** An attack as the address of a picture; pictures of other sites are let in, so none names another one. */
function pictureOf(row: number): string {
  return payloadOf(row).replace(/^\/\//, "/");
}

function texts(table: string, columns: readonly string[], row: number, variant?: string): Row {
  return Object.fromEntries(
    columns.map((column) => [
      column,
      textOf(variant ? `${table}.${column}:${variant}` : `${table}.${column}`, row),
    ]),
  );
}

const kinds = ["article", "faq", "tag", "member", "page", "file nl", "file en", "user", "deed"] as const;

/** The id of a row of this kind. */
export function idOf(kind: (typeof kinds)[number] | `file ${"nl" | "en"}`, row: number): string {
  return `${kinds.indexOf(kind) + 1}0000000-0000-4000-8000-${String(row).padStart(12, "0")}`;
}

/** Inserts rows of the same columns; what they don't name has its default. */
async function insert(database: Database, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(", ");
  await database.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
    [JSON.stringify(rows)],
  );
}
