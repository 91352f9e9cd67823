import { type Attributes, allowedAttributes } from "./allow-list.ts";
import { canonicalTokens, isVoid, readTag, type Tag, writeStartTag } from "./canonical-tag.ts";
import { isBlank } from "./character-references.ts";
import { styleMeaning } from "./style-meaning.ts";

/** An open element. */
type OpenElement = {
  /** Its start tag; "" when it is unwrapped. */
  endTags: string;
  /** The output length before it, to truncate to when it is removed. */
  start: number;
  goes: "never" | "when blank" | "always";
  isInline: boolean;
  isLink: boolean;
  hasContent: boolean;
};

/** Elements that are removed when empty. */
const inline = new Set("span strong b em i u s sub sup small mark code".split(" "));

const renamed: Readonly<Record<string, string>> = { h1: "h2", strike: "s", tt: "code", center: "div" };

/**
 * Removes an editor's cursor and bookmark spans, bogus elements, empty paragraphs and elements without attributes from
 * canonical HTML. Styles become classes, attributes and elements where possible. The result must be sanitised.
 */
export function withoutEditorTraces(html: string): string {
  const result: string[] = [];
  const open: OpenElement[] = [];
  let isAfterRemoval = false;

  for (const token of canonicalTokens(html)) {
    const tag = readTag(token);
    const parent = open.at(-1);
    if (tag === null) {
      const text = isAfterRemoval ? token.replace(/^\r?\n/, "") : token;
      isAfterRemoval = false;
      if (parent && !isBlank(text)) parent.hasContent = true;
      result.push(text);
    } else if (tag.isEnd) {
      const element = open.pop();
      if (element) isAfterRemoval = closeElement(element, open.at(-1), result);
    } else {
      isAfterRemoval = false;
      openElement(tag, open, result);
    }
  }
  return result.join("");
}

function openElement(tag: Tag, open: OpenElement[], result: string[]): void {
  const start = result.length;
  const parent = open.at(-1);
  if (isVoid(tag.name)) {
    const written = voidElement(tag);
    result.push(written);
    if (parent && written !== "" && tag.name !== "br") parent.hasContent = true;
    return;
  }
  const { startTags, endTags } = elementTags(tag, parent?.isLink ?? false);
  result.push(startTags);
  open.push({
    endTags,
    start,
    goes: removal(tag),
    isInline: inline.has(tag.name),
    isLink: tag.name === "a",
    hasContent: false,
  });
}

/** Returns whether the element was removed with its content. */
function closeElement(element: OpenElement, parent: OpenElement | undefined, result: string[]): boolean {
  const isRemoved = element.goes === "always" || (element.goes === "when blank" && !element.hasContent);
  if (isRemoved) {
    result.length = element.start;
    return !element.isInline;
  }
  result.push(element.endTags);
  if (parent && (element.hasContent || !element.isInline)) parent.hasContent = true;
  return false;
}

function removal(tag: Tag): OpenElement["goes"] {
  if (tag.attributes["data-mce-bogus"] === "all") return "always";
  // A bookmark is removed only when empty: text in it is the author's.
  const isBookmark = tag.attributes["data-mce-type"] === "bookmark";
  return isBookmark || tag.name === "p" ? "when blank" : "never";
}

function voidElement(tag: Tag): string {
  if (tag.attributes["data-mce-bogus"] !== undefined) return "";
  const attributes = meaningfulAttributes(tag.name, tag.attributes);
  const isShown = tag.name !== "img" || attributes.src !== undefined;
  return isShown ? writeStartTag(tag.name, attributes) : "";
}

function elementTags(tag: Tag, isInLink: boolean): { startTags: string; endTags: string } {
  const name = renamed[tag.name] ?? tag.name;
  if (Object.keys(tag.attributes).length === 0 && tag.name !== "center") {
    const isShell = name === "span" || name === "a";
    return isShell ? { startTags: "", endTags: "" } : { startTags: `<${name}>`, endTags: `</${name}>` };
  }
  const source = tag.name === "center" ? { ...tag.attributes, align: "center" } : tag.attributes;
  const attributes = meaningfulAttributes(name, source);
  const { wrappers, isRevoked } = styleMeaning(name, source.style ?? "");
  const isEmptyShell = (name === "span" || name === "a") && Object.keys(attributes).length === 0;
  const isKept = !isEmptyShell && !isRevoked && source["data-mce-bogus"] === undefined;
  // Links are underlined by default.
  const names = wrappers.filter((wrapper) => !(isInLink && wrapper === "u"));
  return {
    startTags:
      (isKept ? writeStartTag(name, attributes) : "") + names.map((wrapper) => `<${wrapper}>`).join(""),
    endTags:
      names
        .map((wrapper) => `</${wrapper}>`)
        .toReversed()
        .join("") + (isKept ? `</${name}>` : ""),
  };
}

function meaningfulAttributes(name: string, attributes: Attributes): Attributes {
  const { style = "", align, ...others } = attributes;
  const meaning = styleMeaning(name, style, align);
  const classNames = [...(others.class?.split(/\s+/) ?? []), ...meaning.classes];
  const named = classNames.length > 0 ? { ...others, class: [...new Set(classNames)].join(" ") } : others;
  return allowedAttributes(name, { ...named, ...withoutKnown(meaning.attributes, others) });
}

function withoutKnown(attributes: Attributes, known: Attributes): Attributes {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => known[name] === undefined));
}
