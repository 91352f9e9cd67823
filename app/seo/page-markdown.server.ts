import { withAbsoluteAddresses } from "../html/absolute-addresses.ts";
import type { ReadablePage } from "../routes/site/page/readable-page.server.ts";
import { plainSection } from "../sections/read-sections.ts";
import { type Block, markdownBlocks, writeMarkdown } from "./markdown-blocks.server.ts";

/** A page made of sections as GitHub-flavoured Markdown; `canonical` is the whole address of the page. */
export function pageMarkdown(
  { title, description, sections, found }: ReadablePage,
  canonical: string,
): string {
  const html = sections.map((section) => plainSection(section, found)).join("");
  const paragraph = (value: string): Block => ({ type: "paragraph", children: [{ type: "text", value }] });
  return writeMarkdown([
    { type: "heading", depth: 1, children: [{ type: "text", value: title }] },
    ...(description ? [paragraph(description)] : []),
    paragraph(canonical),
    { type: "thematicBreak" },
    ...markdownBlocks(withAbsoluteAddresses(html, canonical)),
  ]);
}
