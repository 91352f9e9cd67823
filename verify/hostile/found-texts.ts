import assert from "node:assert/strict";
import { XmlDocument } from "libxml2-wasm";
import { fromMarkdown } from "mdast-util-from-markdown";
import { expectSeen, type Seen, seenIn } from "./marks.ts";
import { inGroups } from "./payloads.ts";

const languages = [
  { language: "nl", prefix: "" },
  { language: "en", prefix: "/en" },
] as const;

/**
 * Reads what programs read of each row: its feeds, its article as Markdown, its card's picture; llms.txt and the
 * sitemap. Feeds are well-formed XML. @returns how many answers were read
 */
export async function readFoundTexts(address: string, rows: readonly number[]): Promise<number> {
  let read = 0;
  async function get(path: string): Promise<Response> {
    const answer = await fetch(address + path);
    assert.equal(answer.status, 200, path);
    read += 1;
    return answer;
  }

  for (const group of inGroups(rows, 6)) {
    await Promise.all(
      group.flatMap((row) =>
        languages.map(async ({ language, prefix }) => {
          const content = (name: string) => `otm_blog_article_content.${name}:${language}`;
          const entry = [
            content("title"),
            content("excerpt"),
            "otm_blog_articles.author",
            "otm_blog_tags.name",
          ];
          for (const format of ["rss", "atom"]) {
            const path = `${prefix}/insights/tag/text-${row}/${format}.xml`;
            expectSeen(seenInXml(await (await get(path)).text(), path), entry, row, path);
          }
          const path = `${prefix}/insights/text-${row}.md`;
          const shown = ["title", "subtitle", "excerpt"].map(content);
          const questions = ["question", "answer"].map((name) => `otm_blog_article_faqs.${name}_${language}`);
          const seen = seenInMarkdown(await (await get(path)).text(), path);
          expectSeen(seen, [...shown, ...questions, "otm_blog_articles.author"], row, path);
          const picture = await get(`${prefix}/og/insights/text-${row}.png`);
          assert.equal(picture.headers.get("content-type"), "image/png", picture.url);
          await picture.arrayBuffer();
        }),
      ),
    );
  }
  for (const path of ["/rss.xml", "/atom.xml", "/en/rss.xml", "/en/atom.xml", "/sitemap.xml"]) {
    seenInXml(await (await get(path)).text(), path);
  }
  const listed = seenInMarkdown(await (await get("/llms.txt")).text(), "/llms.txt");
  for (const row of rows.slice(0, 100)) {
    const titles = languages.flatMap(({ language }) =>
      ["title", "excerpt"].map((name) => `otm_blog_article_content.${name}:${language}`),
    );
    expectSeen(listed, titles, row, "/llms.txt");
  }
  return read;
}

/** Throws XmlParseError when it is not well-formed. */
function seenInXml(text: string, where: string): Seen {
  const document = XmlDocument.fromString(text);
  try {
    const texts = document.find("//text() | //@*").map((node) => node.content);
    // What a reader of RSS takes for HTML is escaped once more.
    const html = document.find("//item/description/text()").map((node) => node.content);
    const asText = html.map((one) => one.replaceAll("&lt;", "<").replaceAll("&amp;", "&"));
    return new Set([
      ...seenIn(
        texts.filter((one) => !html.includes(one)),
        where,
      ),
      ...seenIn(asText, where),
    ]);
  } finally {
    document.dispose();
  }
}

type Node = { type: string; value?: string; children?: readonly Node[] };

/** As GitHub and others read it: a text that has become markup is in pieces. */
function seenInMarkdown(text: string, where: string): Seen {
  return seenIn(textsOf(fromMarkdown(text)), where, (one) => one.replace(/\s+/g, " ").trim());
}

function textsOf(node: Node): string[] {
  assert.notEqual(node.type, "html", `a tag: ${node.value}`);
  if (node.type === "text") return [node.value ?? ""];
  return (node.children ?? []).flatMap(textsOf);
}
