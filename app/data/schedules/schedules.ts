import { versionedKinds } from "../../content/kinds.ts";
import type { Language } from "../../i18n/language-texts.ts";
import { panelLanguage } from "../../i18n/panel-language.ts";
import { z } from "../../zod.ts";
import { type Database, expectData, throwIfFailed } from "../database.ts";
import { titleOfOnly } from "../versions/only-title.ts";
import type { Subject } from "../versions/subject.ts";
import { readAction, readLanguage, type ScheduleAction } from "./plans.ts";

/** What a schedule is about: an article, one of its languages, or a download page. */
export type ScheduleSubject = Subject & { language: Language | null };

/** The server's reason, in English without a full stop. */
export class ScheduleRejected extends Error {}

/** Raised with a reason: by the functions, and by the constraint of slugs. */
const reasonCodes = ["P0001", "PT400", "PT404", "PT409", "23505"];

/**
 * Plans it, or does it at once when the time is past. Throws ScheduleRejected, else as `expectData`. `number` is of the
 * newest version that was read: another one is not published.
 */
export async function schedulePublication(
  db: Database,
  subject: ScheduleSubject,
  action: ScheduleAction,
  at: Date,
  number?: number,
): Promise<"scheduled" | "done"> {
  const answer = await db.rpc("schedule_publication", {
    _at: at.toISOString(),
    _action: action,
    ...(action === "publish" && number !== undefined && { _number: number }),
    _kind: subject.kind,
    _id: subject.id,
    ...(subject.language && { _language: subject.language }),
  });
  if (answer.error && reasonCodes.includes(answer.error.code))
    throw new ScheduleRejected(answer.error.message);
  return expectData(answer) === "done" ? "done" : "scheduled";
}

export type ListedSchedule = {
  id: string;
  subject: ScheduleSubject;
  action: ScheduleAction;
  at: Date;
  /** Why it failed; null while it comes up. */
  failure: string | null;
  /** The title of the article, or the slug of the page. */
  title: string;
  /** The address of whoever planned it; null for a deleted account. */
  person: string | null;
};

/** What comes up and what failed, in order of time, the failed ones first. Throws when the query fails. */
export async function listSchedules(db: Database): Promise<ListedSchedule[]> {
  const rows = expectData(await db.rpc("list_schedules", { _language: panelLanguage() }));
  const schedules = rows.map((row) => ({
    id: row.id,
    subject: {
      kind: z.enum(versionedKinds).parse(row.kind),
      id: row.subject_id,
      language: readLanguage(row.language),
    },
    action: readAction(row.action),
    at: new Date(row.at),
    failure: row.failed_at === null ? null : (row.failure ?? ""),
    title: row.label || titleOfOnly(row.kind, panelLanguage()),
    person: row.person,
  }));
  return schedules.sort((one, other) => Number(one.failure === null) - Number(other.failure === null));
}

/** Whether both are about the same article or page, in whatever language. */
export function isSameSubject(one: ScheduleSubject, other: ScheduleSubject): boolean {
  return one.id === other.id;
}

/** Throws when it is not there any more, or the query fails. */
export async function cancelSchedule(db: Database, id: string): Promise<void> {
  throwIfFailed(await db.from("otm_schedules").delete().eq("id", id).select("id").single());
}
