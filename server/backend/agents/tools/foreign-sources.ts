import { type Fields, fieldsOfItem } from "../../../../app/content/fields.ts";
import { itemsOf, valueIn } from "../../../../app/content/kind.ts";
import { cleanHtml } from "../../../../app/html/clean.server.ts";
import { htmlParts } from "../../../../app/html/html-parts.ts";
import { languages } from "../../../../app/i18n/language-texts.ts";

/**
 * What a browser would fetch from other sites to show a document. In such an address, an assistant that follows a
 * stranger's words could carry away what it read, as soon as a person opens the draft.
 */
export function foreignSources(fields: Fields, form: object, siteUrl: URL): string[] {
  return [...new Set([...sourcesOf(fields, form)].filter((source) => isForeign(source, siteUrl)))];
}

/** The same of HTML. */
export function foreignSourcesIn(html: string, siteUrl: URL): string[] {
  return [...sourcesOfHtml(html)].filter((source) => isForeign(source, siteUrl));
}

function* sourcesOf(fields: Fields, form: object): Generator<string> {
  for (const [name, field] of Object.entries(fields)) {
    for (const language of field.isPerLanguage ? languages : [undefined]) {
      const value = valueIn(form, { field: name, ...(language && { language }) });
      for (const item of itemsOf(value)) yield* sourcesOf(fieldsOfItem(field, item), item);
      if (field.type === "picture") yield String(value);
      if (field.type === "html") yield* sourcesOfHtml(String(value));
    }
  }
}

function* sourcesOfHtml(html: string): Generator<string> {
  yield* sourcesIn(cleanHtml(html));
  // The panel's editor is given what is stored.
  yield* sourcesIn(html);
}

function* sourcesIn(html: string): Generator<string> {
  let isStyle = false;
  for (const part of htmlParts(html)) {
    if (part.kind === "start") {
      isStyle = part.name === "style";
      for (const [name, value] of part.attributes) if (!isWords(part.name, name)) yield value;
      continue;
    }
    const source = html.slice(part.kind === "comment" ? part.from + 1 : part.from, part.to);
    // Another parser may read tags in a comment or in raw text.
    if (part.kind !== "end" && (isStyle || /<[a-z!?/]/i.test(source))) yield source;
    isStyle = false;
  }
}

/** Whether the attribute is shown or followed by a click, but not fetched. */
function isWords(tag: string, attribute: string): boolean {
  return ["alt", "title", "cite"].includes(attribute) || (tag === "a" && attribute === "href");
}

function isForeign(source: string, { origin }: URL): boolean {
  // Browsers ignore control characters and white space in addresses.
  const address = source.replace(/[\p{Cc}\s]/gu, "").replaceAll(`${origin}/`, "/");
  return !/^data:image\/[a-z+]+;base64,[a-z\d+/=]*$/i.test(address) && /https?:|[\\/]{2}/i.test(address);
}
