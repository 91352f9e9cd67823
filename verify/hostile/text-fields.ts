import { visitParts } from "../../app/data/lead-visit.ts";
import { textPayloads } from "./text-payloads.ts";

/**
 * A text that somebody fills in: its table and column, which of several it is that the column holds, how many
 * characters it may have and which it may not.
 */
type TextField = { column: string; variant: string | null; room?: number; refused?: RegExp };

/** Long enough for every attack and its mark. */
const usualRoom = 70;
const oddSpace = /[^\S ]/g;
const harmless = "gewone woorden";

const articleTexts = ["title", "subtitle", "excerpt", "meta_title", "meta_description"];
const pageTexts = [
  "title",
  "form_title",
  "button_text",
  "confirmation_title",
  "email_subject",
  "email_footer",
];

/** Every column of text that a visitor or an editor fills in, and that is shown as text. */
export const textFields: readonly TextField[] = [
  ...each("otm_blog_articles", ["author"]),
  ...each("otm_blog_article_content", articleTexts, ["nl", "en"]),
  ...each("otm_blog_article_faqs", ["question_nl", "answer_nl", "question_en", "answer_en"]),
  ...each("otm_blog_tags", ["name"]),
  ...each("otm_about_us_content", ["value_nl", "value_en"], ["about_title", "team_title"]),
  ...each("otm_team_members", ["name", "role_nl", "role_en", "bio_nl", "bio_en"]),
  ...each("otm_download_page_content", pageTexts, ["nl", "en"]),
  { column: "otm_download_files.name", variant: null, refused: /[/\\]/g },
  ...typed("otm_contact_subm_vlotwerk", ["name", "company", "message"]),
  { column: "otm_contact_subm_vlotwerk.phone", variant: null, room: 40, refused: oddSpace },
  ...typed("otm_contact_subm_vlotwerk", ["visit"], visitParts),
  ...typed("otm_download_submissions", ["name", "company", "remarks"]),
  ...typed("otm_download_submissions", ["visit"], visitParts),
  ...each("otm_leads", ["page_title", "notes"]),
  ...each("audit_log", ["label"]),
  ...each("users", ["email"]),
  ...each("mfa_factors", ["friendly_name"]),
  // What a visitor looks for is stored nowhere, but shown.
  ...typed("search", ["words"]),
];

/** Addresses of pictures: shown, but not as text. The same attacks are in them. */
export const addressFields = ["otm_blog_articles.image_url", "otm_team_members.image_url"];

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
  "audit_log.deed",
  "audit_log.done_by",
  "audit_log.noun",
  "audit_log.place",
  "mail_outbox.kind",
  "mail_outbox.language",
  "mail_outbox.last_error",
  "mail_outbox.recipient",
  "mail_outbox.sealed_link",
  "mail_outbox.state",
  "rate_limits.bucket",
];

/** Every column of text that the migrations make outside of the accounts' own schema. */
export const knownColumns: ReadonlySet<string> = new Set([
  ...textFields.map(({ column }) => column).filter((column) => !/^(users|mfa_factors|search)\./.test(column)),
  ...addressFields,
  ...html,
  ...slugs,
  ...choices,
  ...mailboxes,
  ...made,
  ...internal,
]);

/** The text of a field in a row: an attack, and a mark by which it is known wherever it turns up. Row 0 has none. */
export function textOf(name: string, row: number): string {
  const number = textFields.findIndex(({ column, variant }) => nameOf(column, variant) === name);
  const field = textFields[number];
  if (!field) throw new Error(`No field is called ${name}`);
  const mark = ` zq${number}n${row}z`;
  const { room = usualRoom, refused = /$./ } = field;
  const fitting = [...payloadOf(row).replaceAll(new RegExp(refused, "g"), "|")].slice(0, room - mark.length);
  return `${fitting.join("").trim()}${mark}`;
}

/** The attack that a row is about; row 0 has some harmless words. */
export function payloadOf(row: number): string {
  return row === 0 ? harmless : (textPayloads[(row - 1) % textPayloads.length] ?? "");
}

/** What the mark stands for. */
export function fieldOf(number: number): string {
  const field = textFields[number];
  if (!field) throw new Error(`No field has the number ${number}`);
  return nameOf(field.column, field.variant);
}

/** Of what visitors type every white space becomes a plain one. */
function typed(table: string, columns: readonly string[], variants?: readonly (string | null)[]) {
  return each(table, columns, variants).map((field): TextField => ({ ...field, refused: oddSpace }));
}

function each(table: string, columns: readonly string[], variants: readonly (string | null)[] = [null]) {
  return columns.flatMap((column) =>
    variants.map((variant): TextField => ({ column: `${table}.${column}`, variant })),
  );
}

function nameOf(column: string, variant: string | null): string {
  return variant === null ? column : `${column}:${variant}`;
}
