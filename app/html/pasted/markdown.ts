import { micromark } from "micromark";
import { gfmStrikethrough, gfmStrikethroughHtml } from "micromark-extension-gfm-strikethrough";
import { gfmTable, gfmTableHtml } from "micromark-extension-gfm-table";

/** Nobody pastes a longer text that an assistant wrote, and reading it would block the editor. */
const longest = 200_000;

const link = /(?<!!)\[[^[\]\n]{1,300}\]\((?:https?:\/\/|mailto:|\/)[^\s()]{1,2000}\)/;
const bold = /(?<![\p{L}\d*])\*\*(?![\s*])[^*\n]{1,500}(?<!\s)\*\*(?![\p{L}\d*])/gu;
const fence = /^```/gm;
const item = /^\s{0,8}(?:[-*+]|\d{1,3}[.)]) \S/;

/** The HTML of Markdown; HTML in it is text. */
export function markdownToHtml(text: string): string {
  return micromark(text, {
    extensions: [gfmTable(), gfmStrikethrough({ singleTilde: false })],
    htmlExtensions: [gfmTableHtml(), gfmStrikethroughHtml()],
  });
}

/** Whether a text is unmistakably Markdown: it has a sign that nothing else has, or two that others have as well. */
export function isMarkdown(text: string): boolean {
  if (text.length > longest) return false;
  const lines = text.split(/\r\n?|\n/);
  if (link.test(text) || hasTable(lines) || (text.match(fence)?.length ?? 0) > 1) return true;
  const signs = [
    Math.min(2, text.match(bold)?.length ?? 0),
    headingSigns(lines),
    lines.filter((line) => item.test(line)).length > 1 ? 1 : 0,
  ];
  return signs.reduce((sum, sign) => sum + sign) > 1;
}

function hasTable(lines: readonly string[]): boolean {
  return lines.some(
    (line, index) =>
      /^[\s|:-]+$/.test(line) &&
      line.includes("|") &&
      line.includes("---") &&
      lines[index - 1]?.includes("|") === true,
  );
}

/** Lines with "#" can be the remarks of a program: those are no paragraphs, and have one "#". */
function headingSigns(lines: readonly string[]): number {
  const headings = lines.filter(
    (line, index) => /^#{1,6} \S/.test(line) && isEmpty(lines[index - 1]) && isEmpty(lines[index + 1]),
  );
  const isTop = headings.some((line) => line.startsWith("# "));
  return Math.min(2, headings.filter((line) => !line.startsWith("# ")).length + (isTop ? 1 : 0));
}

function isEmpty(line: string | undefined): boolean {
  return line === undefined || line.trim() === "";
}
