import { expect, it } from "vitest";
import { partsOf, readDurations } from "./durations.ts";

it("the recorded durations are those of tests, longest first", () => {
  const parts = Object.values(readDurations().files);
  expect(parts.length).toBeGreaterThan(10);
  expect(parts).toEqual(parts.toSorted((one, other) => other - one));
});

it("a file's part is the same on a machine of another speed, and small parts are left out", () => {
  const timings = [
    { file: "short.test.ts", milliseconds: 1 },
    { file: "long.test.ts", milliseconds: 300 },
    { file: "longest.test.ts", milliseconds: 350 },
    { file: "longest.test.ts", milliseconds: 349 },
  ];
  const slower = timings.map(({ file, milliseconds }) => ({ file, milliseconds: milliseconds * 7 }));
  expect(partsOf(timings)).toEqual({ "longest.test.ts": 512, "long.test.ts": 256 });
  expect(partsOf(slower)).toEqual(partsOf(timings));
  expect(Object.keys(partsOf(timings))).toEqual(["longest.test.ts", "long.test.ts"]);
});
