import type { Field, Fields, Linked } from "../../app/content/fields.ts";
import { fieldsOf } from "../../app/content/kind.ts";
import { visitParts } from "../../app/data/leads/lead-visit.ts";
import { sections } from "../../app/sections/sections.ts";
import type { Database } from "../../server/backend/database/database.ts";
import { textPayloads } from "../../test/texts/text-payloads.ts";

/** The text columns that editors and visitors fill in, by table. */
const columnsOfTables: Readonly<Record<string, readonly string[]>> = {
  "public.otm_blog_articles": words("author image_url"),
  "public.otm_blog_article_content": words("title subtitle excerpt meta_title meta_description"),
  "public.otm_blog_article_faqs": words("question_nl answer_nl question_en answer_en"),
  "public.otm_blog_tags": words("name name_nl name_en"),
  "public.otm_about_us_content": words("value_nl value_en"),
  "public.otm_site_texts": words("text"),
  "public.otm_redirects": words("note"),
  "private.missing_paths": words("path"),
  "public.otm_team_members": words("name role_nl role_en bio_nl bio_en image_url"),
  "public.otm_download_page_content": words(
    "title form_title button_text confirmation_title email_subject email_footer",
  ),
  "public.otm_pages": words("image_url"),
  "public.otm_page_content": [...words("title description"), ...sectionTexts()],
  "public.otm_media": words("name alt_nl alt_en"),
  "public.otm_contact_subm_vlotwerk": [...words("name company phone message"), ...visit()],
  "public.otm_download_submissions": [...words("name company remarks"), ...visit()],
  "public.otm_leads": words("page_title notes"),
  "private.audit_log": words("label"),
  "auth.users": words("email"),
  "auth.mfa_factors": words("friendly_name"),
  "auth.webauthn_credentials": words("friendly_name"),
};

function words(text: string): string[] {
  return text.split(" ");
}

/** JSON with texts. */
function visit(): string[] {
  return visitParts.map((part) => `visit.${part}`);
}

/** Texts of sections, such as "sections.tiles.tiles.title": each that is declared, but HTML. */
function sectionTexts(): string[] {
  return Object.values(sections).flatMap(({ type, fields }) => textsOf(fields, `sections.${type}`));
}

function textsOf(fields: Fields, path: string): string[] {
  return fieldsOf(fields).flatMap(({ field, column }) => {
    if (field.item) return textsOf(field.item, `${path}.${column}`);
    return isText(field) ? [`${path}.${column}`] : [];
  });
}

function isText({ type }: Field): boolean {
  return type === "line" || type === "text";
}

