/** An element found by a parser without code of the sanitiser. */
type FoundElement = { name: string; attributes: ReadonlyMap<string, string> };

const voidNames = new Set(["img", "br", "hr", "col", "wbr"]);
const token = /<([a-z][a-z\d]*)((?: [a-z]+(?:="[^"<>]*")?)*)>|<\/([a-z][a-z\d]*)>|([^<>]+)/y;

/** Parses canonical HTML strictly: double-quoted attributes, matching end tags, no "<" or ">" in text. Throws otherwise. */
export function readCanonicalHtml(html: string): FoundElement[] {
  const found: FoundElement[] = [];
  const open: string[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < html.length) {
    const at = token.lastIndex;
    const match = token.exec(html);
    if (match === null) throw new Error(`Not canonical at ${at}: ${html.slice(at, at + 80)}`);
    const [, name, attributes = "", endName] = match;
    if (name !== undefined) {
      found.push({ name, attributes: readAttributes(attributes) });
      if (!voidNames.has(name)) open.push(name);
    }
    if (endName !== undefined && open.pop() !== endName) throw new Error(`Wrong end of ${endName} at ${at}`);
  }
  if (open.length > 0) throw new Error(`Left open: ${open.join(", ")}`);
  return found;
}

function readAttributes(source: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const [, name = "", value = ""] of source.matchAll(/ ([a-z]+)(?:="([^"]*)")?/g)) {
    if (found.has(name)) throw new Error(`Twice: ${name}`);
    found.set(name, decode(value));
  }
  return found;
}

/** The only references allowed in attributes; others could hide a letter. */
function decode(value: string): string {
  return value.replace(/&([^;]*;?)/g, (spelling, name: string) => {
    if (name === "amp;") return "&";
    if (name === "lt;") return "<";
    if (name === "gt;") return ">";
    if (name === "quot;") return '"';
    if (/^(?:nbsp|shy|zwnj|eacute);$/.test(name)) return "\u00E9";
    throw new Error(`Unexpected reference ${spelling}`);
  });
}
