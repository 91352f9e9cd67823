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
] as const;

const read = (address: string) => readValues(fields, new URLSearchParams(address));

it.each([
  { q: "", kind: "", person: "" },
  { q: "een & twee", kind: "case", person: "a0000000-0000-4000-8000-00000000000a" },
])("a filter is read from its own address: %o", (values) => {
  expect(read(listQuery(values, null))).toEqual(values);
});

it("nonsense in an address is no filter", () => {
  const none = { q: "", kind: "", person: "" };
  for (const address of ["", "kind=", "kind=other", "kind=toString", "other=page", "q=%20&kind=a%20page"])
    expect(read(address)).toEqual(none);
  expect(read(`q=${"x".repeat(900)}&kind=page&kind=case`)).toEqual({
    q: "x".repeat(200),
    kind: "page",
    person: "",
  });
});
