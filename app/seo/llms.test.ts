import { fromMarkdown } from "mdast-util-from-markdown";
import { expect, it } from "vitest";
import { llmsText } from "./llms.ts";

const texts = [
  "R&D",
  "&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;",
  "&#60;b&#x3e;",
  "\\&amp;",
  "<script>alert(1)</script>",
  "[klik](javascript:alert(1))",
  "**vet** _schuin_ `code`",
  "![x](//evil.example)",
];

it.each(texts)("llms.txt contains the titles and excerpts of articles unchanged: %s", (text) => {
  const article = { slug: "een", title: text, excerpt: text };
  const markdown = llmsText("https://vlotwerk.example", { nl: [article], en: [] });
  const [title, excerpt] = [/^- \[(.*)\]\(https:/m, /een\.md\): (.*)$/m].map(
    (place) => place.exec(markdown)?.[1] ?? "",
  );
  for (const part of [title ?? "", excerpt ?? ""]) {
    expect(fromMarkdown(part)).toMatchObject({
      children: [{ type: "paragraph", children: [{ type: "text", value: text }] }],
    });
  }
});
