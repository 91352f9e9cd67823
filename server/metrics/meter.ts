/** What answered a request: the pages in memory, a page that was made or looked up, a part of the API, a file … */
export const routeKinds = [
  "memory",
  "page",
  "asset",
  "file",
  "rest",
  "auth",
  "functions",
  "storage",
  "refused",
] as const;

export type RouteKind = (typeof routeKinds)[number];

/** Upper bounds of the histogram's buckets, in milliseconds. */
export const bounds = [1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000];

export type KindCounts = {
  kind: RouteKind;
  /** By the first digit of the status: at 2 stand those with 200 to 299. */
  byClass: readonly number[];
  /** How many took at most each of `bounds`, and at last all others. Not added up. */
  buckets: readonly number[];
  /** What all took together, in milliseconds. */
  total: number;
};

export type Meter = {
  /** Counts an answer, which took so many milliseconds. */
  answered(kind: RouteKind, status: number, milliseconds: number): void;
  read(): KindCounts[];
};

/** Counts answers by plain numbers: that is all that a request pays for being measured. */
export function createMeter(): Meter {
  const counts = routeKinds.map((kind) => ({
    kind,
    byClass: [0, 0, 0, 0, 0, 0],
    buckets: Array.from({ length: bounds.length + 1 }, () => 0),
    total: 0,
  }));
  const byKind = new Map(counts.map((one) => [one.kind, one]));

  return {
    answered(kind, status, milliseconds) {
      const count = byKind.get(kind);
      if (!count) return;
      let bucket = 0;
      while (bucket < bounds.length && milliseconds > (bounds[bucket] ?? 0)) bucket += 1;
      increase(count.byClass, Math.floor(status / 100));
      increase(count.buckets, bucket);
      count.total += milliseconds;
    },
    read: () => counts,
  };
}

function increase(numbers: number[], at: number): void {
  numbers[at] = (numbers[at] ?? 0) + 1;
}
