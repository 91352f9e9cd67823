import { writeStartTag } from "../../html/canonical-tag.ts";
import { decodeReferences } from "../../html/character-references.ts";
import { htmlParts } from "../../html/html-parts.ts";
import { isKnownShortcode } from "./shortcodes.ts";

/** Of an export; a text that is shown may have less. */
export const maxMarkup = 600_000;

const shortcode = /\[(\[?)(\/?)([a-z][\w-]*)(?=[\s/\]])((?:[^[\]<>"']|"[^"]*"|'[^']*')*)\](\]?)/gi;
const shortcodeEnd = /\[\/([a-z][\w-]*)\]/gi;
const attribute = /([a-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/gi;
const onlyAttributes = /^(?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=]+))+[\s/]*$/;
const code = /\[(code|sourcecode)(\s[^[\]]*)?\]((?:(?!\[\/?\1[\s\]]).)*)\[\/\1\]/gis;
const block = /^(\/?)wp:([a-z][\w/-]*)/;
const verbatim = new Set(["pre", "code", "script", "style", "textarea"]);

/** Where the last end of each shortcode stands. */
type Ends = ReadonlyMap<string, number>;

/**
 * The source with elements in the place of shortcodes (`<shortcode:gallery ids="1,2">`), of the comments of blocks
 * (`<wp:cover>`) and of others that mean something (`<comment:nextpage>`).
 */
export function markedSource(content: string, isWordPress: boolean): string {
  const source = isWordPress ? content.replace(code, markedCode) : content;
  const ends = shortcodeEnds(source);
  let written = "";
  let read = 0;
  let depth = 0;
  for (const part of htmlParts(source, maxMarkup)) {
    if ((part.kind === "start" || part.kind === "end") && verbatim.has(part.name)) {
      depth += part.kind === "start" ? 1 : -1;
    }
    if (part.kind !== "comment" && (part.kind !== "text" || !isWordPress)) continue;
    const raw = source.slice(part.from, part.to);
    const marked =
      part.kind === "comment" ? markedComment(raw) : markedShortcodes(raw, part.from, ends, depth > 0);
    written += source.slice(read, part.from) + marked;
    read = part.to;
  }
  return written + source.slice(read);
}

function markedCode(_: string, __: string, attributes = "", words: string): string {
  const { language = "", lang = language } = attributesOf(attributes);
  const text = words.trim().replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("[", "&#91;");
  return `<pre>${writeStartTag("code", lang === "" ? {} : { class: `language-${lang}` })}${text}</code></pre>`;
}

function shortcodeEnds(source: string): Ends {
  return new Map(
    [...source.matchAll(shortcodeEnd)].map(({ 1: name = "", index }) => [name.toLowerCase(), index]),
  );
}

function markedComment(raw: string): string {
  const words = raw.slice(4, -3).trim();
  const [, slash, name = ""] = block.exec(words) ?? [];
  if (slash === "/") return `</${elementName("wp", name)}>`;
  const isAlone = words.endsWith("/");
  if (name !== "") return writeElement("wp", name, isAlone ? { alone: "alone" } : {}, isAlone);
  const [mark] = /^(?:nextpage$|members-only|kg-gated-block:begin)/.exec(words) ?? [];
  return mark === undefined ? "" : writeElement("comment", mark.replace(":", "-"), { alone: "alone" }, true);
}

function markedShortcodes(raw: string, from: number, ends: Ends, isVerbatim: boolean): string {
  return raw.replace(
    shortcode,
    (whole, open: string, slash: string, written: string, rest: string, close: string, at: number) => {
      const name = written.toLowerCase();
      const end = ends.get(name);
      if (!isKnownShortcode(name) && end === undefined && !onlyAttributes.test(decoded(rest))) return whole;
      if (open !== "" && close !== "") return whole.slice(1, -1);
      if (isVerbatim) return whole;
      const isAlone = end === undefined || end < from + at || rest.endsWith("/");
      const tag =
        slash === "/"
          ? `</${elementName("shortcode", name)}>`
          : writeElement("shortcode", name, attributesOf(rest), isAlone);
      return `${open}${tag}${close}`;
    },
  );
}

function attributesOf(source: string): Record<string, string> {
  const found = [...decoded(source).matchAll(attribute)];
  return Object.fromEntries(
    found.map(([, name = "", double, single, bare]) => [name.toLowerCase(), double ?? single ?? bare ?? ""]),
  );
}

/** With the quotes that editors make curly. */
function decoded(source: string): string {
  return decodeReferences(source).replace(/[“”„″]/g, '"');
}

function writeElement(
  kind: string,
  name: string,
  attributes: Record<string, string>,
  isAlone: boolean,
): string {
  const element = elementName(kind, name);
  return `${writeStartTag(element, attributes)}${isAlone ? `</${element}>` : ""}`;
}

function elementName(kind: string, name: string): string {
  return `${kind}:${name.replaceAll("/", ".")}`;
}
