import { z } from "../../zod.ts";
import { type Database, expectData, throwIfFailed } from "../database.ts";

/** When something is to be looked at again, as YYYY-MM-DD, by whom (null: any editor), and why. */
export const review = z.object({
  dueOn: z.string(),
  userId: z.string().nullable(),
  person: z.string().nullable(),
  note: z.string(),
});

export type Review = z.output<typeof review>;

/** When these documents, or all, are to be looked at again, of those that are. Throws when the query fails. */
export async function listReviews(
  db: Database,
  ids?: readonly string[],
): Promise<(Review & { subjectId: string })[]> {
  if (ids?.length === 0) return [];
  const rows = expectData(await db.rpc("list_reviews", ids ? { _ids: [...ids] } : {}));
  return rows.map(({ subject_id: subjectId, due_on: dueOn, user_id: userId, person, note }) => ({
    subjectId,
    dueOn,
    userId,
    person,
    note,
  }));
}

/** Has a document looked at again, or (null) no longer. Throws when that is not stored. */
export async function setReview(
  db: Database,
  { kind, id }: { kind: string; id: string },
  wanted: Omit<Review, "person"> | null,
): Promise<void> {
  const { dueOn, userId, note } = wanted ?? {};
  const given = {
    ...(dueOn && { _due_on: dueOn }),
    ...(userId && { _user_id: userId }),
    ...(note && { _note: note }),
  };
  throwIfFailed(await db.rpc("set_review", { _kind: kind, _id: id, ...given }));
}

/** Who can look at something again: editors and administrators. Throws when the query fails. */
export async function listEditors(db: Database): Promise<{ userId: string; person: string }[]> {
  const rows = expectData(await db.rpc("list_editors"));
  return rows.map(({ user_id: userId, person }) => ({ userId, person }));
}
