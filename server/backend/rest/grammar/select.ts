import { limitExceeded, limits } from "../errors/limits.ts";
import { aggregatesDisabled, unsupported } from "../errors/rest-error.ts";
import { createReader, type Reader } from "./reader.ts";

type SelectedField = { kind: "all" } | { kind: "column"; column: string; alias: string | null };

export type SelectedEmbed = {
  kind: "embed";
  target: string;
  alias: string | null;
  hint: string | null;
  isInner: boolean;
  items: SelectedItem[];
};

export type SelectedItem = SelectedField | SelectedEmbed;

/** Parses `select`. Throws RestError PGRST100 and beyond_bounds. */
export function parseSelect(text: string): SelectedItem[] {
  if (text.trim() === "") return [];
  const reader = createReader(text, "select parameter");
  const state = { embeds: 0 };
  const items = readItems(reader, 0, state);
  if (!reader.isAtEnd()) throw reader.fail('"," or end of input');
  return items;
}

function readItems(reader: Reader, depth: number, state: { embeds: number }): SelectedItem[] {
  const items: SelectedItem[] = [];
  do {
    const item = readItem(reader, depth, state);
    if (item.kind === "all" && items.some(({ kind }) => kind === "all")) {
      throw limitExceeded(400, "A select list may have one * at most");
    }
    items.push(item);
    reader.match(/[ \t]*/y);
  } while (reader.skip(","));
  return items;
}

function readItem(reader: Reader, depth: number, state: { embeds: number }): SelectedItem {
  reader.match(/[ \t]*/y);
  if (reader.skip("*")) return { kind: "all" };
  if (reader.peek() === ".") throw unsupported("Spreading embedded resources (...) is");
  let name = reader.name();
  let alias: string | null = null;
  if (reader.peek() === ":") {
    if (reader.skip("::")) throw unsupported("Casting columns (::) is");
    reader.expect(":");
    alias = name;
    name = reader.name();
  }
  const modifiers: string[] = [];
  while (reader.skip("!")) modifiers.push(reader.name());
  if (reader.peek() === "(") return readEmbed(reader, { name, alias, modifiers }, depth + 1, state);
  if (modifiers.length > 0) throw reader.fail('"("');
  rejectOthers(reader);
  return { kind: "column", column: name, alias };
}

function readEmbed(
  reader: Reader,
  { name, alias, modifiers }: { name: string; alias: string | null; modifiers: string[] },
  depth: number,
  state: { embeds: number },
): SelectedEmbed {
  state.embeds += 1;
  if (depth > limits.embedDepth) {
    throw limitExceeded(400, `Resources may be embedded ${limits.embedDepth} levels deep at most`);
  }
  if (state.embeds > limits.embeds) {
    throw limitExceeded(400, `A request may embed ${limits.embeds} resources at most`);
  }
  const joins = modifiers.filter((modifier) => modifier === "inner" || modifier === "left");
  const hints = modifiers.filter((modifier) => modifier !== "inner" && modifier !== "left");
  if (joins.length > 1 || hints.length > 1) throw reader.fail("one hint and one join at most");
  reader.expect("(");
  if (name === "count" && reader.peek() === ")") throw aggregatesDisabled();
  const items = reader.peek() === ")" ? [] : readItems(reader, depth, state);
  reader.expect(")");
  return { kind: "embed", target: name, alias, hint: hints[0] ?? null, isInner: joins[0] === "inner", items };
}

function rejectOthers(reader: Reader): void {
  if (reader.peek() === "-") throw unsupported("Paths into JSON columns (->) are");
  if (reader.skip("::")) throw unsupported("Casting columns (::) is");
  if (reader.peek() === ".") throw aggregatesDisabled();
}
