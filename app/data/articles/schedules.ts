import { type Database, expectData, throwIfFailed } from "../database.ts";

export type ScheduleAction = "publish" | "unpublish";

/** What a schedule is about: an article, one of its languages, or a download page. */
export type ScheduleSubject = { articleId: string; language: "nl" | "en" | null } | { pageId: string };

/** Plans it, or does it at once when the time is past. Throws with the server's reason. */
export async function schedulePublication(
  db: Database,
  subject: ScheduleSubject,
  action: ScheduleAction,
  at: Date,
): Promise<"scheduled" | "done"> {
  const outcome = expectData(
    await db.rpc("schedule_publication", {
      _at: at.toISOString(),
      _action: action,
      ...("pageId" in subject
        ? { _page_id: subject.pageId }
        : { _article_id: subject.articleId, ...(subject.language && { _language: subject.language }) }),
    }),
  );
  return outcome === "done" ? "done" : "scheduled";
}

/** What comes up and what failed, in order, with a title or slug. Throws when the query fails. */
export async function listSchedules(db: Database) {
  return expectData(await db.rpc("list_schedules"));
}

export type ListedSchedule = Awaited<ReturnType<typeof listSchedules>>[number];

export async function cancelSchedule(db: Database, id: string): Promise<void> {
  throwIfFailed(await db.from("otm_schedules").delete().eq("id", id).select("id").single());
}
