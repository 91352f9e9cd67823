import { href } from "react-router";
import { editorOf, placesOf } from "../../content/kinds.ts";
import { z } from "../../zod.ts";
import { type Database, throwIfFailed } from "../database.ts";
import type { ForwardPage, ListCursor } from "../list-cursor.ts";
import { settleSiteText } from "../site-texts/admin-site-texts.ts";
import { amsterdamDay, dayAfter } from "../statistics/amsterdam-day.ts";
import { review, setReview } from "./reviews.ts";

export const staleReasons = [
  "outdated_translation",
  "old_date_or_figure",
  "dead_link",
  "picture_without_words",
  "due_review",
  "old_fact",
] as const;

export type StaleReason = (typeof staleReasons)[number];

/** Which fact a sentence says the former value of, and why nothing is proposed for it; or that it is tied and says neither. */
const staleFact = z.object({
  name: z.string(),
  now: z.string(),
  note: z.enum(["quotation", "article", "year", "untold"]).nullable(),
});

const cursor = z.object({ side: z.literal("older"), time: z.string(), id: z.string() });

/** The kind of a finding in a text of the site: its subject is the key of the text. */
export const siteTextKind = "site text";

/** What is outdated in a live document or a text of the site, by rules: a person judges it. */
const finding = z.object({
  /** Of the document and what was found in it. */
  id: z.string(),
  kind: z.string(),
  subjectId: z.string(),
  key: z.string(),
  titles: z.object({ nl: z.string(), en: z.string() }),
  changedAt: z.string(),
  reason: z.enum(staleReasons),
  language: z.enum(["nl", "en"]).nullable(),
  /** The sentence, link or picture; the note of a review. */
  words: z.string(),
  /** Of what somebody wished to look at again. */
  review: review.nullable(),
  fact: staleFact.nullable(),
});

export type StaleFinding = z.output<typeof finding>;

export const staleAnswer = z.object({ rows: z.array(finding), older: cursor.nullable() });

export const staleQuestion = z.object({ after: cursor.nullable() });

/** What is outdated in live documents and not settled, those first that are unchanged longest. Throws Error. */
export async function listStaleFindings(
  db: Database,
  after: ListCursor | null,
): Promise<ForwardPage<StaleFinding>> {
  const body = { after: after && { side: "older", time: after.time, id: after.id } };
  const { data, error } = await db.functions.invoke("find-stale", { body });
  if (error) throw error;
  return { ...staleAnswer.parse(data), newer: after && "newest" };
}

/** The screen of the panel where what was found is mended. */
export function editorOfFinding({ kind, subjectId }: Pick<StaleFinding, "kind" | "subjectId">): string {
  return kind === siteTextKind
    ? `${href("/admin/texts")}?${new URLSearchParams({ q: subjectId })}`
    : editorOf(placesOf(kind), subjectId);
}

/** What a finding is stored by once it is settled. */
type SettledFinding = Pick<StaleFinding, "kind" | "subjectId" | "key" | "review">;

/**
 * Says that what was found is right, for a year: then it is looked at again; of a text, that its sentences go together.
 * Throws when that is not stored.
 */
export async function settleFinding(db: Database, finding: SettledFinding): Promise<void> {
  const { kind, subjectId, key, review } = finding;
  if (review) {
    const inAYear = dayAfter(amsterdamDay(new Date()), 365);
    return setReview(db, { kind, id: subjectId }, { ...review, dueOn: inAYear });
  }
  if (kind === siteTextKind) return settleSiteText(db, subjectId, [key]);
  // A year ago it may have been settled too, or by somebody else just now.
  await reopenFinding(db, finding);
  throwIfFailed(await db.from("otm_settled_findings").insert({ subject_id: subjectId, key }));
}

/** Throws when that is not stored. */
export async function reopenFinding(db: Database, finding: SettledFinding): Promise<void> {
  const { kind, subjectId, key, review } = finding;
  if (review) return setReview(db, { kind, id: subjectId }, review);
  if (kind === siteTextKind) return settleSiteText(db, subjectId, [key], false);
  throwIfFailed(await db.from("otm_settled_findings").delete().match({ subject_id: subjectId, key }));
}
