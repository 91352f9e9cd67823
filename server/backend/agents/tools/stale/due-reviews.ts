import type { Database } from "../../../../../app/data/database.ts";
import { listReviews } from "../../../../../app/data/stale/reviews.ts";
import { amsterdamDay } from "../../../../../app/data/statistics/amsterdam-day.ts";
import type { Finding } from "./finding.ts";
import type { LiveDocument } from "./live-documents.ts";

/** What somebody wished to be looked at again by now. Throws as `expectData`. */
export async function findDueReviews(documents: readonly LiveDocument[], db: Database): Promise<Finding[]> {
  const today = amsterdamDay(new Date());
  const reviews = await listReviews(
    db,
    documents.map(({ id }) => id),
  );
  return reviews
    .filter(({ dueOn }) => dueOn <= today)
    .map(({ subjectId, ...review }) => ({
      id: subjectId,
      ...(review.note && { text: review.note }),
      why: `it is to be looked at again since ${review.dueOn}, by ${review.person ?? "any editor"}`,
      review,
    }));
}
