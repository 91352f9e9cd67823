import { visitParts } from "../../app/data/leads/lead-visit.ts";
import type { Database } from "../../server/backend/database/database.ts";
import { textPayloads } from "./text-payloads.ts";

const visit = visitParts.map((part) => `visit.${part}`);

/** Every column of text that an editor or a visitor fills in, by table. `visit` is JSON, its parts are texts. */
const columnsOfTables: Readonly<Record<string, readonly string[]>> = {
  "public.otm_blog_articles": ["author", "image_url"],
  "public.otm_blog_article_content": ["title", "subtitle", "excerpt", "meta_title", "meta_description"],
  "public.otm_blog_article_faqs": ["question_nl", "answer_nl", "question_en", "answer_en"],
  "public.otm_blog_tags": ["name"],
  "public.otm_about_us_content": ["value_nl", "value_en"],
  "public.otm_team_members": ["name", "role_nl", "role_en", "bio_nl", "bio_en", "image_url"],
  "public.otm_download_page_content": [
    "title",
    "form_title",
    "button_text",
    "confirmation_title",
    "email_subject",
    "email_footer",
  ],
  "public.otm_download_files": ["name"],
  "public.otm_contact_subm_vlotwerk": ["name", "company", "phone", "message", ...visit],
  "public.otm_download_submissions": ["name", "company", "remarks", ...visit],
  "public.otm_leads": ["page_title", "notes"],
  "private.audit_log": ["label"],
  "auth.users": ["email"],
  "auth.mfa_factors": ["friendly_name"],
};

/** Rows that hold something else than a text: HTML, and the account with which the check signs in. */
const exceptions: Readonly<Record<string, string>> = {
  "public.otm_about_us_content": "content_key = 'statement'",
  "auth.users": "encrypted_password is not null",
};

/** "public.otm_blog_tags.name" and so on; what a visitor looks for is stored nowhere, but shown. */
export const textFields: readonly string[] = [
  ...Object.entries(columnsOfTables).flatMap(([table, columns]) =>
    columns.map((column) => `${table}.${column}`),
  ),
  "search.words",
];

/** The round in which each field has the same harmless words. */
export const harmlessRound = 0;
const harmless = "gewone woorden";

/**
 * The text of a field in a round: a payload, and a mark that tells the field. Each field has another payload in the same
 * round, and in a hundred rounds every one.
 */
export function textOf(field: string, round: number): string {
  const number = textFields.indexOf(field);
  if (number < 0) throw new Error(`No field is called ${field}`);
  const mark = ` zq${number}z`;
  const payload =
    round === harmlessRound ? harmless : (textPayloads[(round + number) % textPayloads.length] ?? "");
  if (field.endsWith("_files.name")) return payload.replace(/[/\\]/g, "|") + mark;
  // A form makes every white space a blank.
  if (!/_sub[^.]+\.|^search\./.test(field)) return payload + mark;
  const maxLength = field.endsWith(".phone") ? 40 : 200;
  return (
    payload
      .replace(/\s/g, " ")
      .slice(0, maxLength - mark.length)
      .toWellFormed()
      .trim() + mark
  );
}

/** What was read in the harmless round, as it must be read in this one. */
export function withTexts(read: string, round: number): string {
  return read.replace(/gewone woorden zq(\d+)z/g, (text, number) => {
    const field = textFields[Number(number)];
    return field ? textOf(field, round) : text;
  });
}

/** Writes the texts of a round into every row of every table; no trigger notes or forbids it. */
export async function fillTexts(database: Database, round: number): Promise<void> {
  await database.transaction(async (transaction) => {
    await transaction.execute("set local session_replication_role = replica");
    for (const [table, fields] of Object.entries(columnsOfTables)) {
      const names = [...new Set(fields.map((field) => field.split(".")[0]))].join(", ");
      await transaction.query(
        `update ${table} set (${names}) = (select ${names} from jsonb_populate_record(null::${table}, $1))
         where not (${exceptions[table] ?? false})`,
        [JSON.stringify(rowOf(table, fields, round))],
      );
    }
  });
}

function rowOf(table: string, fields: readonly string[], round: number): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  const parts: Record<string, string> = {};
  for (const field of fields) {
    const [column = "", part] = field.split(".");
    const text = textOf(`${table}.${field}`, round);
    if (part) parts[part] = text;
    else row[column] = column === "image_url" ? pictureOf(text) : text;
  }
  return { ...row, visit: parts };
}

/** The address of a picture that is there, with what an address may have of a text: the panel warns of tags in it. */
function pictureOf(text: string): string {
  return `/images/team/noor-van-der-laan.svg?${text.replace(/[<>]/g, encodeURIComponent)}`;
}

/** HTML that is cleaned: what is in it is tried by the checks of S21. */
const html = [
  "otm_blog_article_content.content",
  "otm_download_page_content.content",
  "otm_download_page_content.confirmation_content",
  "otm_download_page_content.email_thank_you_message",
];

/** Letters, digits and hyphens alone, by a constraint. */
const slugs = [
  "otm_blog_articles.slug",
  "otm_blog_tags.slug",
  "otm_blog_article_slugs.slug",
  "otm_download_pages.slug",
  "otm_download_page_slugs.slug",
  "otm_leads.page_slug",
];

/** One of a few words, by a constraint or a foreign key. */
const choices = [
  "otm_about_us_content.content_key",
  "otm_blog_article_content.language",
  "otm_contact_subm_vlotwerk.language",
  "otm_download_files.language",
  "otm_download_page_content.language",
  "otm_download_submissions.language",
  "otm_leads.kind",
  "otm_leads.status",
  "user_roles.role",
];

/** One plain mailbox, by a constraint (S26). */
const mailboxes = ["otm_contact_subm_vlotwerk.email", "otm_download_submissions.email"];

/** Made by a trigger of parts of a visit, which are fields themselves; the drawing of the weeks shows it. */
const made = ["otm_leads.origin"];

/** Of tables that no API shows: one of a few words, a hash, or what the server itself wrote. */
const internal = [
  "article_search.language",
  "audit_log.event",
  "audit_log.done_by",
  "audit_log.noun",
  "audit_log.network_hash",
  "mail_outbox.kind",
  "mail_outbox.language",
  "mail_outbox.last_error",
  "mail_outbox.recipient",
  "mail_outbox.encrypted_link",
  "mail_outbox.state",
  "rate_limits.bucket",
];

/** Every column of text that the migrations make outside of the accounts' own schema. */
export const knownColumns: ReadonlySet<string> = new Set([
  ...textFields
    .filter((field) => /^(public|private)\./.test(field))
    .map((field) => field.split(".").slice(1, 3).join(".")),
  ...html,
  ...slugs,
  ...choices,
  ...mailboxes,
  ...made,
  ...internal,
]);
