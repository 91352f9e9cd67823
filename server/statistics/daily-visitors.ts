import { hash, randomBytes } from "node:crypto";

/** Tells whether somebody was counted today, from hashes in memory with a salt that is new each day. */
type DailyVisitors = {
  /** Forgets the salt and all hashes when the day is another. */
  begin(day: string): void;
  /** The hash of a network today: the same again, and not reversible tomorrow. */
  nameOf(network: string): string;
  /** Whether this is the first call of the day with these two; false for all new ones beyond the limit. */
  isFirst(name: string, subject: string): boolean;
};

/** About 25 MB. A site with more readers a day counts their views, and too few visitors. */
const mostRemembered = 250_000;

export function createDailyVisitors(most = mostRemembered): DailyVisitors {
  let today = "";
  let salt = "";
  let remembered = 0;
  const seen = new Map<string, Set<string>>();
  return {
    begin(day) {
      if (day === today) return;
      today = day;
      salt = randomBytes(32).toString("base64");
      remembered = 0;
      seen.clear();
    },
    nameOf: (network) => hash("sha256", salt + network, "base64").slice(0, 16),
    isFirst(name, subject) {
      const names = seen.get(subject) ?? new Set();
      if (names.has(name) || remembered >= most) return false;
      seen.set(subject, names.add(name));
      remembered += 1;
      return true;
    },
  };
}
