import { declarationOf } from "../../../../../app/content/declared-kinds.ts";
import { readDocument } from "../../../../../app/content/document.ts";
import { valueIn } from "../../../../../app/content/kind.ts";
import { type Database, expectData } from "../../../../../app/data/database.ts";
import { listReviews, type Review } from "../../../../../app/data/stale/reviews.ts";
import { amsterdamDay } from "../../../../../app/data/statistics/amsterdam-day.ts";
import type { Language } from "../../../../../app/i18n/language-texts.ts";
import type { Finding } from "./finding.ts";
import { type LiveDocument, titlesIn } from "./live-documents.ts";

/** What somebody wished to be looked at again by now. Throws as `expectData`. */
export async function findDueReviews(documents: readonly LiveDocument[], db: Database): Promise<Finding[]> {
  const due = await listDue(
    db,
    documents.map(({ id }) => id),
  );
  return due.map(findingOf);
}

/** A due review of a document that is not among the live ones. */
export type OtherReview = {
  kind: string;
  titles: Record<Language, string>;
  changedAt: string;
  finding: Finding;
};

/** The same for drafts. Throws as `expectData`. */
export async function findOtherReviews(db: Database): Promise<OtherReview[]> {
  const found: OtherReview[] = [];
  for (const review of await listDue(db)) {
    const versions = db.from("otm_versions").select("kind, document, created_at");
    const [newest] = expectData(
      await versions.eq("subject_id", review.subjectId).order("number", { ascending: false }).limit(1),
    );
    if (!newest) continue;
    const { kind, document, created_at: changedAt } = newest;
    const declared = declarationOf(kind);
    const { form } = readDocument(declared, document);
    if (declared.isShown && valueIn(form, { field: declared.isShown }) === true) continue;
    found.push({ kind, titles: titlesIn(kind, form), changedAt, finding: findingOf(review) });
  }
  return found;
}

async function listDue(db: Database, ids?: readonly string[]): Promise<(Review & { subjectId: string })[]> {
  const today = amsterdamDay(new Date());
  return (await listReviews(db, ids)).filter(({ dueOn }) => dueOn <= today);
}

function findingOf({ subjectId, ...review }: Review & { subjectId: string }): Finding {
  return {
    id: subjectId,
    ...(review.note && { text: review.note }),
    why: `it is to be looked at again since ${review.dueOn}, by ${review.person ?? "any editor"}`,
    review,
  };
}
