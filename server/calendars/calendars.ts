import { z } from "zod";
import { rowId } from "../../app/data/id.ts";
import { workingHours } from "../../app/data/leads/working-hours.ts";
import { amsterdamDay } from "../../app/data/statistics/amsterdam-day.ts";
import { daysAhead, fullMoments, type Span } from "../../app/data/submissions/call-times.ts";
import { contactPersonOf } from "../../app/i18n/firm.ts";
import type { OwnRole } from "../backend/database/call-function.ts";
import type { ReportWarning } from "../backend/server-warnings.ts";
import { FetchError, type FetchOptions, fetchFile } from "../backend/webhooks/fetch-file.ts";
import { everyMinute } from "../shared/every-minute.ts";
import type { Log } from "../shared/log.ts";
import { CalendarError, readBusySpans } from "./busy-spans.ts";

type CalendarsOptions = Pick<FetchOptions, "allowsPrivate" | "resolve" | "timeout"> & {
  ownRole: OwnRole;
  reportWarning: ReportWarning;
  log: Pick<Log, "error">;
};

const claimed = z.object({
  calendars: z.array(z.object({ memberId: rowId, url: z.string() })),
  facts: z.record(z.string(), z.string()),
});

const maxBytes = 2 * 1024 * 1024;
/** In milliseconds. */
const day = 24 * 60 * 60_000;

/** Reads the calendars of the team, each every ten minutes. */
export function startCalendars(options: CalendarsOptions): { close(): Promise<void> } {
  return everyMinute(
    () => readCalendars(options, new Date()),
    (error) => options.log.error("calendars can't be looked after", error),
  );
}

/** Reads the calendars whose time has come. Throws DatabaseError. */
export async function readCalendars(options: CalendarsOptions, now: Date): Promise<void> {
  const { call } = options.ownRole;
  const [answer] = await call("claim_calendars");
  const { calendars, facts } = claimed.parse(answer);
  const contactPerson = contactPersonOf(facts);
  for (const { memberId, url } of calendars) {
    const read = await readCalendar(url, options, now);
    const isContactPerson = memberId === contactPerson;
    const full =
      "busy" in read && isContactPerson ? fullMoments(workingHours(facts), amsterdamDay(now), read.busy) : [];
    const [isCurrent] = await call("store_calendar", {
      _member_id: memberId,
      _url: url,
      _busy: "busy" in read ? read.busy.map(({ from, to }) => [from, to]) : null,
      _full: full,
      _failure: "failure" in read ? read.failure : null,
    });
    if (isContactPerson && isCurrent !== null) {
      const failure = "failure" in read && !isCurrent ? read.failure : null;
      await options.reportWarning("calendar", failure);
    }
  }
}

type ReadCalendar = { busy: Span[] } | { failure: string };

async function readCalendar(url: string, options: CalendarsOptions, now: Date): Promise<ReadCalendar> {
  const { allowsPrivate, resolve, timeout = 15_000 } = options;
  const limits = { allowsPrivate, timeout, maxBytes, ...(resolve && { resolve }) };
  try {
    const bytes = await fetchFile(url, { accept: "text/calendar", ...limits });
    const text = new TextDecoder().decode(bytes);
    return { busy: await readBusySpans({ text, from: now, to: new Date(now.getTime() + daysAhead * day) }) };
  } catch (error) {
    if (error instanceof FetchError || error instanceof CalendarError) return { failure: error.message };
    throw error;
  }
}
