import { withAnchors } from "./anchors.ts";
import { withLevelledLists } from "./levelled-lists.ts";
import { hasAddress, withAddressLinks } from "./links.ts";
import { isMarkdown, markdownToHtml } from "./markdown.ts";
import { withMarks } from "./marks.ts";
import { asPasted } from "./paragraphs.ts";
import { elements, mapElements, type Node, newElement, readTree, writeTree } from "./tree.ts";
import { videosOfText, withEmbeddedVideos, withNamedVideos } from "./videos.ts";
import { isFromWord, withoutRemarks } from "./word.ts";

type Clipboard = { html: string; text: string };
/** HTML for the editor; `raw` is the text that was Markdown or named a video. */
export type Pasted = { html: string; raw?: string };

/**
 * What an editor means by a paste from Google Docs, Word, Outlook, Slack, an assistant or elsewhere, in HTML that the
 * cleaner leaves as it is (pictures and embeds apart); null for text that stays as it is. `taken` are the ids of the
 * text into which it comes; `isOwnLine` whether it comes into an empty line of it. Not safe before the cleaner has
 * seen it.
 */
export function pasted(
  { html, text }: Clipboard,
  taken: ReadonlySet<string>,
  isOwnLine = true,
): Pasted | null {
  const videos = html === "" && isOwnLine ? videosOfText(text) : null;
  if (videos) return { html: writeTree(videos), raw: text };
  const nodes = nodesOf(html, taken);
  const isPlain = nodes.length === 0 || elements(nodes).every(({ name }) => name === "p" || name === "br");
  if (isPlain && isMarkdown(text))
    return { html: writeTree(nodesOf(markdownToHtml(text), taken)), raw: text };
  if (nodes.length > 0) return { html: writeTree(withAddressLinks(nodes)) };
  return hasAddress(text) ? { html: writeTree(withAddressLinks(linesOf(text))) } : null;
}

function nodesOf(html: string, taken: ReadonlySet<string>): Node[] {
  const read = readTree(html);
  const accepted = isFromWord(html) ? withoutRemarks(read) : read;
  const marked = withMarks(withLevelledLists(withAnchors(withEmbeddedVideos(accepted), taken)));
  return withNamedVideos(belowTitle(asPasted(marked)));
}

/** The page has a heading of its own: all others are one level lower. */
export function belowTitle(nodes: readonly Node[]): Node[] {
  if (!elements(nodes).some(({ name }) => name === "h1")) return [...nodes];
  return mapElements(nodes, (element) => {
    const level = /^h([1-6])$/.exec(element.name)?.[1];
    return [level === undefined ? element : { ...element, name: `h${Math.min(6, Number(level) + 1)}` }];
  });
}

function linesOf(text: string): Node[] {
  const lines = text.trim().split(/\r\n?|\n/);
  return asPasted(lines.flatMap((line, index) => (index === 0 ? [line] : [newElement("br"), line])));
}
