import { writeStartTag } from "../../html/canonical-tag.ts";
import { decodeReferences } from "../../html/character-references.ts";
import { htmlParts } from "../../html/html-parts.ts";
import { isKnownShortcode } from "./shortcodes.ts";

/** Of an export; a text that is shown may have less. */
export const maxMarkup = 600_000;

const shortcode = /\[(\[?)(\/?)([a-z][\w-]*)(?=[\s/\]=:])((?:[^[\]<>"']|"[^"]*"|'[^']*')*)\](\]?)/gi;
const shortcodeEnd = /\[\/([a-z][\w-]*)\]/gi;
const attribute = /([a-z][\w-]*)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/gi;
const onlyAttributes = /^(?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=]+))+[\s/]*$/;
/** The names that SyntaxHighlighter and its like have for the language of code. */
const languages =
  "actionscript3|applescript|arduino|as3|bash|c|c-sharp|cf|clj|clojure|coldfusion|cpp|csharp|css|dart|delphi|diff|erl|erlang|" +
  "fsharp|go|groovy|haskell|html|java|javafx|javascript|jfx|js|json|jscript|kotlin|latex|lua|matlab|objc|pas|pascal|patch|" +
  "perl|php|pl|plain|powershell|ps|py|python|r|rails|rb|ror|ruby|rust|scala|scss|sh|shell|sql|swift|text|ts|typescript|vb|" +
  "vbnet|xhtml|xml|xslt|yaml|yml|c#|f#|c\\+\\+|vb\\.net";
const code = new RegExp(
  `\\[(code|sourcecode|cc|${languages})(\\s[^[\\]]*)?\\]((?:(?!\\[\\/?\\1[\\s\\]]).)*)\\[\\/\\1\\]`,
  "gis",
);
const classNames = new Map([
  ["c#", "csharp"],
  ["f#", "fsharp"],
  ["c++", "cpp"],
  ["vb.net", "vbnet"],
]);
const paragraphStart = /<p\b[^<>]*>\s*$/i;
const languageName = new RegExp(`^(?:${languages})$`, "i");
/** Around what is alone in its line, or has nothing but others beside it. */
const lineStart =
  /(?:^|\n|<(?:p|div|li|td|center|section)\b[^<>]*>|<br\s*\/?>|-->)(?:[^\S\n]|\[[^[\]\n]{1,80}\])*$/i;
const lineEnd =
  /^(?:[^\S\n]|\[[^[\]\n]{1,80}\])*(?:$|\r?\n|<\/(?:p|div|li|td|center|section)>|<br\s*\/?>|<!--)/i;
const lineReach = 300;
/** An address, or a number. */
const argument = /^[=\s]*(?:https?:\/\/\S+|\d+)(?:\s|$)/i;
const metadata = /"blockVisibility"\s*:\s*false\b/;
const block = /^(\/?)wp:([a-z][\w/-]*)/;
const verbatim = new Set(["pre", "code", "script", "style", "textarea"]);

/** Of WP-Syntax, which reads no markup there. */
const rawCode = /<pre\b(?=[^<>]*\slang\s*=\s*["']?([\w+#-]+))[^<>]*>((?:(?!<\/?pre\b).)*)<\/pre>/gis;

/** Where the last end of each shortcode stands. */
type Ends = ReadonlyMap<string, number>;

/**
 * The source with elements in the place of shortcodes (`<shortcode:gallery ids="1,2">`), of the comments of blocks
 * (`<wp:cover>`) and of others that mean something (`<comment:nextpage>`).
 */
export function markedSource(content: string, isWordPress: boolean): string {
  const source = isWordPress ? content.replace(rawCode, markedRawCode).replace(code, markedCode) : content;
  const ends = shortcodeEnds(source);
  let written = "";
  let read = 0;
  let depth = 0;
  for (const part of htmlParts(source, maxMarkup)) {
    if ((part.kind === "start" || part.kind === "end") && verbatim.has(part.name)) {
      depth += part.kind === "start" ? 1 : -1;
    }
    if (part.kind !== "comment" && (part.kind !== "text" || !isWordPress)) continue;
    const marked =
      part.kind === "comment"
        ? markedComment(source.slice(part.from, part.to))
        : markedShortcodes(source, part, ends, depth > 0);
    written += source.slice(read, part.from) + marked;
    read = part.to;
  }
  return written + source.slice(read);
}

function markedRawCode(_: string, language: string, words: string): string {
  return preformatted(language, words);
}

function markedCode(
  _: string,
  name: string,
  attributes: string | undefined,
  words: string,
  at: number,
  source: string,
): string {
  const own = languageName.test(name) ? name.toLowerCase() : "";
  const { language = own, lang = language } = attributesOf(attributes ?? "");
  // An editor made paragraphs of it.
  const isInParagraph = paragraphStart.test(source.slice(Math.max(0, at - lineReach), at));
  return preformatted(lang, isInParagraph ? withoutParagraphs(words) : words);
}

function withoutParagraphs(words: string): string {
  return words
    .replace(/<\/p>\s*(?:<!--[^<>]*-->\s*)*<p\b[^<>]*>/gi, "\n\n")
    .replace(/<br\s*\/?>\r?\n?/gi, "\n")
    .replace(/^\s*<\/p>|<p\b[^<>]*>\s*$/gi, "");
}

function preformatted(given: string, words: string): string {
  const language = classNames.get(given) ?? given;
  const text = words
    .replace(/^(?:[^\S\n]*\n)+/, "")
    .trimEnd()
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("[", "&#91;");
  const start = writeStartTag("code", language === "" ? {} : { class: `language-${language}` });
  return `<pre>${start}${text}</code></pre>`;
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
  // Blocks that are hidden, since WordPress 6.9.
  const hidden: Record<string, string> = metadata.test(words) ? { hidden: "hidden" } : {};
  if (name !== "") return writeElement("wp", name, isAlone ? { alone: "alone", ...hidden } : hidden, isAlone);
  const [mark] = /^(?:nextpage$|members-only)/.exec(words) ?? [];
  return mark === undefined ? "" : writeElement("comment", mark, { alone: "alone" }, true);
}

function markedShortcodes(
  source: string,
  { from, to }: { from: number; to: number },
  ends: Ends,
  isVerbatim: boolean,
): string {
  return source
    .slice(from, to)
    .replace(
      shortcode,
      (whole, open: string, slash: string, written: string, rest: string, close: string, at: number) => {
        const name = written.toLowerCase();
        const end = ends.get(name);
        const isShortcode =
          isKnownShortcode(name) ||
          end !== undefined ||
          onlyAttributes.test(decoded(rest)) ||
          (written === name && isBareShortcode(source, from + at, whole, name, rest));
        if (!isShortcode) return whole;
        if (open !== "" && close !== "") return whole.slice(1, -1);
        if (isVerbatim) return whole;
        const isAlone = end === undefined || end < from + at || rest.endsWith("/");
        const tag =
          slash === "/"
            ? `</${elementName("shortcode", name)}>`
            : writeElement("shortcode", name, { ...argumentOf(rest), ...attributesOf(rest) }, isAlone);
        return `${open}${tag}${close}`;
      },
    );
}

/**
 * Whether a name in brackets, without an end or attributes, is a shortcode and no word of the author's: with an underscore
 * that no word has, or alone in its line with nothing but an address.
 */
function isBareShortcode(source: string, at: number, whole: string, name: string, rest: string): boolean {
  const isBare = rest.trim() === "";
  if (isBare && name.includes("_")) return true;
  const after = at + whole.length;
  return (
    (isBare || argument.test(decoded(rest)) || /[a-z]=/i.test(rest)) &&
    lineStart.test(source.slice(Math.max(0, at - lineReach), at)) &&
    lineEnd.test(source.slice(after, after + lineReach))
  );
}

/** What stands behind a name without one of its own: `[youtube=ADDRESS]`, `[vimeo 123]`. */
function argumentOf(rest: string): Record<string, string> {
  const value = /^\s*[=:]?\s*["']?([^\s"'|,]+)/.exec(decoded(rest))?.[1] ?? "";
  const isOwn = value !== "" && value !== "/" && !/^[a-z][\w-]*=/i.test(value);
  return isOwn ? { argument: value } : {};
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
