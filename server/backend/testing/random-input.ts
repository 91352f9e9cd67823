import { createHash } from "node:crypto";

/** Deterministic random values of a seed. */
export type RandomInput = {
  /** An integer from 0 to `end`, exclusive. */
  below(end: number): number;
  of<Item>(items: readonly Item[]): Item;
  /** JSON with wrong values in these fields, or malformed JSON. */
  body(fields: readonly string[]): Buffer;
};

export function createRandomInput(seed: string): RandomInput {
  let drawn = 0;

  function below(end: number): number {
    drawn += 1;
    return createHash("sha256").update(`${seed} ${drawn}`).digest().readUInt32LE() % end;
  }

  function of<Item>(items: readonly Item[]): Item {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error("Nothing to choose from");
    return item;
  }

  function value(): string {
    return below(6) === 0 ? nested(of(["[", '{"a":']), of([1, 30, 1_000, 3_000])) : of(values);
  }

  return {
    below,
    of,
    body(fields) {
      const pairs = fields.map((name) => `${JSON.stringify(name)}:${value()}`);
      const more = below(4) === 0 ? [`${of(oddNames)}:${value()}`] : [];
      const kept = [...pairs, ...more].filter(() => below(8) > 0);
      const json = `{${kept.join(",")}}`;
      if (below(3) > 0) return Buffer.from(json);
      const cut = json.slice(0, below(json.length + 1));
      return of([
        Buffer.from(cut),
        Buffer.from(`\ufeff${json}`),
        Buffer.concat([Buffer.from(json), Buffer.from([0xff, 0xfe, 0x00])]),
        Buffer.from(json, "utf16le"),
        Buffer.from(value()),
        Buffer.from(json + " ".repeat(9_000)),
        Buffer.alloc(0),
        Buffer.from("grant_type=password&email=a"),
      ]);
    },
  };
}

function nested(open: string, depth: number): string {
  const close = open === "[" ? "]" : "}";
  return `${open.repeat(depth)}1${close.repeat(depth)}`;
}

const oddNames = ['"__proto__"', '"constructor"', '""', '"\\u0000"', '"\\ud800"', '"email"'];

/** In JSON syntax. */
const values = [
  "null",
  "true",
  "0",
  "-1",
  "1e400",
  "123456789012345678901234567890",
  "[]",
  "{}",
  '""',
  '" "',
  '"\\u0000"',
  '"a\\u0000b@example.nl"',
  '"\\ud800"',
  '"\\udfff\\ud800"',
  '"\\u202e\\u200b"',
  '"😀"',
  '"\'; drop table auth.users; --"',
  '"%s%n$1\\\\"',
  '"a@b"',
  '"iemand@example.nl"',
  '"IEMAND@EXAMPLE.NL "',
  '"a@b.nl\\r\\nBcc: c@d.nl"',
  '"zes-ezels"',
  '"signup"',
  '"recovery"',
  '"email_change"',
  '"totp"',
  '"000000"',
  `"${"x".repeat(73)}"`,
  `"${"é".repeat(4_000)}"`,
  '{"__proto__":{"role":"service_role"}}',
  '{"toString":null,"language":"nl"}',
  '{"a":"\\ud800"}',
];
