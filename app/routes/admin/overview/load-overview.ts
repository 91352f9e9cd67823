import { accountDatabase } from "../../../account/account-database.ts";
import { countArticles } from "../../../data/articles/admin-articles.ts";
import { listOpenOpinions } from "../../../data/articles/opinions.ts";
import { findArticles, getNewestPublication, listLastDrafts } from "../../../data/articles/short-articles.ts";
import { getBackupState } from "../../../data/backup-state.ts";
import type { Database } from "../../../data/database.ts";
import { countLeads, listLateLeads, readLeads } from "../../../data/leads/admin-leads.ts";
import { everyLead } from "../../../data/leads/lead-filter.ts";
import { countSuspected } from "../../../data/leads/suspected-leads.ts";
import { listUnsentMails } from "../../../data/leads/unsent-mails.ts";
import { countProposals } from "../../../data/proposals/proposals.ts";
import { countSampleContent } from "../../../data/sample-content.ts";
import { listSchedules } from "../../../data/schedules/schedules.ts";
import { listServerWarnings } from "../../../data/server-warnings.ts";
import { listWaitingTexts } from "../../../data/site-texts/waiting-texts.ts";
import { listWaitingDocuments } from "../../../data/versions/waiting-documents.ts";
import { listWeeklyMailItems } from "../../../data/weekly-mail/weekly-mail-items.ts";
import { orNull } from "../../../ui/panel/hooks/use-failure-toast.ts";

/** What a card shows at most. */
export const shownAtMost = 5;

/** The same where a card has two lists. */
const shownOfEach = 3;

/** What failed is shown whole, unless the mail server is down. */
const mailsAtMost = 20;

export const newLeads = { ...everyLead, status: "new" } as const;

export type Overview = Awaited<ReturnType<typeof loadOverview>>;

/** How many things this person is asked this week. Throws when a query fails. */
async function countAsked(db: Database): Promise<number> {
  const items = await listWeeklyMailItems(db);
  if (items.length === 0) return 0;
  // Seldom needed: the overview stays small without it.
  const { stillAsked } = await import("../../../panel/screens/proposals/weekly-mail-parts.ts");
  return (await stillAsked(db, items)).length;
}

/** What each card of the overview shows, asked for at once; null for one that failed. */
export async function loadOverview() {
  const db = accountDatabase();
  const [
    late,
    leads,
    leadCount,
    suspectedCount,
    drafts,
    articleCounts,
    waiting,
    waitingTexts,
    proposalCount,
    lacksEnglish,
    outdated,
    schedules,
    mails,
    warnings,
    backups,
    samples,
    newestArticle,
    opinions,
    asked,
  ] = await Promise.all([
    orNull(listLateLeads(db, new Date(), shownAtMost)),
    orNull(readLeads(db, newLeads, null, shownAtMost)),
    orNull(countLeads(db, newLeads).then(({ leads }) => leads)),
    orNull(countSuspected(db)),
    orNull(listLastDrafts(db, shownAtMost)),
    orNull(countArticles(db)),
    orNull(listWaitingDocuments(db, shownAtMost)),
    orNull(listWaitingTexts(db)),
    orNull(countProposals(db)),
    orNull(findArticles(db, { state: "lacks_en" }, shownOfEach)),
    orNull(findArticles(db, { state: "outdated" }, shownOfEach)),
    orNull(listSchedules(db)),
    orNull(listUnsentMails(db, mailsAtMost)),
    orNull(listServerWarnings(db)),
    orNull(getBackupState(db)),
    orNull(countSampleContent(db)),
    orNull(getNewestPublication(db)),
    orNull(listOpenOpinions(db, shownAtMost)),
    orNull(countAsked(db)),
  ]);
  return {
    late,
    leads,
    leadCount,
    suspectedCount,
    drafts,
    articleCounts,
    waiting,
    waitingTexts,
    proposalCount,
    lacksEnglish,
    outdated,
    schedules,
    mails,
    warnings,
    backups,
    samples,
    newestArticle,
    opinions,
    asked,
  };
}
