import { Parser } from "htmlparser2";
import { hasTooMuchMarkup, maxMarkupCharacters, maxSourceDepth, withoutTags } from "./markup-limit.ts";

/** A part of HTML; names are in small letters, and the first of equal attributes counts. */
export type HtmlPart =
  | { kind: "text"; text: string }
  | {
      kind: "start";
      name: string;
      attributes: ReadonlyMap<string, string>;
      /** Where each attribute stands in the source, with its name and quotes. */
      places: ReadonlyMap<string, Place>;
    }
  | { kind: "end"; name: string }
  | { kind: "comment" };

/** From the first character up to the one behind the last. */
type Place = { from: number; to: number };

/** Most tags have no attribute. */
const none: ReadonlyMap<string, never> = new Map<string, never>();

/**
 * The parts of unsanitised HTML in order, as the sanitiser's own parser reads them: what it closes by itself has an end
 * without a length. HTML with too much markup, or nested too deep, is one text, as it is for visitors.
 */
export function htmlParts(html: string, maxMarkup = maxMarkupCharacters): (HtmlPart & Place)[] {
  if (hasTooMuchMarkup(html, maxMarkup)) return onlyText(html);
  const parts: (HtmlPart & Place)[] = [];
  let attributes: Map<string, string> | null = null;
  let places: Map<string, Place> | null = null;
  let read = 0;
  let depth = 0;
  let isTooDeep = false;

  function add(part: HtmlPart, isImplied = false): void {
    if (isTooDeep) return;
    const from = isImplied ? read : Math.max(read, parser.startIndex);
    if (!isImplied) read = Math.max(read, endOf(part));
    parts.push({ ...part, from, to: read });
  }

  /** The parser is at the end of an end tag's name, which white space can follow. */
  function endOf({ kind }: HtmlPart): number {
    return (kind === "end" ? html.indexOf(">", parser.endIndex) : parser.endIndex) + 1;
  }

  const parser = new Parser({
    onopentagname() {
      attributes = places = null;
      depth += 1;
      if (depth <= maxSourceDepth) return;
      isTooDeep = true;
      parser.pause();
    },
    onattribute(name, value) {
      attributes ??= new Map();
      places ??= new Map();
      if (attributes.has(name)) return;
      attributes.set(name, value);
      places.set(name, { from: parser.startIndex, to: parser.endIndex });
    },
    onopentag(name, _, isImplied) {
      add({ kind: "start", name, attributes: attributes ?? none, places: places ?? none }, isImplied);
    },
    onclosetag(name, isImplied) {
      depth -= 1;
      add({ kind: "end", name }, isImplied);
    },
    ontext(text) {
      const last = parts.at(-1);
      if (last?.kind !== "text") return add({ kind: "text", text });
      last.text += text;
      last.to = read = parser.endIndex + 1;
    },
    oncomment: () => add({ kind: "comment" }),
    onprocessinginstruction: () => add({ kind: "comment" }),
  });
  parser.end(html);
  return isTooDeep ? onlyText(html) : parts;
}

function onlyText(html: string): (HtmlPart & Place)[] {
  return [{ kind: "text", text: withoutTags(html), from: 0, to: html.length }];
}
