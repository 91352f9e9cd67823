import { panelLanguage } from "../../i18n/panel-language.ts";
import { type Database, expectData } from "../database.ts";
import { daysBetween } from "./amsterdam-day.ts";
import { type ComparedDays, comparedDays } from "./comparison.ts";
import type { DayRange } from "./day-range.ts";
import { internalOrigin, type OriginKind, originKind, originOf } from "./origins.ts";
import { daysOf, type StatisticsFilter } from "./statistics-filter.ts";

export type DayCount = { day: string; views: number; visitors: number };

export type PageCount = {
  /** Dutch. */
  path: string;
  /** Of an article or a download page; else null. */
  title: string | null;
  views: number;
  visitors: number;
  /** The views that showed a quarter, a half, three quarters and all of the text. */
  read: readonly [number, number, number, number];
  /** Null for who sees no leads. */
  leads: number | null;
};

/** `leads` is null for who sees no leads. */
export type OriginCount = { origin: string; kind: OriginKind; views: number; leads: number | null };
/** How often AI services fetched a page: to train models, for their search, or as a person asked. */
export type FetchCount = { path: string; training: number; search: number; person: number };
export type SearchCount = { query: string; times: number };

/** The sums of the days that are over, and of as many before them. */
export type Comparison = { before: DayRange; now: Sums; previous: Sums };
type Sums = Pick<DayCount, "views" | "visitors">;

type SiteStatistics = {
  /** Each day of the period. */
  days: DayCount[];
  /** Null without a day that is over, or any views before. */
  comparison: Comparison | null;
  pages: PageCount[];
  origins: OriginCount[];
  fetches: FetchCount[];
  searches: SearchCount[];
};

/** The statistics of a valid period; empty for who may not read them. Throws when a query fails. */
export async function getStatistics(
  db: Database,
  filter: StatisticsFilter,
  today: string,
): Promise<SiteStatistics> {
  const { from, to } = daysOf(filter.period, today);
  const period = { _from: from, _to: to, ...(filter.language && { _language: filter.language }) };
  const ofPage = { ...period, ...(filter.path && { _path: filter.path }) };
  const compared = comparedDays(filter.period, today);
  const before = compared && { ...ofPage, _from: compared.before.from, _to: compared.before.to };
  const [days, daysBefore, pages, views, seesLeads, leads, fetches, searches] = await Promise.all([
    db.rpc("count_views_by_day", ofPage),
    before && db.rpc("count_views_by_day", before),
    db.rpc("list_page_statistics", { ...period, _titles: panelLanguage() }),
    db.rpc("list_view_origins", ofPage),
    db.rpc("sees_lead_origins"),
    db.rpc("list_lead_origins", ofPage),
    db.rpc("list_fetches", ofPage),
    db.rpc("list_empty_searches", period),
  ]);
  return {
    days: everyDay(daysBetween(from, to), expectData(days)),
    comparison: compared && daysBefore && compare(compared, expectData(days), expectData(daysBefore)),
    pages: expectData(pages).map(asPage),
    origins: joinOrigins(expectData(views), expectData(seesLeads) ? expectData(leads) : null),
    fetches: expectData(fetches),
    searches: expectData(searches),
  };
}

function compare(
  { of, before }: ComparedDays,
  now: readonly DayCount[],
  previous: readonly DayCount[],
): Comparison | null {
  const sums = { now: sumOf(now.filter(({ day }) => day <= of.to)), previous: sumOf(previous) };
  return sums.previous.views === 0 ? null : { before, ...sums };
}

/** The views and visitors of days together. */
export function sumOf(days: readonly DayCount[]): Sums {
  const sum = (of: keyof Sums) => days.reduce((total, day) => total + day[of], 0);
  return { views: sum("views"), visitors: sum("visitors") };
}

/** The counts of one page in the last 28 days; null without any. Throws when the query fails. */
export async function getPageCount(db: Database, path: string, today: string): Promise<PageCount | null> {
  const { from, to } = daysOf(28, today);
  const rows = expectData(await db.rpc("list_page_statistics", { _from: from, _to: to }).eq("path", path));
  return rows[0] ? asPage(rows[0]) : null;
}

type PageRow = Omit<PageCount, "read"> & {
  read_25: number;
  read_50: number;
  read_75: number;
  read_100: number;
};

function asPage({ read_25, read_50, read_75, read_100, ...page }: PageRow): PageCount {
  return { ...page, read: [read_25, read_50, read_75, read_100] };
}

function everyDay(days: readonly string[], counted: readonly DayCount[]): DayCount[] {
  const known = new Map(counted.map((count) => [count.day, count]));
  return days.map((day) => known.get(day) ?? { day, views: 0, visitors: 0 });
}

/** The mean day of each seven until the last day, named by the first of them; the oldest may be fewer. */
export function weeklyMeans(days: readonly DayCount[]): DayCount[] {
  const weeks: DayCount[] = [];
  for (let end = days.length; end > 0; end -= 7) {
    const week = days.slice(Math.max(0, end - 7), end);
    const mean = (of: "views" | "visitors") =>
      Math.round(week.reduce((sum, day) => sum + day[of], 0) / week.length);
    weeks.push({ day: week[0]?.day ?? "", views: mean("views"), visitors: mean("visitors") });
  }
  return weeks.toReversed();
}

type ViewOrigin = { origin: string; views: number };
type LeadOrigin = {
  source: string | null;
  campaign: string | null;
  referrer: string | null;
  leads: number;
};

/**
 * Views and leads by origin, most views first; null for leads that the caller does not see. Moves within the site are no
 * origin.
 */
export function joinOrigins(
  views: readonly ViewOrigin[],
  leads: readonly LeadOrigin[] | null,
): OriginCount[] {
  const all = new Map<string, { views: number; leads: number }>();
  const countOf = (origin: string) => {
    const count = all.get(origin) ?? { views: 0, leads: 0 };
    all.set(origin, count);
    return count;
  };
  for (const { origin, views: seen } of views) if (origin !== internalOrigin) countOf(origin).views += seen;
  for (const { leads: found, ...given } of leads ?? []) countOf(originOf(given)).leads += found;
  return [...all]
    .toSorted(([, a], [, b]) => b.views - a.views || b.leads - a.leads)
    .map(([origin, count]) => ({
      ...{ origin, kind: originKind(origin), views: count.views },
      leads: leads && count.leads,
    }));
}

/** Leads per hundred readers, to one decimal; null without readers, or for who sees no leads. */
export function leadsPerHundred({ leads, visitors }: Pick<PageCount, "leads" | "visitors">): number | null {
  return visitors === 0 || leads === null ? null : Math.round((leads / visitors) * 1000) / 10;
}

/** Whether a page is an article. */
export function isArticlePath(path: string): boolean {
  return /^\/insights\/(?!tag\/)./.test(path);
}
