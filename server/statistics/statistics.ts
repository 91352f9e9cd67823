import { amsterdamDay } from "../../app/data/statistics/amsterdam-day.ts";
import { originKind, otherOrigins } from "../../app/data/statistics/origins.ts";
import { languageOf, plainPath } from "../../app/i18n/addresses.ts";
import type { ContentVersion } from "../shared/content-version.ts";
import { isRejected } from "../shared/database-error.ts";
import type { Log } from "../shared/log.ts";
import { type FetchKind, fetchKind } from "./ai-agents.ts";
import { countedSearch } from "./counted-search.ts";
import { createDailyVisitors } from "./daily-visitors.ts";
import {
  createMissingPaths,
  type MissingCount,
  type MissingPaths,
  type RedirectCount,
} from "./missing-paths.ts";
import { createPageList } from "./page-list.ts";

/** Counts what is read, in memory, and stores the counts every ten seconds. */
export type Statistics = Pick<MissingPaths, "countMissing" | "countRedirect"> & {
  /** Counts a view of a page of this site; others are ignored. */
  countView(path: string, origin: string, network: string): Promise<void>;
  /** Counts that a view has reached more quarters of the text than it had. */
  countRead(path: string, reached: { before: number; now: number }): Promise<void>;
  /** Counts that a program fetched a page of this site, or its Markdown, when it is one of an AI service. */
  countFetch(path: string, userAgent: string): Promise<void>;
  /** Counts a search without results, by each network once a day. */
  countEmptySearch(query: string, language: "nl" | "en", network: string): void;
  /** Counts one call of a network. Whether it has had too many since the counts were last stored. */
  isTooMuch(network: string): boolean;
  /** Stores what is counted. */
  close(): Promise<void>;
};

export type ViewCount = {
  day: string;
  path: string;
  language: string;
  origin: string;
  views: number;
  visitors: number;
  arrivals: number;
  read_25: number;
  read_50: number;
  read_75: number;
  read_100: number;
};

export type SearchCount = { day: string; language: string; query: string; times: number };

export type FetchCount = { day: string; path: string; language: string; kind: FetchKind; fetches: number };

/** Where counts are stored, and which pages there are. */
export type StatisticsStore = {
  /** The Dutch paths of articles, tags and download pages. */
  listPages(): Promise<readonly string[]>;
  /** Throws errors whose `code` is an SQLSTATE. */
  add(views: readonly ViewCount[], searches: readonly SearchCount[]): Promise<void>;
  /** The same. */
  addFetches(fetches: readonly FetchCount[]): Promise<void>;
  /** The same. */
  addMissing(missing: readonly MissingCount[], redirects: readonly RedirectCount[]): Promise<void>;
};

type StatisticsOptions = {
  store: StatisticsStore;
  contentVersion: Pick<ContentVersion, "current">;
  log: Pick<Log, "warn">;
  now?: () => Date;
  /** In milliseconds. */
  interval?: number;
};

/** In a day: forged ones can't fill the database. */
const mostOrigins = 200;
/** Of one network in a day: it can't take the places of all others. */
const mostNewOrigins = 5;
const mostSearches = 1_000;
/** Of one network between two writes. */
const mostCalls = 30;
const quarters = ["read_25", "read_50", "read_75", "read_100"] as const;

