import { redirectPath } from "../../app/data/redirects/redirect-path.ts";
import { createDailyVisitors } from "./daily-visitors.ts";

export type MissingCount = { day: string; path: string; visits: number; by_programs: number };

export type RedirectCount = { path: string; hits: number };

/** What was not found, and which redirects were used, until it is stored. */
export type MissingPaths = {
  /** What knows networks apart ends with the day. */
  begin(day: string): void;
  /** By each network once a day; nothing of a path that may hold a name, a number or a token. */
  countMissing(pathname: string, isByProgram: boolean, network: string): void;
  countRedirect(path: string): void;
  /** What was counted since the last call. */
  take(): { missing: MissingCount[]; redirects: RedirectCount[] };
  /** Counts again what could not be stored. */
  putBack(taken: ReturnType<MissingPaths["take"]>): void;
};

/** Between two writes. */
const mostPaths = 1_000;
/** Of one network in a day: a scanner can't fill the list. */
const mostPathsOfNetwork = 20;
const mostRemembered = 50_000;

/** Of the server or the panel, with ids and tokens. */
const ownPaths =
  /^\/(?:en\/)?(?:admin|api|assets|auth|beheer|files|fonts|functions|mcp|media|oauth|og|preview|rest|settings|storage|weekly-mail)(?:\/|$)/;

/** An e-mail address, a phone number, a token, an id. */
const personal = /@|%40|\d{7}|[\p{L}\p{N}_]{24}|[\da-f]{8}-(?:[\da-f]{4}-){3}/u;

export function createMissingPaths(): MissingPaths {
  const visitors = createDailyVisitors(mostRemembered);
  const pathsOf = new Map<string, number>();
  let today = "";
  let missing = new Map<string, MissingCount>();
  let redirects = new Map<string, number>();

  function add({ day, path, visits, by_programs }: MissingCount): void {
    const held = missing.get(`${day} ${path}`) ?? { visits: 0, by_programs: 0 };
    const sums = { visits: held.visits + visits, by_programs: held.by_programs + by_programs };
    missing.set(`${day} ${path}`, { day, path, ...sums });
  }

  function addHits({ path, hits }: RedirectCount): void {
    redirects.set(path, (redirects.get(path) ?? 0) + hits);
  }

  return {
    begin(day) {
      if (day === today) return;
      today = day;
      visitors.begin(day);
      pathsOf.clear();
    },
    countMissing(pathname, isByProgram, network) {
      const path = redirectPath(pathname)?.replace(/\?.*$/, "");
      if (!path || path.length > 300 || ownPaths.test(path) || personal.test(path)) return;
      if (missing.size >= mostPaths && !missing.has(`${today} ${path}`)) return;
      const name = visitors.nameOf(network);
      const counted = pathsOf.get(name) ?? 0;
      if (counted >= mostPathsOfNetwork || !visitors.isFirst(name, path)) return;
      pathsOf.set(name, counted + 1);
      add({ day: today, path, visits: isByProgram ? 0 : 1, by_programs: isByProgram ? 1 : 0 });
    },
    countRedirect: (path) => addHits({ path, hits: 1 }),
    take() {
      const hits = [...redirects].map(([path, count]) => ({ path, hits: count }));
      const taken = { missing: [...missing.values()], redirects: hits };
      missing = new Map();
      redirects = new Map();
      return taken;
    },
    putBack(taken) {
      for (const count of taken.missing) add(count);
      for (const count of taken.redirects) addHits(count);
    },
  };
}
