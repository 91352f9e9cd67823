/** A value that a type takes, or nearly takes, and nobody means; `name` is how a report calls it. */
export type OddValue = { name: string; value: unknown };

/** A call of a member holds 1 MiB at most, with the other values of the row. */
const hugeText = "woord ".repeat(170_000).trimEnd();

const brokenTexts: OddValue[] = [
  { name: "a lone surrogate", value: "a\ud800" },
  { name: "NUL", value: "a\u0000b" },
  { name: "control characters", value: "a\r\n\t\u0001\u001b[31m\u007f\u0085b" },
  { name: "bidi characters", value: "a\u202e\u2066\u200b\ufeff\uffffb" },
];

const texts: OddValue[] = [
  { name: '""', value: "" },
  { name: "blanks", value: "   " },
  ...brokenTexts,
  { name: "{constructor}", value: "{constructor} {__proto__} {" },
  { name: "a long word", value: "x".repeat(290) },
  { name: "1 MB", value: hugeText },
  ...ofWrongType(true, {}),
];

const identifiers: OddValue[] = [
  { name: "an id of zeros", value: "00000000-0000-0000-0000-000000000000" },
  { name: "an id of fs", value: "ffffffff-ffff-ffff-ffff-ffffffffffff" },
  { name: "an id without a version", value: "a0000000-0000-0000-0000-00000000000a" },
  { name: "an id of a wrong variant", value: "a0000000-0000-4000-0000-00000000000b" },
  { name: "an id in braces", value: "{A0000000-0000-0000-0000-00000000000C}" },
  ...ofWrongType("x", 5, []),
];

const times: OddValue[] = [
  ...["infinity", "-infinity", "290000-01-01", "9999-12-31", "0001-01-01", "0044-03-15 BC"],
].map((value) => ({ name: value, value }));

const numbers: OddValue[] = [0, -1, 32_767, -32_768, 2_147_483_647, -2_147_483_648, 2 ** 53, 1.5].map(
  (value) => ({ name: String(value), value }),
);

/** In the place of any part of a document. */
export const jsonShapes: OddValue[] = ofWrongType(null, 5, "x", [], {}, [null]);

/** In the place of a whole document. */
export const wholeShapes: OddValue[] = [
  ...jsonShapes,
  ...ofWrongType(true, "", [[]], [{}], { x: null }),
  { name: "a deep value", value: nested(300) },
];

/** In each text of a document. */
export const documentTexts: OddValue[] = [
  ...brokenTexts,
  { name: "20,000 characters", value: "é".repeat(20_000) },
];

/** The odd values of a PostgreSQL type. Throws Error for a type that nobody has thought about. */
export function oddValues(type: string): OddValue[] {
  const nothing = { name: "null", value: null };
  if (type.endsWith("[]")) return [nothing, ...oddArrays(oddValues(type.slice(0, -2)).slice(1))];
  switch (type) {
    case "text":
    case "character varying":
      return [nothing, ...texts];
    case "uuid":
      return [nothing, ...identifiers];
    case "timestamp with time zone":
    case "date":
      return [nothing, ...times, ...ofWrongType("x", 5)];
    case "integer":
    case "smallint":
    case "bigint":
      return [nothing, ...numbers, ...ofWrongType("x", true, [])];
    case "boolean":
      return [nothing, ...ofWrongType(true, false, "x", 5, [])];
    case "jsonb":
    case "json":
      return wholeShapes;
    default:
      throw new Error(`Name odd values of ${type}`);
  }
}

function oddArrays(items: readonly OddValue[]): OddValue[] {
  const first = items[0]?.value;
  return [
    ...ofWrongType([], [null], [[]], "x"),
    { name: "10,000 items", value: Array(10_000).fill(first) },
    ...items.slice(0, 4).map(({ name, value }) => ({ name: `[${name}]`, value: [value] })),
  ];
}

function ofWrongType(...values: unknown[]): OddValue[] {
  return values.map((value) => ({ name: JSON.stringify(value), value }));
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = [value];
  return value;
}
