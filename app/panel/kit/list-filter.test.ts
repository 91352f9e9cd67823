import { expect, it } from "vitest";
import { listQuery } from "../../data/list-cursor.ts";
import { readValues } from "./list-filter.tsx";

const fields = [
  { name: "q", label: "search", hint: "hint" },
  {
    name: "kind",
    label: "kind",
    every: "every",
    choices: [
      ["page", "a page"],
      ["case", "a case"],
    ],
  },
  { name: "person", label: "person", every: "everybody", other: "another", load: async () => [] },
  { name: "day", label: "day", isDay: true },
] as const;

const read = (address: string) => readValues(fields, new URLSearchParams(address));

it.each([
  { q: "", kind: "", person: "", day: "" },
  { q: "een & twee", kind: "case", person: "a0000000-0000-4000-8000-00000000000a", day: "2026-02-28" },
])("a filter is read from its own address: %o", (values) => {
  expect(read(listQuery(values, null))).toEqual(values);
});

it("nonsense in an address is no filter", () => {
  const none = { q: "", kind: "", person: "", day: "" };
  for (const address of ["", "kind=", "kind=other", "kind=toString", "other=page", "q=%20&kind=a%20page"])
    expect(read(address)).toEqual(none);
  expect(read(`q=${"x".repeat(900)}&kind=page&kind=case`)).toEqual({
    q: "x".repeat(200),
    kind: "page",
    person: "",
    day: "",
  });
  for (const day of ["2026-02-30", "yesterday", "0000-01-01", "20260-01-01", "2026-1-1", ""])
    expect(read(`day=${day}`)).toEqual(none);
});
