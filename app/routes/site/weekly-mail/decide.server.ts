import { type Database, Refused } from "../../../data/database.ts";
import { settleFinding } from "../../../data/stale/stale-findings.ts";
import type {
  OpenWeeklyMail,
  WeeklyMailItem,
  WeeklyMailLinks,
  WeeklyMailOutcome,
} from "../../../data/weekly-mail/weekly-mail-items.ts";
import { NotSaved } from "../../../panel/screens/proposals/subjects.ts";
import {
  decideWeeklyMailPart,
  findWeeklyMailPart,
} from "../../../panel/screens/proposals/weekly-mail-parts.ts";

export const verbs = ["accept", "refuse", "settle"] as const;
type Verb = (typeof verbs)[number];

/** What is asked, as it is now. */
export type ShownItem = WeeklyMailItem & { mayAccept: boolean };

/** Reads without changing anything. Throws as `expectData`. */
export async function showItem(db: Database, item: WeeklyMailItem): Promise<ShownItem> {
  if (item.kind !== "proposal" || item.outcome !== null) return { ...item, mayAccept: false };
  const found = await findWeeklyMailPart(db, item);
  if (!found) return { ...item, mayAccept: false, outcome: "changed" };
  const { before, after, mayAccept } = found;
  return { ...item, before, after, mayAccept };
}

/** `unknown`: no such item. `done`: decided already. `rejected`: only the panel can. `failed`: nothing has happened. */
export type Decision = WeeklyMailOutcome | "unknown" | "done" | "rejected" | "failed";

/** Decides about one item, once, in the name of the link's person. Never throws. */
export async function decideItem(
  links: WeeklyMailLinks,
  db: Database,
  { id, items }: OpenWeeklyMail,
  at: number,
  verb: Verb | undefined,
): Promise<Decision> {
  const item = items[at];
  if (!item || !verb || (verb === "settle") !== (item.kind === "finding")) return "unknown";
  let isTaken = false;
  try {
    isTaken = await links.mark(id, at, null, "trying");
    if (!isTaken) return "done";
    const outcome = await outcomeOf(db, item, verb);
    await links.mark(id, at, "trying", outcome);
    return outcome;
  } catch (error) {
    if (isTaken) await links.mark(id, at, "trying", null).catch(() => {});
    if (error instanceof NotSaved || error instanceof Refused) return "rejected";
    console.error(
      "A link of a mail was not followed:",
      error instanceof Error ? error.message : "backend away",
    );
    return "failed";
  }
}

async function outcomeOf(db: Database, item: WeeklyMailItem, verb: Verb): Promise<WeeklyMailOutcome> {
  if (item.kind === "proposal" && verb !== "settle") return decideWeeklyMailPart(db, item, verb);
  if (item.kind === "finding") {
    await settleFinding(db, { ...item, kind: item.subjectKind });
    return "settled";
  }
  return "changed";
}
