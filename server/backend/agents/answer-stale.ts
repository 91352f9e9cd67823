import { keyOf } from "../../../app/content/sentences.ts";
import { readAll } from "../../../app/data/batches.ts";
import type { Database } from "../../../app/data/database.ts";
import type { ListCursor } from "../../../app/data/list-cursor.ts";
import {
  type StaleFinding,
  type StaleReason,
  siteTextKind,
  staleQuestion,
  staleReasons,
} from "../../../app/data/stale/stale-findings.ts";
import { textName } from "../../../app/panel/texts/text-names.ts";
import { answerEditor, type EditorCall } from "./editor-call.ts";
import { type ExamineContext, type Examined, examine } from "./tools/find-stale.ts";
import { findOtherReviews } from "./tools/stale/due-reviews.ts";
import { findOutdatedTexts, type TextFinding } from "./tools/stale/translations.ts";

/** An answer has so many findings, and those of its last document. */
const fullAnswer = 20;

/** Answers the panel with what is outdated. Throws as `answerEditor`. */
export function answerStale(call: EditorCall): Promise<Response> {
  return answerEditor(call, staleQuestion, ({ after }, context) =>
    findUnsettled(context, after, staleReasons, fullAnswer),
  );
}

/** So many findings after a cursor that nobody has settled, and those of their last document. Throws as `examine`. */
export async function findUnsettled(
  context: ExamineContext,
  after: ListCursor | null,
  reasons: readonly StaleReason[],
  most: number,
): Promise<{ rows: StaleFinding[]; older: ListCursor | null }> {
  const settled = await listSettled(context.db);
  const rows = new Map<string, StaleFinding>();
  let older = after;
  // A part of a large site in which nothing is outdated says nothing about the rest.
  do {
    const part = await examine(undefined, older, reasons, context, (examined) => {
      for (const row of findingsIn(examined)) if (!settled.has(row.id)) rows.set(row.id, row);
      return rows.size >= most;
    });
    older = part.older;
  } while (older && rows.size === 0);
  // Between the documents that were changed at that time.
  for (const row of await findBeside(context.db, reasons)) {
    const isHere = (!after || row.changedAt > after.time) && (!older || row.changedAt <= older.time);
    if (isHere) rows.set(row.id, row);
  }
  return { rows: [...rows.values()].toSorted(byChange), older };
}

/** What is outdated in the texts of the site, and what is to be looked at again of documents that are not live. */
async function findBeside(db: Database, reasons: readonly StaleReason[]): Promise<StaleFinding[]> {
  const [texts, reviews] = await Promise.all([
    reasons.includes("outdated_translation") ? findOutdatedTexts(db) : [],
    reasons.includes("due_review") ? findOtherReviews(db) : [],
  ]);
  const found = reviews.flatMap(({ kind, finding, ...of }) =>
    findingsIn({
      document: { ...of, id: finding.id, kind: { name: kind } },
      findings: [{ ...finding, reason: "due_review" }],
    }),
  );
  return [...texts.map(findingInText), ...found];
}

function byChange(one: StaleFinding, other: StaleFinding): number {
  return one.changedAt.localeCompare(other.changedAt);
}

async function listSettled(db: Database): Promise<ReadonlySet<string>> {
  const now = new Date().toISOString();
  const settled = await readAll((from, to) =>
    db
      .from("otm_settled_findings")
      .select("subject_id, key")
      .gt("ends_at", now)
      .order("subject_id")
      .order("key")
      .range(from, to),
  );
  return new Set(settled.map(({ subject_id, key }) => `${subject_id} ${key}`));
}

function findingInText({ id: subjectId, key, language, changedAt, text = "" }: TextFinding): StaleFinding {
  return {
    id: `${subjectId} ${key}`,
    key,
    kind: siteTextKind,
    subjectId,
    titles: { nl: textName("nl", subjectId), en: textName("en", subjectId) },
    changedAt,
    reason: "outdated_translation",
    language,
    words: text,
    review: null,
    fact: null,
  };
}

type Read = Pick<Examined["document"], "id" | "titles" | "changedAt"> & { kind: { name: string } };

function findingsIn({ document, findings }: Pick<Examined, "findings"> & { document: Read }): StaleFinding[] {
  const { id: subjectId, kind, titles, changedAt } = document;
  return findings.map(
    ({ reason, language = null, field, text, link, picture, review = null, why, fact = null }) => {
      const words = text ?? link ?? picture ?? "";
      // Days are not what was found.
      const key = keyOf(
        JSON.stringify([reason, language, field, words, why.replace(/\d{4}-\d\d-\d\d/g, "")]),
      );
      const id = `${subjectId} ${key}`;
      return {
        id,
        key,
        kind: kind.name,
        subjectId,
        titles,
        changedAt,
        reason,
        language,
        words,
        review,
        fact,
      };
    },
  );
}
