import { visitParts } from "../../app/data/leads/lead-visit.ts";
import type { Database } from "../../server/backend/database/database.ts";
import { textPayloads } from "./text-payloads.ts";

const visit = visitParts.map((part) => `visit.${part}`);

/** The text columns that editors and visitors fill in, by table. `visit` is JSON with texts. */
const columnsOfTables: Readonly<Record<string, readonly string[]>> = {
  "public.otm_blog_articles": ["author", "image_url"],
  "public.otm_blog_article_content": ["title", "subtitle", "excerpt", "meta_title", "meta_description"],
  "public.otm_blog_article_faqs": ["question_nl", "answer_nl", "question_en", "answer_en"],
  "public.otm_blog_tags": ["name", "name_nl", "name_en"],
  "public.otm_about_us_content": ["value_nl", "value_en"],
  "public.otm_site_texts": ["text"],
  "public.otm_team_members": ["name", "role_nl", "role_en", "bio_nl", "bio_en", "image_url"],
  "public.otm_download_page_content": [
    "title",
    "form_title",
    "button_text",
    "confirmation_title",
    "email_subject",
    "email_footer",
  ],
  "public.otm_media": ["name", "alt_nl", "alt_en"],
  "public.otm_contact_subm_vlotwerk": ["name", "company", "phone", "message", ...visit],
  "public.otm_download_submissions": ["name", "company", "remarks", ...visit],
  "public.otm_leads": ["page_title", "notes"],
  "private.audit_log": ["label"],
  "auth.users": ["email"],
  "auth.mfa_factors": ["friendly_name"],
};

/** Columns without plain text: HTML, and the account of the check. */
const exceptions: Readonly<Record<string, string>> = {
  "public.otm_about_us_content": "content_key = 'statement'",
  "auth.users": "encrypted_password is not null",
};

/** Such as "public.otm_blog_tags.name"; the search term is shown without being stored. */
export const textFields: readonly string[] = [
  ...Object.entries(columnsOfTables).flatMap(([table, columns]) =>
    columns.map((column) => `${table}.${column}`),
  ),
  "search.words",
];

/** The round with the same harmless words in each field. */
export const harmlessRound = 0;
const harmless = "gewone woorden";

/** A field's text in a round: a payload and the field's mark. Payloads rotate: in a hundred rounds each field has all. */
export function textOf(field: string, round: number): string {
  const number = textFields.indexOf(field);
  if (number < 0) throw new Error(`No field is called ${field}`);
  const mark = ` zq${number}z`;
  const payload =
    round === harmlessRound ? harmless : (textPayloads[(round + number) % textPayloads.length] ?? "");
  if (field === "public.otm_media.name") return payload.replace(/[/\\]/g, "|") + mark;
  // Forms normalise white space.
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

/** The content of the harmless round, as it must be in this one. */
export function withTexts(read: string, round: number): string {
  return read.replace(/gewone woorden zq(\d+)z/g, (text, number) => {
    const field = textFields[Number(number)];
    return field ? textOf(field, round) : text;
  });
}

/** Writes the texts of a round into every row of every table, with triggers disabled. */
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

/** The address of an existing picture, with the part of a text that an address may hold: the panel warns of tags. */
function pictureOf(text: string): string {
  return `/images/team/noor-van-der-laan.svg?${text.replace(/[<>]/g, encodeURIComponent)}`;
}

/** Sanitised HTML, which the checks of S21 cover. */
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

/** A key, a hash and a colour, by constraints and as the server writes them. */
const ofLibrary = ["otm_media.path", "otm_media.hash", "otm_media.colour"];

/** Copies of texts above, the words of the server, and those of receivers, which an administrator named. */
const ofVersions = [
  "otm_access_tokens.name",
  "otm_access_tokens.token_hash",
  "otm_versions.document",
  "otm_versions.note",
  "otm_versions.assistant",
  "otm_preview_links.token_hash",
  "otm_schedules.failure",
  "otm_site_text_versions.text",
  "event_deliveries.answer",
  "event_deliveries.error",
  "events.data",
  "shown_articles.slug",
  "shown_articles.title",
];

/** One of a few words, by a constraint or a foreign key. */
const choices = [
  "otm_about_us_content.content_key",
  "otm_access_tokens.scopes",
  "otm_field_changes.kind",
  "otm_field_changes.field",
  "otm_field_changes.language",
  "live_field_changes.kind",
  "live_field_changes.field",
  "live_field_changes.language",
  "otm_preview_links.kind",
  "otm_versions.kind",
  "otm_versions.state",
  "changed_subjects.kind",
  "content_kinds.name",
  "content_kinds.noun",
  "content_kinds.source",
  "content_kinds.shown_by",
  "otm_site_text_versions.key",
  "otm_site_text_versions.kind",
  "otm_site_text_versions.language",
  "otm_site_texts.key",
  "otm_site_texts.language",
  "otm_schedules.action",
  "otm_schedules.kind",
  "otm_webhooks.events",
  "otm_webhooks.kind",
  "otm_webhooks.pause",
  "otm_schedules.language",
  "otm_blog_article_content.language",
  "otm_contact_subm_vlotwerk.language",
  "otm_download_files.language",
  "otm_download_page_content.language",
  "otm_download_submissions.language",
  "otm_leads.kind",
  "otm_leads.status",
  "otm_media.content_type",
  "user_roles.role",
  "invitations.role",
  "invitations.language",
];

/** One plain mailbox, by a constraint (S26). */
const mailboxes = ["otm_contact_subm_vlotwerk.email", "otm_download_submissions.email", "invitations.email"];

/** Derived by a trigger from a visit's fields; shown by the weeks drawing. */
const made = ["otm_leads.origin"];

/** Host names, labels and words, cleaned before they are counted; paths of pages that exist. */
const counted = [
  "empty_searches.language",
  "empty_searches.query",
  "page_origins.language",
  "page_origins.origin",
  "page_origins.path",
  "page_views.language",
  "page_views.path",
  "site_origins.language",
  "site_origins.origin",
];

/** Columns that no API shows: enumerations, hashes, server texts. */
const internal = [
  "article_search.language",
  "audit_log.event",
  "audit_log.done_by",
  "audit_log.noun",
  "audit_log.network_hash",
  "event_deliveries.state",
  "event_deliveries.subject",
  "events.type",
  "invitations.token_hash",
  "mail_outbox.kind",
  "mail_outbox.language",
  "mail_outbox.last_error",
  "mail_outbox.recipient",
  "mail_outbox.encrypted_link",
  "mail_outbox.state",
  "media_orphans.hash",
  "media_uses.language",
  "media_uses.place",
  "media_uses.row_key",
  "otm_webhooks.url",
  "rate_limits.bucket",
  "server_warnings.detail",
  "server_warnings.name",
  "shown_articles.hash",
  "shown_articles.language",
  "site_text_keys.key",
  "site_text_keys.language",
  "webhook_secrets.former",
  "webhook_secrets.secret",
];

/** Every text column of the migrations outside schema `auth`. */
export const knownColumns: ReadonlySet<string> = new Set([
  ...textFields
    .filter((field) => /^(public|private)\./.test(field))
    .map((field) => field.split(".").slice(1, 3).join(".")),
  ...html,
  ...slugs,
  ...ofLibrary,
  ...ofVersions,
  ...choices,
  ...mailboxes,
  ...made,
  ...counted,
  ...internal,
]);