export function createStatistics(options: StatisticsOptions): Statistics {
  const { store, contentVersion, log, now = () => new Date(), interval = 10_000 } = options;
  const pages = createPageList(store.listPages, contentVersion, log);
  const visitors = createDailyVisitors();
  const missingPaths = createMissingPaths();
  let today = "";
  let views = new Map<string, ViewCount>();
  let searches = new Map<string, SearchCount>();
  let fetches = new Map<string, FetchCount>();
  /** Of today. */
  const origins = new Set<string>();
  const newOrigins = new Map<string, number>();
  const searched = new Set<string>();
  const calls = new Map<string, number>();
  let writing = Promise.resolve();

  begin();
  const timer = setInterval(() => {
    writing = writing.then(write);
  }, interval);
  timer.unref();

  /** What knows visitors apart ends with the day. */
  function begin(): void {
    const day = amsterdamDay(now());
    if (day === today) return;
    today = day;
    visitors.begin(day);
    missingPaths.begin(day);
    origins.clear();
    newOrigins.clear();
    searched.clear();
    calls.clear();
  }

  async function pageOf(path: string): Promise<Pick<ViewCount, "path" | "language"> | null> {
    const page = plainPath(path).replace(/^\/blog\//, "/insights/");
    return (await pages.has(page)) ? { path: page, language: languageOf(path) } : null;
  }

  /** The origin, or that of all others. Search engines and assistants are few and need no place. */
  function countedOrigin(origin: string, name: string): string {
    const kind = originKind(origin);
    if (origins.has(origin) || (kind !== "site" && kind !== "campaign")) return origin;
    const brought = newOrigins.get(name) ?? 0;
    if (origins.size >= mostOrigins || brought >= mostNewOrigins) return otherOrigins;
    origins.add(origin);
    newOrigins.set(name, brought + 1);
    return origin;
  }

  function countOf(page: Pick<ViewCount, "path" | "language">, origin: string): ViewCount {
    const key = `${today} ${page.language} ${page.path} ${origin}`;
    const count = views.get(key) ?? { day: today, ...page, origin, ...zeros };
    views.set(key, count);
    return count;
  }

  /** The names of networks end within the interval. */
  async function write(): Promise<void> {
    begin();
    calls.clear();
    await writeViews();
    await writeFetches();
    await writeMissing();
  }

  async function writeViews(): Promise<void> {
    if (views.size + searches.size === 0) return;
    const written = { views, searches };
    views = new Map();
    searches = new Map();
    const isDone = await attempt(store.add([...written.views.values()], [...written.searches.values()]));
    if (isDone) return;
    for (const [key, count] of written.views) views.set(key, sum(count, views.get(key)));
    for (const [key, count] of written.searches) {
      searches.set(key, { ...count, times: count.times + (searches.get(key)?.times ?? 0) });
    }
  }

  async function writeFetches(): Promise<void> {
    if (fetches.size === 0) return;
    const written = fetches;
    fetches = new Map();
    if (await attempt(store.addFetches([...written.values()]))) return;
    for (const count of written.values()) addFetches(count);
  }

  function addFetches({ fetches: more, ...of }: FetchCount): void {
    const key = `${of.day} ${of.language} ${of.path} ${of.kind}`;
    fetches.set(key, { ...of, fetches: (fetches.get(key)?.fetches ?? 0) + more });
  }

  async function writeMissing(): Promise<void> {
    const taken = missingPaths.take();
    const { missing, redirects } = taken;
    if (missing.length + redirects.length === 0) return;
    if (!(await attempt(store.addMissing(missing, redirects)))) missingPaths.putBack(taken);
  }

  /** Whether counts are done with: counts that the database would never take must not stop the next. */
  async function attempt(storing: Promise<void>): Promise<boolean> {
    try {
      await storing;
      return true;
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      if (isRejected(code)) {
        log.warn("statistics were rejected by the database and dropped", { code });
        return true;
      }
      log.warn("statistics could not be stored and wait", {
        reason: error instanceof Error ? error.message : "unknown",
      });
      return false;
    }
  }

  return {
    async countView(path, origin, network) {
      const page = await pageOf(path);
      if (!page) return;
      begin();
      const name = visitors.nameOf(network);
      const count = countOf(page, countedOrigin(origin, name));
      count.views += 1;
      if (visitors.isFirst(name, `${page.language} ${page.path}`)) count.visitors += 1;
      if (visitors.isFirst(name, "site")) count.arrivals += 1;
    },
    async countRead(path, { before, now: reached }) {
      const page = await pageOf(path);
      if (!page || before >= reached) return;
      begin();
      const count = countOf(page, "/");
      for (const quarter of quarters.slice(before, reached)) count[quarter] += 1;
    },
    async countFetch(path, userAgent) {
      const kind = fetchKind(userAgent);
      const page = kind && (await pageOf(path.replace(/\.md$/, "")));
      if (!page) return;
      begin();
      addFetches({ day: today, ...page, kind, fetches: 1 });
    },
    countEmptySearch(given, language, network) {
      const query = countedSearch(given);
      if (query === null) return;
      begin();
      const key = `${today} ${language} ${query}`;
      if (!searched.has(key) && searched.size >= mostSearches) return;
      searched.add(key);
      if (!visitors.isFirst(visitors.nameOf(network), `search ${language} ${query}`)) return;
      const count = searches.get(key) ?? { day: today, language, query, times: 0 };
      searches.set(key, { ...count, times: count.times + 1 });
    },
    countMissing(path, isByProgram, network) {
      begin();
      missingPaths.countMissing(path, isByProgram, network);
    },
    countRedirect: missingPaths.countRedirect,
    isTooMuch(network) {
      const name = visitors.nameOf(network);
      const made = (calls.get(name) ?? 0) + 1;
      calls.set(name, made);
      return made > mostCalls;
    },
    async close() {
      clearInterval(timer);
      await writing;
      await write();
    },
  };
}

const zeros = { views: 0, visitors: 0, arrivals: 0, read_25: 0, read_50: 0, read_75: 0, read_100: 0 };

function sum(count: ViewCount, other: ViewCount | undefined): ViewCount {
  if (!other) return count;
  const added = { ...count };
  for (const name of ["views", "visitors", "arrivals", ...quarters] as const) added[name] += other[name];
  return added;
}
