import { type Block, markdownBlocks, writeMarkdown } from "./markdown-blocks.server.ts";

/** What an article's Markdown is made of; the texts are plain, `html` is safe for a page, its addresses whole. */
export type MarkdownParts = {
  title: string;
  subtitle: string | null;
  excerpt: string | null;
  /** Lines with author, URL and language. */
  notes: readonly string[];
  html: string;
  /** The title above the questions. */
  questionsTitle: string;
  questions: readonly { question: string; answer: string }[];
};

/** An article as GitHub-flavoured Markdown (https://github.github.com/gfm/), with tables as tables. */
export function articleMarkdown(parts: MarkdownParts): string {
  const { title, subtitle, excerpt, notes, questions } = parts;
  const children: Block[] = [
    heading(1, title),
    ...(subtitle ? [{ type: "paragraph" as const, children: [strong(subtitle)] }] : []),
    ...(excerpt ? [paragraph(excerpt)] : []),
    ...notes.map(paragraph),
    { type: "thematicBreak" },
    ...markdownBlocks(parts.html),
    ...(questions.length > 0 ? [heading(2, parts.questionsTitle)] : []),
    ...questions.flatMap(({ question, answer }) => [heading(3, question), paragraph(answer)]),
  ];
  return writeMarkdown(children);
}

function heading(depth: 1 | 2 | 3, value: string): Block {
  return { type: "heading", depth, children: [text(value)] };
}

function paragraph(value: string): Block {
  return { type: "paragraph", children: [text(value)] };
}

function strong(value: string) {
  return { type: "strong" as const, children: [text(value)] };
}

function text(value: string) {
  return { type: "text" as const, value };
}
