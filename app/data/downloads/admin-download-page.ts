import { z } from "zod";
import { asLanguage, type Language, languages } from "../../i18n/language-texts.ts";
import { isWaitingKind } from "../articles/waiting-article.ts";
import { type Database, throwIfFailed } from "../database.ts";
import { fieldReader, fieldsIn } from "../field-reader.ts";
import { isId } from "../id-pattern.ts";
import { downloadPageOf } from "./downloads.ts";

/** The texts of a download page in one language; empty means the default. */
export const contentColumns = [
  "title",
  "content",
  "form_title",
  "button_text",
  "confirmation_title",
  "confirmation_content",
  "email_subject",
  "email_thank_you_message",
  "email_footer",
] as const;

export type ContentColumn = (typeof contentColumns)[number];

/** The texts in one language. */
type ContentRow = Record<ContentColumn, string> & { language: Language };

const text = z
  .string()
  .nullish()
  .transform((written) => written ?? "");
const languageOfText = z.object({ language: z.enum(languages) }).catchall(z.unknown());

/**
 * The readable texts in a version's document, empty where they could not be read; and the names of those, as `nl.title`,
 * or `content` for all of a language. Never throws.
 */
export function readPageContents(stored: unknown) {
  const { unreadable, read, readList } = fieldReader<string>();
  const rows = readList("content", languageOfText, fieldsIn(stored).content);
  const contents = languages.flatMap((language): ContentRow[] => {
    const [found, ...others] = rows.filter((row) => row.language === language);
    if (others.length > 0) unreadable.add("content");
    if (!found) return [];
    const textIn = (column: ContentColumn) => read(`${language}.${column}`, text, found[column], "");
    return [
      {
        language,
        title: textIn("title"),
        content: textIn("content"),
        form_title: textIn("form_title"),
        button_text: textIn("button_text"),
        confirmation_title: textIn("confirmation_title"),
        confirmation_content: textIn("confirmation_content"),
        email_subject: textIn("email_subject"),
        email_thank_you_message: textIn("email_thank_you_message"),
        email_footer: textIn("email_footer"),
      },
    ];
  });
  return { contents, unreadable: [...unreadable] };
}

/** Changed texts of one language. */
export type EditedContent = Partial<Record<ContentColumn, string>> & { language: string };
export type EditedDownloadPage = NonNullable<Awaited<ReturnType<typeof getDownloadPage>>>;

const columns = `id, slug, active, created_at, updated_at,
  otm_download_page_content(language, title, content, form_title, button_text, confirmation_title,
    confirmation_content, email_subject, email_thank_you_message, email_footer),
  otm_page_versions(number, created_at, kind, document)` as const;

/** The download page with this id, published or not; null without one. Throws when the query fails. */
export async function getDownloadPage(db: Database, id: string) {
  if (!isId(id)) return null;
  const versions = { referencedTable: "otm_page_versions" };
  const answer = await db
    .from("otm_download_pages")
    .select(columns)
    .eq("id", id)
    .order("number", { ...versions, ascending: false })
    .limit(1, versions)
    .maybeSingle();
  throwIfFailed(answer);
  const row = answer.data;
  if (!row) return null;
  const [newest] = row.otm_page_versions;
  const isWaiting = row.active && newest !== undefined && isWaitingKind(newest.kind);
  const { contents, unreadable } = isWaiting
    ? readPageContents(newest.document)
    : {
        contents: row.otm_download_page_content.map(
          (content): ContentRow => ({ ...content, language: asLanguage(content.language) }),
        ),
        unreadable: [],
      };
  return {
    id: row.id,
    slug: row.slug,
    isActive: row.active,
    createdAt: row.created_at,
    savedAt: isWaiting ? newest.created_at : row.updated_at,
    /** Of its newest version. */
    number: newest?.number ?? 0,
    /** Whether changes wait to be published. */
    isWaiting,
    /** What is edited: the changes that wait, else what is in the table. */
    contents,
    /** Which texts of the changes that wait could not be read, as `nl.title`. */
    unreadable,
  };
}

/**
 * What visitors would see of the changes that wait, else what they see; null without the page. Throws when the query
 * fails.
 */
export async function previewDownloadPage(db: Database, id: string, language: Language) {
  const page = await getDownloadPage(db, id);
  if (!page) return null;
  return { ...downloadPageOf(page, page.contents, language), isWhole: page.unreadable.length === 0 };
}

type SavedOver = Pick<EditedDownloadPage, "id" | "number">;

/**
 * Saves texts, over those that are edited, and whether the page is shown.
 *
 * @throws StaleWrite when there is a newer version
 */
export async function saveDownloadPage(
  db: Database,
  { id, number }: SavedOver,
  isActive: boolean,
  contents: EditedContent[],
): Promise<void> {
  throwIfFailed(
    await db.rpc("save_download_page", {
      _id: id,
      _number: number,
      _active: isActive,
      _content: contents,
    }),
  );
}

/**
 * Saves texts of an active page without showing them.
 *
 * @throws StaleWrite when there is a newer version
 */
export async function saveWorkingPage(
  db: Database,
  { id, number }: SavedOver,
  contents: EditedContent[],
): Promise<void> {
  throwIfFailed(await db.rpc("save_working_page", { _id: id, _number: number, _content: contents }));
}

/** Throws away the changes that wait to be published. Throws StaleWrite, Error. */
export async function discardWorkingPage(db: Database, { id, number }: SavedOver): Promise<void> {
  throwIfFailed(await db.rpc("discard_working_page", { _id: id, _number: number }));
}
