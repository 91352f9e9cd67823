import { z } from "../../zod.ts";
import { type Database, expectData, throwIfFailed } from "../database.ts";
import type { Span } from "../submissions/call-times.ts";
import { PrivateAddress } from "../webhooks/admin-webhooks.ts";

/** A member's calendar: its secret address is given to nobody. */
export type Calendar = {
  memberId: string;
  host: string;
  /** Null before the first time. */
  readAt: string | null;
  /** It was read within two hours, so that the contact form knows when the member is busy. */
  isCurrent: boolean;
  /** Why it could not be read last, in English. */
  failure: string | null;
};

/** The calendars of the team; none for others than administrators. Throws when the query fails. */
export async function listCalendars(db: Database): Promise<Calendar[]> {
  const listed = db.rpc("list_calendars");
  return expectData(
    await listed.select("memberId:member_id, host, readAt:read_at, isCurrent:is_current, failure"),
  );
}

/**
 * Sets the secret address (iCal) of a member's calendar, or takes it away.
 *
 * @throws PrivateAddress, or as `throwIfFailed`
 */
export async function setCalendar(db: Database, memberId: string, url: string | null): Promise<void> {
  const answer = await db.rpc("set_calendar", { _member_id: memberId, ...(url !== null && { _url: url }) });
  if (answer.error?.hint === "WEBHOOK_ALLOW_PRIVATE") throw new PrivateAddress(answer.error.message);
  throwIfFailed(answer);
}

const busySpans = z.array(z.tuple([z.coerce.date(), z.coerce.date()])).nullable();

/** When a member is busy; null without a calendar that was read within two hours. Throws when the query fails. */
export async function findBusySpans(db: Database, memberId: string): Promise<Span[] | null> {
  const answer = await db.rpc("find_busy_spans", { _member_id: memberId });
  throwIfFailed(answer);
  return busySpans.parse(answer.data)?.map(([from, to]) => ({ from, to })) ?? null;
}
