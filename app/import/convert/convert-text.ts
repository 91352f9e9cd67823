import { decodeReferences } from "../../html/character-references.ts";
import { hasTooMuchMarkup, withoutTags } from "../../html/markup-limit.ts";
import { withMarks } from "../../html/pasted/marks.ts";
import { asPasted } from "../../html/pasted/paragraphs.ts";
import { belowTitle } from "../../html/pasted/pasted.ts";
import {
  type Element,
  elements,
  foreign,
  mapElements,
  type Node,
  newElement,
  readTree,
  writeTree,
} from "../../html/pasted/tree.ts";
import { readVideo } from "../../html/video-address.ts";
import type { ImportNoteKey } from "../../i18n/panel/import-notes.en.ts";
import type { Note } from "../source.ts";
import { convertElements } from "./elements.ts";
import { withLineBreaks } from "./line-breaks.ts";
import { withEmbeds } from "./line-embeds.ts";
import { markedSource, maxMarkup } from "./marked-source.ts";
import { withPatterns } from "./patterns.ts";

export type Site = {
  system: "wordpress" | "ghost";
  /** Origin and path of the old site, without a slash at its end; "" when not known: then paths are its own. */
  site: string;
  /** The library's address (`/media/ID`) of an old file, by its full address; null when it is not there (yet). */
  fileOf(address: string): string | null;
  /** Whether the export lists a file at this path. */
  isListed(path: string): boolean;
  /** What the export says of the picture with this id in WordPress's library: its full address and alt text. */
  attachment(id: string): { address: string; alt: string } | null;
  /** The ids of the pictures that were uploaded to a post, by its id; null for the post of the text itself. */
  picturesOf(post: string | null): readonly string[];
  /** The content of a synced pattern; null when the export has none with this id. */
  pattern(id: string): string | null;
  /** The new address of an old page of the site (path with query); null when there is none. */
  pageOf(path: string): string | null;
};

/** What the conversion of one text finds on its way. */
export type Conversion = {
  site: Site;
  note(key: ImportNoteKey, values?: Note["values"]): void;
  /** By the addresses of originals, the sizes in which the text has them. */
  files: Map<string, Set<string>>;
  /** Of the old text. */
  ids: ReadonlySet<string>;
};

export type Convert = (element: Element, conversion: Conversion) => readonly Node[];

/** A text of the old site in this site's HTML. */
type Converted = { html: string; notes: Note[]; files: WantedFile[] };

/** The address of an original, and those that the text has in its place. */
export type WantedFile = { address: string; sizes: string[] };

const maxRounds = 4;

/** Deeper, the cleaner takes elements apart. */
const maxDepth = 90;

/**
 * This site's HTML of a text, as the cleaner leaves it, what was lost or changed, and the addresses of all pictures
 * and PDFs of the old site that it refers to. Never throws.
 */
export function convertText(given: string, site: Site): Converted {
  const content = withPatterns(given, site);
  if (hasTooMuchMarkup(content, maxMarkup)) return onlyWords(content);
  const notes = new Map<string, Note>();
  const files = new Map<string, Set<string>>();
  const nodes = readTree(markedSource(content, site.system === "wordpress"));
  const conversion: Conversion = {
    site,
    note: (key, values) => notes.set(JSON.stringify([key, values]), values ? { key, values } : { key }),
    files,
    ids: new Set(elements(nodes).flatMap(({ attributes }) => attributes.id ?? [])),
  };
  const lines = site.system === "wordpress" ? withLineBreaks(nodes) : nodes;
  const converted = withMarks(convertElements(lines, conversion));
  const blocks = withEmbeds(belowTitle(asBlocks(converted)), conversion);
  for (const { attributes } of elements(blocks)) {
    const provider = attributes.class === "video" && readVideo(attributes.href ?? "")?.provider;
    if (provider) conversion.note("import.note.video", { provider });
  }
  const html = settled(blocks);
  if (hasTooMuchMarkup(html) || depthOf(blocks) > maxDepth) return onlyWords(content);
  const wanted = [...files].map(([address, sizes]) => ({ address, sizes: [...sizes] }));
  return { html, notes: [...notes.values()], files: wanted };
}

function asBlocks(nodes: readonly Node[]): Node[] {
  return asPasted([newElement("div", {}, [...nodes])]);
}

/** HTML that is read as it was written: no link in a link, and no character that the cleaner removes. */
function settled(nodes: readonly Node[]): string {
  const plain = mapElements(nodes, (element) =>
    foreign.has(element.name) && element.name !== "img" ? element.children : [element],
  );
  let html = "";
  for (let next = writeTree(plain), round = 0; next !== html && round < maxRounds; round += 1) {
    html = withoutControls(next);
    next = writeTree(asBlocks(readTree(html)));
  }
  return html;
}

function withoutControls(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\f\r]|\uFEFF/gu, "").replace(/[\p{Surrogate}\uFDD0-\uFDEF]/gu, "\uFFFD");
}

function depthOf(nodes: readonly Node[]): number {
  return Math.max(0, ...nodes.map((node) => (typeof node === "string" ? 0 : 1 + depthOf(node.children))));
}

/** What is too large, or nested too deep, as paragraphs of its words. */
function onlyWords(content: string): Converted {
  const text = withoutControls(decodeReferences(withoutTags(content)).replace(/[<>&]+/g, " "));
  const paragraphs = text.split(/\n\s*\n/).map((words) => words.replace(/\s+/g, " ").trim());
  const html = paragraphs.map((words) => (words === "" ? "" : `<p>${words}</p>`)).join("");
  const words = paragraphs.join(" ").trim();
  return {
    html: hasTooMuchMarkup(html) ? `<p>${words}</p>` : html,
    notes: [{ key: "import.note.onlyWords" }],
    files: [],
  };
}
