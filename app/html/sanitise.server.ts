import sanitizeHtml from "sanitize-html";
import {
  type Attributes,
  allowedAttributes,
  allowedTags,
  attributeNames,
  droppedTags,
} from "./allow-list.ts";
import { maxSourceDepth } from "./markup-limit.ts";

/** The nesting depth beyond which elements are unwrapped. */
const maxResultDepth = 100;

/** The source exceeds the maximum nesting depth. */
export class NestingError extends Error {}

/** The elements and attributes of editors, which the last pass removes. */
const editorTags = ["h1", "strike", "tt", "center"];
const editorAttributes = ["style", "align", "data-mce-type", "data-mce-bogus"];

const common: sanitizeHtml.IOptions = {
  nonTextTags: droppedTags,
  nestingLimit: maxResultDepth,
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesByTag: { img: ["https", "data"] },
  allowProtocolRelative: false,
  selfClosing: ["img", "br", "hr", "col", "wbr"],
};

const strict: sanitizeHtml.IOptions = {
  ...common,
  allowedTags,
  allowedAttributes: { "*": attributeNames },
  transformTags: {
    "*": (tagName, attributes) => ({ tagName, attribs: allowedAttributes(tagName, attributes) }),
  },
};

const lenient: sanitizeHtml.IOptions = {
  ...common,
  allowedTags: [...allowedTags, ...editorTags],
  allowedAttributes: { "*": [...attributeNames, ...editorAttributes] },
  parseStyleAttributes: false,
  transformTags: {
    "*": (tagName, attributes) => ({ tagName, attribs: readableAttributes(tagName, attributes) }),
  },
};

/**
 * HTML with allowed elements, attributes and values only, in canonical form: every `<` opens a tag, values have double
 * quotes, elements are closed in order, void elements are written `<br>`.
 */
export function sanitise(html: string): string {
  return run(html, strict);
}

/** HTML in canonical form with the attributes of editors (`style`, `data-mce-*`); not for pages before `sanitise`. */
export function wellFormed(html: string): string {
  return run(html, lenient);
}

function run(html: string, options: sanitizeHtml.IOptions): string {
  let depth = 0;
  const result = sanitizeHtml(html, {
    ...options,
    onOpenTag: () => {
      depth += 1;
      if (depth > maxSourceDepth) throw new NestingError("The tags stand in each other too deep.");
    },
    onCloseTag: () => {
      depth -= 1;
    },
  });
  // Void elements only: a ">" outside tags is escaped.
  return result.replaceAll(" />", ">");
}

function readableAttributes(tag: string, attributes: Attributes): Attributes {
  const readable = allowedAttributes(tag, attributes);
  for (const name of editorAttributes) {
    const value = attributes[name];
    if (value !== undefined) readable[name] = value;
  }
  return readable;
}
