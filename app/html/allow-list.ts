import { anchorId, withAnchorId } from "./anchor-id.ts";
import { imageAddress, imageCandidates, linkAddress, sourceAddress } from "./safe-address.ts";
import { readVideo } from "./video-address.ts";

/** Maps an attribute's value; null removes the attribute. */
type Rule = (value: string) => string | null;
type Rules = Readonly<Record<string, Rule>>;

export type Attributes = Record<string, string>;

/** The allowed elements; others are unwrapped. */
export const allowedTags = [
  ...["h2", "h3", "h4", "h5", "h6", "p", "br", "hr", "div", "blockquote", "pre", "figure", "figcaption"],
  ...["ul", "ol", "li", "dl", "dt", "dd", "details", "summary"],
  ...[
    "a",
    "abbr",
    "b",
    "bdi",
    "bdo",
    "cite",
    "code",
    "del",
    "dfn",
    "em",
    "i",
    "ins",
    "kbd",
    "mark",
    "q",
    "s",
  ],
  ...["samp", "small", "span", "strong", "sub", "sup", "time", "u", "var", "wbr", "img"],
  ...["table", "caption", "colgroup", "col", "thead", "tbody", "tfoot", "tr", "th", "td"],
];

/** The elements that are removed with their content. */
export const droppedTags = [
  ...[
    "script",
    "style",
    "template",
    "noscript",
    "title",
    "textarea",
    "xmp",
    "plaintext",
    "noembed",
    "noframes",
  ],
  ...["iframe", "frameset", "object", "embed", "applet", "svg", "math", "form", "select", "option", "button"],
  ...["audio", "video", "canvas"],
];

const classes = [
  ...["list-style", "label-value", "accent-table", "compact"],
  ...["status-success", "status-warning", "status-error", "status-info"],
  ...["align-left", "align-center", "align-right", "text-left", "text-center", "text-right"],
];

const language = matching(/^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,4}$/i);

const everywhere: Rules = {
  class: oneOrMoreOf(classes),
  id: anchorId,
  lang: language,
  dir: oneOf("ltr", "rtl", "auto"),
};

const cell: Rules = {
  colspan: matching(/^[1-9]\d{0,2}$/),
  rowspan: matching(/^[1-9]\d{0,2}$/),
  headers: cellIds,
};
const change: Rules = { cite: sourceAddress, datetime: plain(40) };
const titled: Rules = { title: plain(500) };
const columns: Rules = { span: matching(/^[1-9]\d{0,2}$/) };

const rules: Readonly<Record<string, Rules>> = {
  a: {
    class: oneOrMoreOf([...classes, "button", "video"]),
    href: (value) => withAnchorId(linkAddress(value)),
    target: oneOf("_blank"),
    rel: allowedRelations,
    hreflang: language,
    ...titled,
  },
  img: {
    src: imageAddress,
    srcset: imageCandidates,
    sizes: matching(/^[\w\s().,:%*+/-]{1,300}$/),
    alt: (value) => value,
    width: matching(/^\d{1,5}$/),
    height: matching(/^\d{1,5}$/),
    loading: oneOf("lazy", "eager"),
    decoding: oneOf("async", "sync", "auto"),
    ...titled,
  },
  div: { class: oneOrMoreOf([...classes, "callout"]) },
  abbr: titled,
  dfn: titled,
  blockquote: { cite: sourceAddress },
  q: { cite: sourceAddress },
  del: change,
  ins: change,
  time: { datetime: plain(40) },
  details: { open: oneOf("", "open") },
  ol: {
    type: oneOf("1", "a", "A", "i", "I"),
    start: matching(/^-?\d{1,6}$/),
    reversed: oneOf("", "reversed"),
  },
  li: { value: matching(/^-?\d{1,6}$/) },
  th: { ...cell, scope: oneOf("row", "col", "rowgroup", "colgroup"), abbr: plain(100) },
  td: cell,
  col: columns,
  colgroup: columns,
};

/** All attributes of allowed elements. */
export const attributeNames = [...new Set([everywhere, ...Object.values(rules)].flatMap(Object.keys))];

/** The allowed attributes of an element with valid values, in order. */
export function allowedAttributes(tag: string, attributes: Attributes): Attributes {
  const kept: Attributes = {};
  for (const [name, value] of Object.entries(attributes)) {
    const checked = ruleFor(tag, name)?.(value) ?? null;
    if (checked !== null) kept[name] = checked;
  }
  return tag === "a" ? withoutOpener(withNameAsId(withVideo(kept), attributes)) : kept;
}

function ruleFor(tag: string, name: string): Rule | undefined {
  const own = Object.hasOwn(rules, tag) ? rules[tag] : undefined;
  if (own && Object.hasOwn(own, name)) return own[name];
  return Object.hasOwn(everywhere, name) ? everywhere[name] : undefined;
}

/** Only a link to a video that can play is shown as one. */
function withVideo(attributes: Attributes): Attributes {
  const names = attributes.class?.split(" ") ?? [];
  if (!names.includes("video") || readVideo(attributes.href ?? "")) return attributes;
  const { class: _, ...others } = attributes;
  const left = names.filter((name) => name !== "video").join(" ");
  return left === "" ? others : { ...attributes, class: left };
}

/** Word, and editors of before HTML5, name a place of a text with `<a name>`. */
function withNameAsId(kept: Attributes, { name }: Attributes): Attributes {
  const id = kept.id === undefined && name !== undefined ? anchorId(name) : null;
  return id === null ? kept : { id, ...kept };
}

/** Adds `noopener` to links that open a new tab. */
function withoutOpener(attributes: Attributes): Attributes {
  if (attributes.target === undefined) return attributes;
  const relations = attributes.rel?.split(" ") ?? [];
  if (relations.includes("noopener") || relations.includes("noreferrer")) return attributes;
  return { ...attributes, rel: [...relations, "noopener"].join(" ") };
}

/** The ids of the head cells that a cell belongs to. */
function cellIds(value: string): string | null {
  const ids = value.trim().split(/\s+/).map(anchorId);
  return ids.includes(null) ? null : ids.join(" ");
}

function oneOrMoreOf(names: readonly string[]): Rule {
  const known = new Set(names);
  return (value) => {
    const kept = value.split(/\s+/).filter((name) => known.has(name) || isCodeLanguage(name));
    return kept.length > 0 ? kept.join(" ") : null;
  };
}

function isCodeLanguage(name: string): boolean {
  return /^language-[a-z\d+#-]{1,30}$/i.test(name);
}

function allowedRelations(value: string): string | null {
  const known = ["noopener", "noreferrer", "nofollow", "external", "author", "license", "sponsored", "ugc"];
  const kept = value
    .toLowerCase()
    .split(/\s+/)
    .filter((relation) => known.includes(relation));
  return kept.length > 0 ? kept.join(" ") : null;
}

function matching(shape: RegExp): Rule {
  return (value) => (shape.test(value) ? value : null);
}

function oneOf(...values: string[]): Rule {
  return (value) => (values.includes(value) ? value : null);
}

function plain(maxLength: number): Rule {
  return (value) => (value !== "" && value.length <= maxLength ? value : null);
}