/** Rows without plain text: HTML, and the account of the check. */
const keptRows: Readonly<Record<string, string>> = {
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

/** What the address of a picture can't hold: the database refuses it. */
const unfitForPictures = /[<>]|\p{Cc}|(?! )\s/gu;

/** A field's text in a round: a payload and the field's mark. Payloads rotate: in a hundred rounds each field has all. */
export function textOf(field: string, round: number): string {
  const number = textFields.indexOf(field);
  if (number < 0) throw new Error(`No field is called ${field}`);
  const mark = ` zq${number}z`;
  const payload =
    round === harmlessRound ? harmless : (textPayloads[(round + number) % textPayloads.length] ?? "");
  if (field === "public.otm_media.name") return payload.replace(/[/\\]/g, "|") + mark;
  if (field.endsWith(".image_url")) return payload.replace(unfitForPictures, encodeURIComponent) + mark;
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
         where not (${keptRows[table] ?? false})`,
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
    if (column === "sections") row.sections = sectionsOf(`${table}.sections`, round);
    else if (part) parts[part] = text;
    else row[column] = column === "image_url" ? pictureOf(text) : text;
  }
  return { ...row, visit: parts };
}

/** A section of each type, with a text in each field of text and what it is shown with in the others. */
function sectionsOf(path: string, round: number): Record<string, unknown>[] {
  return Object.values(sections).map(({ type, fields }) => ({
    ...{ id: type, type, hidden: false },
    ...valuesOf(fields, `${path}.${type}`, round),
  }));
}

function valuesOf(fields: Fields, path: string, round: number): Record<string, unknown> {
  return Object.fromEntries(
    fieldsOf(fields).map(({ field, column }) => [column, fieldValue(field, `${path}.${column}`, round)]),
  );
}

function fieldValue(field: Field, path: string, round: number): unknown {
  // Without an id, an item gets a random one each time it is read.
  if (field.item) return [{ id: "1", ...valuesOf(field.item, path, round) }];
  if (isText(field)) return textOf(path, round);
  if (field.type === "html") return "<p>Tekst</p>";
  if (field.type === "address") return "/contact";
  return field.of ? linked[field.of] : field.store(field.empty);
}

/** What sections name, of the seed. */
const linked: Readonly<Record<Linked, readonly string[]>> = {
  article: ["a0000000-0000-4000-8000-000000000001"],
  tag: [],
  "team-member": ["c0000000-0000-4000-8000-000000000001"],
  "download-page": [],
};

/** The address of an existing picture. */
function pictureOf(text: string): string {
  return `/images/team/noor-van-der-laan.svg?${text}`;
}

/** Free text that is not filled with attacks, and why not; what a constraint gives a form is no free text. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  "sanitised HTML, which the checks of S21 cover": [
    "public.otm_blog_article_content: content",
    "public.otm_download_page_content: content confirmation_content email_thank_you_message",
  ],
  "copies of texts above": [
    "public.otm_versions: document note assistant",
    "public.otm_proposals: base document assistant",
    "public.otm_site_text_versions: text key language",
    "public.otm_waiting_texts: text",
    "public.otm_blog_article_slugs: slug",
    "public.otm_download_page_slugs: slug",
    "public.otm_page_slugs: slug kind",
    "private.page_search: text language",
    "public.otm_contact_subm_vlotwerk: proof",
    "public.otm_download_submissions: proof",
    "private.spent_proofs: challenge",
    "public.otm_leads: words_digest page_slug origin",
    "private.shown_articles: slug title hash language",
    "private.events: data type",
    "private.trash: title slug document links",
  ],
  "names of kinds, columns and languages": [
    "private.nouns: noun",
    "private.sample_content: hash kind",
    "private.settled_texts: key",
    "private.content_kinds: name noun shown_by source subject former_slugs required own_functions",
    "private.content_paths: kind variant",
    "private.content_parts: kind name source ids required",
    "private.media_places: place kind",
    "private.changed_subjects: kind",
    "public.otm_versions: kind",
    "public.otm_preview_links: kind",
    "public.otm_required_approvals: kind",
    "public.otm_schedules: kind",
    "public.otm_field_changes: kind field",
    "public.otm_proposals: kind subject",
    "private.live_field_changes: kind field language",
    "private.site_text_keys: key language",
    "private.article_search: language",
    "private.article_lines: language line",
    "private.media_uses: language place row_key",
    "private.audit_log: noun",
    "private.trash: noun source",
  ],
  "words of readers of a preview link, which the panel shows as text": [
    "public.otm_preview_opinions: answer before name quote remark",
    "public.otm_required_approvals: name",
  ],
  "words of the firm's own people, which the panel and mails show as text": [
    "private.invitations: email",
    "public.otm_facts: name nl en former",
    "public.otm_fact_places: words",
    "public.otm_glossary: nl en",
    "public.otm_lead_answers: subject body",
    "private.weekly_mails: items",
    "private.reviews: note",
  ],
  "what OAuth clients say of themselves: a name as one visible line, and addresses that are checked": [
    "public.otm_access_tokens: name connected_by",
    "private.oauth_clients: name redirect_uris",
    "private.oauth_authorizations: client_id client_name host redirect_uri scopes state code_challenge",
  ],
  "of the server, or of receivers that an administrator named": [
    "public.otm_media: path",
    "public.otm_access_tokens: token_hash",
    "public.otm_preview_links: token_hash",
    "public.otm_schedules: failure",
    "private.audit_log: network_hash",
    "private.backup_state: failure snapshot",
    "private.calendars: busy failure full_moments",
    "private.event_deliveries: answer error subject",
    "private.form_trials: failures",
    "private.invitations: token_hash",
    "private.weekly_mails: token_hash",
    "private.oauth_authorizations: code_hash",
    "private.oauth_refresh_tokens: token_hash",
    "private.mail_outbox: encrypted_link kind last_error recipient",
    "private.media_orphans: hash",
    "private.rate_limits: bucket",
    "private.server_warnings: detail",
    "private.webhook_secrets: former secret",
  ],
  "of an assistant, shown as text beside the message of its lead": [
    "private.proposed_replies: assistant body claims subject",
  ],
  "keys of an old site, which no screen shows": ["private.imports: source key kind group_key hash"],
  "host names, labels and words, cleaned before they are counted; paths of pages that exist": [
    "private.empty_searches: query",
    "private.page_origins: language origin path",
    "private.page_fetches: path",
    "private.page_views: path",
    "private.site_origins: language origin",
  ],
};

/** Every column of free text outside schema `auth` that is filled with attacks or excepted. */
export const knownColumns: readonly string[] = [
  ...textFields
    .filter((field) => /^(public|private)\./.test(field))
    .map((field) => field.split(".").slice(0, 3).join(".")),
  ...Object.values(exceptions)
    .flat()
    .flatMap((line) => {
      const [table, columns = ""] = line.split(": ");
      return words(columns).map((column) => `${table}.${column}`);
    }),
];
