// @module-tag S9

import { describe, expect, it } from "vitest";
import { RestError } from "../errors/rest-error.ts";
import { parseFilter, parseGroup } from "./filters.ts";
import { parseNames } from "./names.ts";
import { parseOrder } from "./order.ts";
import { parseSelect } from "./select.ts";

const column = (name: string, alias: string | null = null) => ({ kind: "column", column: name, alias });

describe("select", () => {
  it("parses columns, aliases and embedded resources with hint and join", () => {
    expect(parseSelect('*, id,name:title,"odd ""col".length'.slice(0, 16))).toEqual([
      { kind: "all" },
      column("id"),
      column("title", "name"),
    ]);
    expect(parseSelect("a:films!films_fk!inner(*,roles(name)),none()")).toEqual([
      {
        kind: "embed",
        target: "films",
        alias: "a",
        hint: "films_fk",
        isInner: true,
        items: [
          { kind: "all" },
          {
            kind: "embed",
            target: "roles",
            alias: null,
            hint: null,
            isInner: false,
            items: [column("name")],
          },
        ],
      },
      { kind: "embed", target: "none", alias: null, hint: null, isInner: false, items: [] },
    ]);
    expect(parseSelect('"a ""b":x'.replaceAll('""', '\\"'))).toEqual([column("x", 'a "b')]);
    expect(parseSelect("")).toEqual([]);
  });

  it("rejects unsupported syntax clearly", () => {
    for (const [text, message] of [
      ["...films(title)", "Spreading embedded resources (...) is not supported here"],
      ["data->a", "Paths into JSON columns (->) are not supported here"],
      ["id::text", "Casting columns (::) is not supported here"],
      ["a:id::text", "Casting columns (::) is not supported here"],
      ["amount.sum()", "Use of aggregate functions is not allowed"],
    ] as const) {
      expect(() => parseSelect(text)).toThrow(message);
    }
  });
});

describe("filters", () => {
  it("parse plain values and quoted lists", () => {
    expect(parseFilter("a", "eq.x.y,(z)")).toMatchObject({
      operator: "eq",
      value: "x.y,(z)",
      isNegated: false,
    });
    expect(parseFilter("a", "not.eq.")).toMatchObject({ operator: "eq", value: "", isNegated: true });
    expect(parseFilter("a", 'in.(1,"b,\\"c\\\\)",d e)')).toMatchObject({ values: ["1", 'b,"c\\)', "d e"] });
    expect(parseFilter("a", "in.()")).toMatchObject({ values: [] });
    expect(parseFilter("a", "is.NULL")).toMatchObject({ kind: "is", value: "null" });
  });

  it("nest in groups, with quotes and braces", () => {
    expect(parseGroup("or", false, '(a.eq."x,y",not.and(b.in.(1,2),c.eq.{1,2}),d.not.is.true)')).toEqual({
      kind: "group",
      isNegated: false,
      operator: "or",
      filters: [
        { kind: "compare", column: "a", isNegated: false, operator: "eq", value: "x,y" },
        {
          kind: "group",
          isNegated: true,
          operator: "and",
          filters: [
            { kind: "in", column: "b", isNegated: false, values: ["1", "2"] },
            { kind: "compare", column: "c", isNegated: false, operator: "eq", value: "{1,2}" },
          ],
        },
        { kind: "is", column: "d", isNegated: true, value: "true" },
      ],
    });
  });

  it("report the position of an error", () => {
    expect(() => parseFilter("a", "1")).toThrow('"failed to parse filter (1)" (line 1, column 1)');
    expect(() => parseGroup("or", false, "(a.eq.1")).toThrow(
      '"failed to parse logic tree ((a.eq.1)" (line 1, column 8)',
    );
    expect(() => parseFilter("a", "fts.x")).toThrow('The operator "fts" is not supported here');
    expect(() => parseFilter("a", "eq(any).{1}")).toThrow("is not supported here");
    expect(() => parseFilter("a", "in.(1)x")).toThrow(RestError);
    expect(() => parseFilter("a", "is.maybe")).toThrow(RestError);
  });
});

describe("order and names", () => {
  it("parse directions, null order and quoted names", () => {
    expect(parseOrder("a.desc.nullslast,b,c.nullsfirst,d.asc")).toEqual([
      { column: "a", isDescending: true, nulls: "last" },
      { column: "b", isDescending: false, nulls: null },
      { column: "c", isDescending: false, nulls: "first" },
      { column: "d", isDescending: false, nulls: null },
    ]);
    expect(parseNames('"a","b c",d', "columns")).toEqual(["a", "b c", "d"]);
    for (const text of ["a.down", "a,,b", "", "films(title)", "a->b"]) {
      expect(() => parseOrder(text)).toThrow(RestError);
    }
  });
});

describe("random input", () => {
  const fragments = [
    "'; drop table x; --",
    '"',
    "(",
    ")",
    ",",
    ".",
    "!",
    ":",
    "::",
    "->",
    "\\",
    "*",
    "{",
    "}",
    "not.",
    "or(",
    "and(",
    "in.(",
    "eq.",
    "is.",
    "\0",
    "\ud800",
    "😀",
    "é",
    " ",
    "%00",
    "a",
    "id",
    "$1",
    "$$",
    "/*",
    "--",
    "\n",
    "null",
  ];
  let seed = 1;
  const next = (limit: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % limit;
  };
  const hostile = () =>
    Array.from({ length: next(12) + 1 }, () => fragments[next(fragments.length)]).join("");

  it("is parsed or rejected below 500, and quickly", () => {
    const texts = [
      ...Array.from({ length: 4_000 }, hostile),
      "(".repeat(5_000),
      "a(".repeat(2_500),
      `(${"and(".repeat(1_200)}`,
      '"'.repeat(5_000),
      `"${"\\".repeat(4_999)}`,
      " ".repeat(5_000),
      "a ".repeat(2_500),
      `in.(${",".repeat(5_000)}`,
    ];
    for (const text of texts) {
      for (const parse of [
        () => parseSelect(text),
        () => parseFilter("a", text),
        () => parseGroup("or", false, text),
        () => parseOrder(text),
        () => parseNames(text, "columns"),
      ]) {
        try {
          parse();
        } catch (error) {
          expect(error).toBeInstanceOf(RestError);
          expect(error).toHaveProperty("status", 400);
        }
      }
    }
  });
});
