import { createContext } from "react-router";
import { z } from "../../zod.ts";
import { type Database, expectData } from "../database.ts";
import { review } from "../stale/reviews.ts";
import { staleReasons } from "../stale/stale-findings.ts";

/** `trying`: it is being decided. `changed`: what was asked is no longer so. */
const outcomes = ["trying", "accepted", "refused", "settled", "changed"] as const;

export type WeeklyMailOutcome = (typeof outcomes)[number];

const common = {
  title: z.string(),
  language: z.enum(["nl", "en"]).nullable(),
  /** The address of its editor in the panel. */
  to: z.string(),
  outcome: z.enum(outcomes).nullable(),
};

const proposedItem = z.object({
  ...common,
  kind: z.literal("proposal"),
  /** Its id, and the key of the part with its words. */
  proposal: z.string(),
  part: z.string(),
  /** Which assistant proposes it, unless a changed fact does, and what people call the part. */
  name: z.string(),
  before: z.string(),
  after: z.string(),
});

const foundItem = z.object({
  ...common,
  kind: z.literal("finding"),
  subjectKind: z.string(),
  subjectId: z.string(),
  key: z.string(),
  reason: z.enum(staleReasons),
  words: z.string(),
  review: review.nullable(),
});

/** What a person is asked by the mail of a week. */
const weeklyMailItem = z.discriminatedUnion("kind", [proposedItem, foundItem]);

export const weeklyMailItems = z.array(weeklyMailItem);

export type ProposedItem = z.output<typeof proposedItem>;
export type FoundItem = z.output<typeof foundItem>;
export type WeeklyMailItem = z.output<typeof weeklyMailItem>;

/** What the link of a mail asks, and a token that lasts as long as a request, for the server alone. */
export type OpenWeeklyMail = {
  id: string;
  /** The address of whose link it is. */
  person: string;
  items: readonly WeeklyMailItem[];
  expiresAt: string;
  token: string;
};

/** The links of the weekly mails. */
export type WeeklyMailLinks = {
  /** Null for a wrong or an ended one, and once its person is no editor. */
  open(token: string): Promise<OpenWeeklyMail | null>;
  /** Stores the outcome of an item over another one; false when it has a third one by now. */
  mark(
    id: string,
    at: number,
    from: WeeklyMailOutcome | null,
    to: WeeklyMailOutcome | null,
  ): Promise<boolean>;
};

/** Null where the backend is a project, which sends no such mails. */
export const weeklyMailLinks = createContext<WeeklyMailLinks | null>(null);

/** What this person is asked this week and is still open. Throws when the query fails. */
export async function listWeeklyMailItems(db: Database): Promise<WeeklyMailItem[]> {
  return weeklyMailItems.parse(expectData(await db.rpc("list_weekly_mail_items")));
}
