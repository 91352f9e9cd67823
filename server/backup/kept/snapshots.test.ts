import { describe, expect, it } from "vitest";
import type { PlacedObject } from "../place/place.ts";
import { chooseKept, findSnapshots, momentOf, nameOf } from "./snapshots.ts";

/** Without its random end. */
const timeOf = (name: string) => name.slice(0, 24);
const night = (day: string) => timeOf(nameOf(new Date(`${day}T02:00:00Z`)));

/** One of each night, from the first day to the last. */
function nights(first: string, last: string): string[] {
  const found: string[] = [];
  for (
    const day = new Date(`${first}T02:00:00Z`);
    day <= new Date(`${last}T02:00:00Z`);
    day.setUTCDate(day.getUTCDate() + 1)
  ) {
    found.push(nameOf(day));
  }
  return found;
}

const keptOf = (names: readonly string[]) => [...chooseKept(names)].sort().reverse();

describe("what is kept", () => {
  it("is the newest of 7 days, 4 weeks and 12 months", () => {
    expect(keptOf(nights("2025-01-01", "2026-11-27")).map(timeOf)).toEqual(
      [
        ...["2026-11-27", "2026-11-26", "2026-11-25", "2026-11-24", "2026-11-23", "2026-11-22", "2026-11-21"],
        // The Sundays of the weeks before, one of which is among the days.
        ...["2026-11-15", "2026-11-08", "2026-10-31"],
        ...["2026-09-30", "2026-08-31", "2026-07-31", "2026-06-30", "2026-05-31", "2026-04-30"],
        ...["2026-03-31", "2026-02-28", "2026-01-31", "2025-12-31"],
      ].map(night),
    );
  });

  it.each([
    ["few", ["2026-11-26T02:00:00Z", "2026-11-27T02:00:00Z"], [0, 1]],
    ["several of one day", ["2026-11-26T02:00:00Z", "2026-11-27T02:00:00Z", "2026-11-27T12:00:00Z"], [0, 2]],
    // A day of 25 hours, from 22:00 to 23:00 in UTC.
    [
      "the night with an hour more",
      ["2026-10-24T21:30:00Z", "2026-10-25T00:30:00Z", "2026-10-25T22:30:00Z"],
      [0, 2],
    ],
    // A day of 23 hours, from 23:00 to 22:00 in UTC.
    [
      "the night with an hour less",
      ["2026-03-28T22:30:00Z", "2026-03-28T23:30:00Z", "2026-03-29T21:30:00Z"],
      [0, 2],
    ],
    [
      "a clock that went back",
      ["2027-05-01T02:00:00Z", "2026-11-26T02:00:00Z", "2026-11-27T02:00:00Z"],
      [0, 1, 2],
    ],
  ])("of %s", (_, moments, expected) => {
    const names = moments.map((moment) => nameOf(new Date(moment)));
    expect(keptOf(names)).toEqual(
      expected
        .map((index) => names[index])
        .sort()
        .reverse(),
    );
  });

  it("does not go by the clock: what is old stays when nothing newer came", () => {
    const old = nights("2024-01-01", "2024-01-07");
    expect(keptOf(old)).toHaveLength(7);
  });
});

describe("a listing", () => {
  const object = (key: string, bytes = 1): PlacedObject => ({ key, bytes, modifiedAt: new Date(0) });

  it("has whole snapshots alone, the newest first", () => {
    const [first, half, last] = nights("2026-11-01", "2026-11-03");
    const found = findSnapshots([
      object(`snapshots/${first}/database.tar.gz`, 10),
      object(`snapshots/${first}/files.json`),
      object(`snapshots/${half}/database.tar.gz`),
      object(`snapshots/${half}/files.json.5d6c.part`),
      object(`snapshots/${last}/database.tar.gz.age`, 20),
      object(`snapshots/${last}/files.json.age`),
      object("snapshots/holiday/files.json"),
    ]);
    expect(found).toMatchObject([
      { name: last, isSealed: true, bytes: 21 },
      { name: first, isSealed: false, bytes: 11 },
    ]);
  });

  it("names moments so that they can be read again", () => {
    const moment = new Date("2026-11-27T02:00:00.123Z");
    expect(nameOf(moment)).toMatch(/^2026-11-27T02-00-00-123Z-[0-9a-f]{4}$/);
    expect(momentOf(nameOf(moment))).toEqual(moment);
  });
});
