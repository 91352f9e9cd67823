import { z } from "zod";
import { versionedKinds } from "../../../../app/content/kinds.ts";
import type { ListCursor } from "../../../../app/data/list-cursor.ts";
import { listMedia } from "../../../../app/data/media/admin-media.ts";
import { allMedia } from "../../../../app/data/media/media-filter.ts";
import { createPace } from "../../../shared/pace.ts";
import { editorAddress } from "./change-document.ts";
import { nextOf, readNext } from "./cursor.ts";
import { findDeadLinks } from "./stale/dead-links.ts";
import { findDueReviews, findOtherReviews } from "./stale/due-reviews.ts";
import { type Find, type Finding, type Reason, reasons } from "./stale/finding.ts";
import { type LiveDocument, listLiveDocuments } from "./stale/live-documents.ts";
import { findOldFacts } from "./stale/old-facts.ts";
import { findOldWords } from "./stale/old-words.ts";
import { findPicturesWithoutWords } from "./stale/pictures-without-words.ts";
import { findOutdatedTexts, findOutdatedTranslations } from "./stale/translations.ts";
import type { Tool, ToolContext } from "./tool.ts";

/** The most documents in an answer, and findings of each. */
const atOnce = 20;
/** In characters: the answer ends with the document that passes it. */
const fullAnswer = 40_000;
/** The most characters that a call reads, whatever it finds; a document counts as `leastSize` at least. */
const mostRead = 4_000_000;
const leastSize = 20_000;

/** In characters: what is asked of the database at once, after a first document whose length nobody knows. */
const partSize = 500_000;

const input = z.strictObject({
  reason: z.enum(reasons).optional().describe("All when left out."),
  kind: z.enum(versionedKinds).optional(),
  after: z.string().max(100).default("").describe("The `next` of an earlier answer."),
});

export const findStale: Tool<typeof input> = {
  name: "find_stale",
  title: "Find what is outdated",
  description: `Lists live documents that may be outdated, the longest unchanged first, ${atOnce} at once with ${atOnce} findings each: translations older than the other language or lacking there; sentences whose last year ended more than a year ago, whose last date is past, or with a percentage or an amount in a document unchanged for a year; links within this site that lead nowhere (other sites are not asked: nothing is fetched); pictures without a description in a language; sentences that say a former value of a fact of the firm; what a person wished to look at again by now; and, in the first answer, outdated \`site_texts\`, which propose_texts mends, and what is to be looked at again of what is \`not_live\`. Read with the changes that wait and what you propose, as read_article and its like read. Rules found them: judge each before you propose a change. An answer without documents can have a \`next\`.`,
  scope: "read",
  takesLong: true,
  input,
  async run({ reason, kind, after }, context) {
    const wanted = reasons.filter((one) => reason === undefined || one === reason);
    const isFirst = kind === undefined && after === "";
    const documents: object[] = [];
    const { read, older } = await examine(
      kind,
      readNext(after),
      wanted,
      context,
      ({ document, findings }) => {
        if (findings.length > 0) documents.push(describe(document, findings, context));
        return documents.length === atOnce || JSON.stringify(documents).length > fullAnswer;
      },
    );
    return { documents, read, next: nextOf(older), ...(isFirst && (await besideDocuments(wanted, context))) };
  },
};

export type Examined = { document: LiveDocument; findings: readonly Found[] };
type Found = Finding & { reason: Reason };

/**
 * Goes through the documents after a cursor until it has read enough, or `take` says so. Throws as `expectData`, and when
 * whoever asked has left.
 *
 * @returns how many were read, and the cursor of the next ones
 */
export async function examine(
  kind: string | undefined,
  after: ListCursor | null,
  wanted: readonly Reason[],
  context: ExamineContext,
  take: (examined: Examined) => boolean,
): Promise<{ read: number; older: ListCursor | null }> {
  let [read, size] = [0, 0];
  for await (const examined of readThrough(kind, after, wanted, context)) {
    read += 1;
    size += Math.max(leastSize, examined.document.size);
    if (take(examined) || size >= mostRead) return { read, older: cursorOf(examined.document) };
  }
  return { read, older: null };
}

export type ExamineContext = Pick<ToolContext, "db" | "siteUrl" | "signal">;

/** The documents after a cursor, read in parts. Throws as `examine`. */
export async function* readThrough(
  kind: string | undefined,
  after: ListCursor | null,
  wanted: readonly Reason[],
  { db, siteUrl, signal }: ExamineContext,
): AsyncGenerator<Examined> {
  const find: Record<Reason, Find> = {
    outdated_translation: (documents) => findOutdatedTranslations(documents, db),
    old_date_or_figure: findOldWords,
    dead_link: (documents, own) => findDeadLinks(documents, db, siteUrl, own),
    picture_without_words: (documents, own) => findPicturesWithoutWords(documents, db, own),
    due_review: (documents) => findDueReviews(documents, db),
    old_fact: (documents, own) => findOldFacts(documents, db, own),
  };
  const pace = createPace(signal);
  let most = 1;
  for (let cursor = after; ; ) {
    const documents = await listLiveDocuments(db, kind, cursor, most, pace);
    const last = documents.at(-1);
    if (!last) return;
    const found: Found[][] = [];
    for (const reason of wanted) {
      found.push((await find[reason](documents, pace)).map((finding) => ({ reason, ...finding })));
    }
    const findings = Map.groupBy(found.flat(), ({ id }) => id);
    for (const document of documents) yield { document, findings: findings.get(document.id) ?? [] };
    if (documents.length < most) return;
    const longest = Math.max(...documents.map(({ size }) => size));
    most = Math.min(Math.max(Math.floor(partSize / longest), 1), atOnce);
    cursor = cursorOf(last);
  }
}

function cursorOf({ changedAt, id }: LiveDocument): ListCursor {
  return { side: "older", time: changedAt, id };
}

function describe(document: LiveDocument, findings: readonly Found[], { siteUrl }: ToolContext) {
  const { id, kind, path, titles, version, changedAt, isWaiting, isProposed } = document;
  const more = findings.length - atOnce;
  return {
    id,
    kind: kind.name,
    titles,
    path,
    version,
    changed_at: changedAt,
    has_changes_that_wait: isWaiting,
    is_proposed: isProposed,
    edit_at: editorAddress(document, siteUrl, id),
    findings: findings.slice(0, atOnce).map(({ id: _, ...finding }) => finding),
    ...(more > 0 && { more: `and ${more} more` }),
  };
}

/** What is outdated in no live document: in texts of the site, drafts, and pictures wherever they are used. */
async function besideDocuments(wanted: readonly Reason[], { db }: ToolContext) {
  const texts = wanted.includes("outdated_translation") ? await findOutdatedTexts(db) : [];
  const more = texts.length - atOnce;
  const reviews = wanted.includes("due_review") ? await findOtherReviews(db) : [];
  return {
    ...(texts.length > 0 && {
      site_texts: texts
        .slice(0, atOnce)
        .map(({ id, language, text, why }) => ({ key: id, language, text, why })),
    }),
    ...(more > 0 && { more_site_texts: more }),
    ...(reviews.length > 0 && {
      not_live: reviews.slice(0, atOnce).map(({ kind, titles, finding: { id, text, why } }) => ({
        id,
        kind,
        titles,
        findings: [{ reason: "due_review", ...(text && { text }), why }],
      })),
    }),
    ...(wanted.includes("picture_without_words") && {
      library: {
        pictures_without_description: (await listMedia(db, { ...allMedia, use: "undescribed" }, 1)).count,
        listed_by: "find_pictures_without_description",
      },
    }),
  };
}
