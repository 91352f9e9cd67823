import { randomBytes, randomUUID } from "node:crypto";
import { connectPersonDatabase, type Database } from "../../../app/data/database.ts";
import { isId } from "../../../app/data/id-pattern.ts";
import { listReviews } from "../../../app/data/stale/reviews.ts";
import {
  editorOfFinding,
  type StaleFinding,
  type StaleReason,
  staleReasons,
} from "../../../app/data/stale/stale-findings.ts";
import { amsterdamDay } from "../../../app/data/statistics/amsterdam-day.ts";
import type { FoundItem, WeeklyMailItem } from "../../../app/data/weekly-mail/weekly-mail-items.ts";
import { otherLanguage } from "../../../app/i18n/addresses.ts";
import { type Language, lookUp } from "../../../app/i18n/language-texts.ts";
import { upkeepTexts } from "../../../app/i18n/panel/upkeep.en.ts";
import type { WeeklyMailLine } from "../../../app/mails/mail-content.ts";
import { listWeeklyMailParts } from "../../../app/panel/screens/proposals/weekly-mail-parts.ts";
import { admission } from "../../shared/admission-control.ts";
import type { ApiFetch } from "../../shared/api-call.ts";
import { encryptText } from "../../shared/encrypted-text.ts";
import { findUnsettled } from "../agents/answer-stale.ts";
import type { OwnRole } from "../database/call-function.ts";
import type { BegunWeeklyMail, WeeklyMails } from "./weekly-mails.ts";

/** As many things as a mail asks. */
const most = 5;

export type WeeklyMailsOptions = {
  ownRole: OwnRole;
  weeklyMails: WeeklyMails;
  /** Serves calls of people from this process. */
  fetch: ApiFetch;
  publishableKey: string;
  siteUrl: URL;
  linkKey: Uint8Array;
};

/** Queues the mails of a day, and gives how many; to whom nothing is asked, none goes. Throws DatabaseError, Error. */
export async function queueWeeklyMails(
  options: WeeklyMailsOptions,
  day: string,
  signal: AbortSignal,
): Promise<number> {
  const begun = await options.weeklyMails.begin(day);
  const [first] = begun;
  if (!first) return 0;
  // It is the same for all.
  const findings = await listFindings(databaseOf(first, options), options.siteUrl, signal);
  let count = 0;
  for (const weekly of begun) if (await queueWeeklyMail(weekly, findings, options)) count += 1;
  return count;
}

function databaseOf(
  { token }: BegunWeeklyMail,
  { siteUrl, publishableKey, fetch }: WeeklyMailsOptions,
): Database {
  const connection = {
    backendUrl: siteUrl.origin,
    publishableKey,
    fetch: (input: string | URL | Request, init?: RequestInit) => fetch(new Request(input, init)),
  };
  return connectPersonDatabase(connection, token);
}

/** What is to be looked at again by now, and the beginning of what else is outdated. */
async function listFindings(db: Database, siteUrl: URL, signal: AbortSignal): Promise<StaleFinding[]> {
  const today = amsterdamDay(new Date());
  const due = (await listReviews(db)).filter(({ dueOn }) => dueOn <= today).length;
  const find = (reasons: readonly StaleReason[], count: number) =>
    admission.rehearsal.run("weekly mail", signal, async () => {
      const { rows } = await findUnsettled({ db, siteUrl, signal }, null, reasons, count);
      return rows;
    });
  const reviews = due > 0 ? await find(["due_review"], due) : [];
  const others = await find(staleReasons, 20 * most);
  return [...reviews, ...others.filter(({ reason }) => reason !== "due_review")];
}

async function queueWeeklyMail(
  weekly: BegunWeeklyMail,
  findings: readonly StaleFinding[],
  options: WeeklyMailsOptions,
): Promise<boolean> {
  const { siteUrl, linkKey, weeklyMails } = options;
  const parts = await listWeeklyMailParts(databaseOf(weekly, options), weekly.language, most);
  const own = findings.filter(({ review }) => review?.userId === weekly.user_id);
  const ordered = [...own, ...findings.filter(({ review }) => !review?.userId)];
  // One of a document: whoever opens it sees the rest.
  const firsts = ordered.filter(
    ({ subjectId }, at) => ordered.findIndex((one) => one.subjectId === subjectId) === at,
  );
  const found = firsts.map((finding) => itemOf(finding, weekly.language));
  const items: WeeklyMailItem[] = [...parts, ...found].slice(0, most);
  const [id, token] = [randomUUID(), randomBytes(32).toString("hex")];
  const link = new URL(`${weekly.language === "en" ? "/en" : ""}/weekly-mail/${token}`, siteUrl).href;
  const lines = items.map((item) => lineOf(item, weekly.language));
  const encrypted = encryptText(linkKey, id, JSON.stringify({ link, lines }));
  return weeklyMails.finish(weekly, items, { id, token, encrypted });
}

function itemOf(
  { kind, subjectId, key, titles, reason, language, words, review }: StaleFinding,
  own: Language,
): FoundItem {
  return {
    kind: "finding",
    subjectKind: kind,
    subjectId,
    key,
    reason,
    language,
    words,
    review,
    title: titles[own] || titles[otherLanguage(own)],
    to: editorOfFinding({ kind, subjectId }),
    outcome: null,
  };
}

function lineOf(item: WeeklyMailItem, language: Language): WeeklyMailLine {
  const { title } = item;
  if (item.kind === "proposal") {
    const { name, before, after } = item;
    return { title, what: name, before, after };
  }
  const words = isId(item.words) ? lookUp(upkeepTexts, language, "upkeep.picture") : item.words;
  return { title, what: lookUp(upkeepTexts, language, `upkeep.${item.reason}`), before: words, after: null };
}
