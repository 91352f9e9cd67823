import { accountDatabase } from "../../../account/account-database.ts";
import { countArticles } from "../../../data/articles/admin-articles.ts";
import { listSchedules } from "../../../data/articles/schedules.ts";
import { findArticles, listLastDrafts } from "../../../data/articles/short-articles.ts";
import { countLeads, readLeads } from "../../../data/leads/admin-leads.ts";
import { everyLead } from "../../../data/leads/lead-filter.ts";
import { listUnsentMails } from "../../../data/leads/unsent-mails.ts";
import { orNull } from "../hooks/use-failure-toast.ts";

/** What a card shows at most. */
export const shownAtMost = 5;

/** One more tells whether there are more. */
const asked = shownAtMost + 1;

export const newLeads = { ...everyLead, status: "new" } as const;

export type Overview = Awaited<ReturnType<typeof loadOverview>>;

/** What each card of the overview shows, asked for at once; null for one that failed. */
export async function loadOverview() {
  const db = accountDatabase();
  const [leads, leadCount, drafts, articleCounts, waiting, lacksEnglish, outdated, schedules, mails] =
    await Promise.all([
      orNull(readLeads(db, newLeads, null, shownAtMost)),
      orNull(countLeads(db, newLeads)),
      orNull(listLastDrafts(db, shownAtMost)),
      orNull(countArticles(db)),
      orNull(findArticles(db, { state: "waiting" }, asked)),
      orNull(findArticles(db, { state: "lacks_en" }, asked)),
      orNull(findArticles(db, { state: "outdated" }, asked)),
      orNull(listSchedules(db)),
      orNull(listUnsentMails(db, 20)),
    ]);
  return { leads, leadCount, drafts, articleCounts, waiting, lacksEnglish, outdated, schedules, mails };
}
