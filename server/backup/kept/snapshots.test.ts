// @module-tag S48

import { describe, expect, it } from "vitest";
import type { PlacedObject } from "../place/place.ts";
import { chooseKept, findSnapshots, momentOf, nameOf, newestOf } from "./snapshots.ts";

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

const keptOf = (names: readonly string[], now = "2026-11-27T03:00:00Z") =>
  [
    ...chooseKept(
      names.map((name) => ({ name, takenAt: momentOf(name) })),
      new Date(now),
    ),
  ]
    .sort()
    .reverse();

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

  it("is what a clock that ran years ahead has made until others fill twelve months, beside these", () => {
    const ahead = nameOf(new Date("2036-01-01T02:00:00Z"));
    const months = nights("2026-01-01", "2026-11-27");
    expect(keptOf([...months, ahead])).toEqual([ahead, ...keptOf(months)]);
    const year = nights("2025-12-01", "2026-11-27");
    expect(keptOf([...year, ahead])).toEqual(keptOf(year));
  });

  it("is everything when the clock was set back, by months or years", () => {
    const kept = keptOf(nights("2025-01-01", "2026-11-27"));
    for (const wrong of ["2026-09-01T02:00:00Z", "2025-06-01T02:00:00Z", "2020-01-01T02:00:00Z"]) {
      const made = nameOf(new Date(wrong));
      const left = keptOf([...kept, made], wrong);
      // One more takes a place among the months at most.
      expect(kept.filter((name) => !left.includes(name)).length, wrong).toBeLessThanOrEqual(1);
    }
  });

  it("does not go by the clock: what is old stays when nothing newer came", () => {
    const old = nights("2024-01-01", "2024-01-07");
    expect(keptOf(old)).toHaveLength(7);
  });
});

describe("a listing", () => {
  const object = (key: string, bytes = 1): PlacedObject => ({
    key,
    bytes,
    modifiedAt: new Date("2026-11-04T02:00:00Z"),
  });

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

  it("dates a name of a clock that ran ahead as the place does, and passes it over where that is as wrong", () => {
    const [first, last, ahead] = [
      ...nights("2026-11-01", "2026-11-02"),
      nameOf(new Date("2036-01-01T02:00:00Z")),
    ];
    const listed = (modifiedAt: string) =>
      findSnapshots([
        object(`snapshots/${first}/files.json`),
        { ...object(`snapshots/${ahead}/files.json`), modifiedAt: new Date(modifiedAt) },
        object(`snapshots/${last}/files.json`),
      ]);
    const between = listed("2026-11-01T12:00:00Z");
    expect(between.map(({ name }) => name)).toEqual([last, ahead, first]);
    const now = new Date("2026-11-05T02:00:00Z");
    expect(newestOf(between, now)?.name).toBe(last);
    expect(newestOf(listed("2026-11-02T12:00:00Z"), now)?.name).toBe(ahead);
    expect(newestOf(listed("2036-01-01T02:00:01Z"), now)?.name).toBe(last);
    expect(newestOf(listed("2036-01-01T02:00:01Z").slice(0, 1), now)?.name).toBe(ahead);
  });

  it("names moments so that they can be read again", () => {
    const moment = new Date("2026-11-27T02:00:00.123Z");
    expect(nameOf(moment)).toMatch(/^2026-11-27T02-00-00-123Z-[0-9a-f]{4}$/);
    expect(momentOf(nameOf(moment))).toEqual(moment);
  });
});
