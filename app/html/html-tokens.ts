import { decodeReferences } from "./character-references.ts";

/**
 * A part of HTML; names of tags and attributes are in small letters, and the first of equal attributes counts. `from` and
 * `to` are the places of a start tag.
 */
type HtmlToken =
  | { kind: "text"; text: string }
  | { kind: "start"; name: string; attributes: ReadonlyMap<string, string>; from: number; to: number }
  | { kind: "end"; name: string };

// An open comment or tag swallows the rest, as in a browser; every character is read once.
const commentOrTag = /<!--(?:[\s\S]*?-->|[\s\S]*$)|<(\/?)([a-z][^\s/>]*)/gi;
const attribute = /[\s/]*(?:(>)|([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?|=)/y;

/** The tags of unsanitised HTML and the decoded texts between them, in order and linear time. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  const tags = new RegExp(commentOrTag);
  let read = 0;
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    if (found.index > read) yield textOf(html.slice(read, found.index));
    read = tags.lastIndex;
    const [, slash, name] = found;
    if (name === undefined) continue;
    const { attributes, end } = readAttributes(html, read);
    if (end === null) return;
    tags.lastIndex = read = end;
    yield slash
      ? { kind: "end", name: name.toLowerCase() }
      : { kind: "start", name: name.toLowerCase(), attributes, from: found.index, to: end };
  }
  if (read < html.length) yield textOf(html.slice(read));
}

function textOf(source: string): HtmlToken {
  return { kind: "text", text: decodeReferences(source) };
}

/** The first attribute of each name, and where the tag ends; null when it does not. */
function readAttributes(
  html: string,
  start: number,
): { attributes: Map<string, string>; end: number | null } {
  const attributes = new Map<string, string>();
  attribute.lastIndex = start;
  for (let found = attribute.exec(html); found; found = attribute.exec(html)) {
    const [, close, name, double, single, bare] = found;
    if (close) return { attributes, end: attribute.lastIndex };
    const key = name?.toLowerCase();
    if (key && !attributes.has(key)) attributes.set(key, decodeReferences(double ?? single ?? bare ?? ""));
  }
  return { attributes, end: null };
}
