import { contactPersonOf } from "../../i18n/firm.ts";
import type { ChangedTexts } from "../../i18n/site-texts.ts";
import { type Database, expectData, optional } from "../database.ts";
import { isId } from "../id-pattern.ts";
import { workingHours } from "../leads/working-hours.ts";
import { amsterdamDay } from "../statistics/amsterdam-day.ts";
import { acceptedMoments, proposedMoments } from "./call-times.ts";
import type { Moment } from "./moments.ts";

/** The moments that the contact form proposes now, and those that it accepts. */
export async function findMoments(
  db: Database,
  changed: ChangedTexts,
): Promise<{ proposed: Moment[]; accepted: Moment[] }> {
  const person = contactPersonOf(changed);
  const full = isId(person) ? await optional(listFullMoments(db, person), []) : [];
  const hours = workingHours(changed);
  const today = amsterdamDay(new Date());
  return { proposed: proposedMoments(hours, today, full), accepted: acceptedMoments(hours, today) };
}

async function listFullMoments(db: Database, memberId: string): Promise<string[]> {
  return expectData(await db.rpc("list_full_moments", { _member_id: memberId }));
}
