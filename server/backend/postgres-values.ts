type Decode = (text: string) => unknown;

const decoders: readonly [readonly number[], Decode][] = [
  [[16], (text) => text === "t"],
  [[20, 21, 23, 26, 700, 701], Number],
  [[114, 3802], JSON.parse],
  [[1082, 1114, 1184], (text) => new Date(text)],
  [[1007, 1009, 1015, 2951], decodeList],
];

const byType = new Map(decoders.flatMap(([types, decode]) => types.map((type) => [type, decode] as const)));

/** A value in PostgreSQL's text format as JavaScript's own, by its type's oid (pg_type); others stay text. */
export function decodeValue(oid: number, text: string): unknown {
  const decode = byType.get(oid);
  return decode ? decode(text) : text;
}

/** The elements of a one-dimensional array in PostgreSQL's text format, as texts. */
function decodeList(text: string): (string | null)[] {
  const elements = text.matchAll(/"((?:[^"\\]|\\.)*)"|([^,{}]+)/gs);
  return [...elements].map(([, quoted, bare]) => {
    if (quoted !== undefined) return quoted.replace(/\\(.)/gs, "$1");
    return bare === undefined || bare === "NULL" ? null : bare;
  });
}
