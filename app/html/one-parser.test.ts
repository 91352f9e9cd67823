// @module-tag S42

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");

/** What reads HTML, or looks as if it did, and may. What the sanitiser wrote has one form, in which every `<` is a tag. */
const allowed: Readonly<Record<string, string>> = {
  "app/html/html-parts.ts": "runs the sanitiser's parser, for all that reads HTML from editors",
  "app/html/sanitise.server.ts": "runs the sanitiser",
  "app/html/character-references.ts": "knows which references the sanitiser leaves as they were written",
  "app/html/canonical-tag.ts": "reads what the sanitiser wrote",
  "app/html/numbered-headings.server.ts": "reads what the sanitiser wrote",
  "app/html/number-columns.ts": "reads what the sanitiser wrote",
  "app/html/printed-addresses.ts": "reads what the sanitiser wrote",
  "app/html/readable-html.ts": "reads what the sanitiser wrote",
  "app/data/media/html-pictures.ts": "reads what the sanitiser wrote",
  "app/import/convert/marked-source.ts":
    "finds what WordPress marks in a text before the sanitiser's parser reads it",
  "app/import/convert/patterns.ts": "finds WordPress's comments before that parser reads the text",
  "app/import/read/ghost-posts.ts":
    "finds Ghost's comments before that parser, and tells that a page was hidden",
  "app/import/read/loose-marks.ts": "finds what is no mark in an export that is no XML",
  "app/import/read/wordpress-items.ts": "counts WordPress's comments",
  "app/import/take-post.ts": "finds WordPress's comment",
  "app/mails/rich-html.ts": "reads what the sanitiser wrote",
  "app/seo/markdown-blocks.server.ts":
    "makes Markdown of what the sanitiser wrote; remark has a parser of its own",
  "app/html/unwritten.ts": "looks for one class, as the database does, in what the editor wrote",
  "app/html/double-encoding.ts": "tells text from HTML before it is parsed",
  "app/html/markup-limit.ts": "drops what can be a tag from a text that is then escaped",
  "app/ui/drawings/drawing.tsx": "reads the site's own drawings",
  "app/routes/admin/site/read-page.ts": "reads what the server rendered, in the browser's own parser",
  "server/rehearsal/page-changes.ts": "compares what React wrote",
  "server/web/pages/inline-scripts.ts": "reads what React wrote",
  "server/backend/agents/tools/foreign-sources.ts": "finds what another parser could take for a tag",
  "app/hydration/deferred-hydration.server.ts": "reads what React wrote",
  "server/backend/agents/tools/long-values.ts": "cuts what the sanitiser wrote behind a block",
  "server/backend/media/picture-process.ts": "recognises an SVG file",
};

const parsers =
  /\bDOMParser\b|createContextualFragment|\binnerHTML\b|"(?:htmlparser2|sanitize-html|parse5|cheerio|linkedom|jsdom|hast-util-from-html|rehype-parse|character-entities[\w-]*|entities)"/;
const regularExpression =
  /(?<=[(,=:?[!&|;{}\s])\/(?![*/>])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+(?<!<)\/[dgimsuvy]*/g;
const searchedTag =
  /\b(?:split|indexOf|lastIndexOf|search|match|matchAll)\(\s*["'`]<|RegExp\(\s*["'`][^"'`]*<(?![=!])/;

it("nothing reads HTML by a parser of its own", () => {
  const found = ["app", "server", "supabase/functions"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((path) => join(folder, path))
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path))
      .filter((path) => readsHtml(readFileSync(join(root, path), "utf8"))),
  );
  expect(found.toSorted()).toEqual(Object.keys(allowed).toSorted());
});

it.each([
  "const tag = /<\\/?([a-z]+)[^>]*>/gi;",
  "html.replace(/<[^<>]*>/g, '')",
  'html.split("<img")',
  'new RegExp("<img[^>]*")',
  "new DOMParser().parseFromString(html)",
  'import { Parser } from "htmlparser2";',
  'import { characterEntities } from "character-entities";',
])("would be found: %s", (source) => {
  expect(readsHtml(source)).toBe(true);
});

it.each([
  "const later = /(?<=a)b(?<name>c)(?<!d)/;",
  "return <A b={c / d} /> || <B />;",
  "// An element such as /<b>/",
  "return <p>{`/mcp`}</p>;",
  "text.replace(/[<>&]/g, ' ')",
])("is none: %s", (source) => {
  expect(readsHtml(source)).toBe(false);
});

function readsHtml(source: string): boolean {
  const code = source.replace(/\/\*\*?[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, "");
  if (parsers.test(code) || searchedTag.test(code)) return true;
  return [...code.matchAll(regularExpression)].some(([expression]) =>
    // Neither a lookbehind nor a set of characters reads a tag.
    expression.replace(/\(\?<(?:[=!]|\w+>)|\[(?:\\.|[^\]\\])*\]/g, "").includes("<"),
  );
}
