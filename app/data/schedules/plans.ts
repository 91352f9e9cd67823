import { type Language, languages } from "../../i18n/language-texts.ts";
import { type Database, expectData } from "../database.ts";

export type ScheduleAction = "publish" | "unpublish";

/** Something that comes up for an article or page: for one of its languages, or (null) as a whole. */
export type Plan = { id: string; action: ScheduleAction; language: Language | null; at: string };

/** What comes up for articles and pages, by their ids, in order of time. Throws when the query fails. */
export async function listPlans(db: Database, ids: readonly string[]): Promise<Plan[]> {
  if (ids.length === 0) return [];
  const planned = db.from("otm_schedules").select("id:subject_id, action, language, at");
  const rows = expectData(
    await planned
      .in("subject_id", [...ids])
      .is("failed_at", null)
      .order("at"),
  );
  return rows.map((row) => ({
    ...row,
    action: readAction(row.action),
    language: readLanguage(row.language),
  }));
}

/** What a row of a schedule does. */
export function readAction(action: string): ScheduleAction {
  return action === "publish" ? "publish" : "unpublish";
}

/** The language of such a row; null for the whole. */
export function readLanguage(stored: string | null): Language | null {
  return languages.find((language) => language === stored) ?? null;
}
