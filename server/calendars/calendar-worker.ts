import { parentPort, workerData } from "node:worker_threads";
import ical, { type CalendarComponent, type DateWithTimeZone } from "node-ical";
import { readAmsterdamTime } from "../../app/data/articles/amsterdam-time.ts";
import type { Span } from "../../app/data/submissions/call-times.ts";
import type { CalendarJob, CalendarResult } from "./busy-spans.ts";

const job: CalendarJob = workerData;
parentPort?.postMessage(read(job));

function read({ text, from, to }: CalendarJob): CalendarResult {
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR\b/i.test(text)) return { failure: "it is no calendar" };
  try {
    const entries = Object.values(ical.sync.parseICS(text));
    const spans = entries.flatMap((entry) => (entry ? spansOf(entry, from, to) : []));
    return { busy: joined(spans.filter((span) => span.from < to && span.to > from)) };
  } catch {
    return { failure: "it is damaged" };
  }
}

function spansOf(entry: CalendarComponent, from: Date, to: Date): Span[] {
  if (entry.type === "VFREEBUSY") {
    return (entry.freebusy ?? [])
      .filter(({ type }) => type !== "FREE")
      .map(({ start, end }) => ({ from: new Date(start), to: new Date(end) }));
  }
  if (entry.type !== "VEVENT") return [];
  return ical
    .expandRecurringEvent(entry, { from, to, expandOngoing: true })
    .filter(({ event }) => event.status !== "CANCELLED" && event.transparency !== "TRANSPARENT")
    .map(({ event, isFullDay, start, end }) => {
      const isLocal = isFullDay || !event.start.tz;
      return isLocal ? { from: inAmsterdam(start), to: inAmsterdam(end) } : { from: start, to: end };
    });
}

/** The library reads a day, and a time without a zone, by the clock of this computer. */
function inAmsterdam(at: DateWithTimeZone): Date {
  const pad = (part: number) => String(part).padStart(2, "0");
  const date = `${at.getFullYear()}-${pad(at.getMonth() + 1)}-${pad(at.getDate())}`;
  const read = readAmsterdamTime({ date, time: `${pad(at.getHours())}:${pad(at.getMinutes())}` });
  return "at" in read ? read.at : at;
}

/** In order; what overlaps or adjoins is one. */
function joined(spans: readonly Span[]): Span[] {
  const all: Span[] = [];
  for (const span of [...spans].sort((a, b) => a.from.getTime() - b.from.getTime())) {
    const last = all.at(-1);
    if (last && span.from <= last.to) last.to = span.to > last.to ? span.to : last.to;
    else all.push({ ...span });
  }
  return all;
}
