import { expect, it } from "vitest";
import { goldenHtml } from "../../test/html/golden-html.ts";
import { structureOf } from "./text-structure.ts";

it("empties paragraphs and marks headings", () => {
  const html =
    '<h2 id="stap">Stap één</h2>\n<p class="intro">Een <b>vette</b> tekst, met <a href="/x">link</a>.</p>\n<p>Nog een.</p>';
  expect(structureOf(html, "nl")).toBe('<h2 id="stap">[NL] Stap één</h2>\n<p class="intro">…</p>\n<p>…</p>');
  expect(structureOf("<h3><em>Step</em> one</h3>", "en")).toBe("<h3>[EN] <em>Step</em> one</h3>");
});

it.each([
  ['<table class="label-value"><tbody><tr><th>Tijd</th><td><p>2 dagen</p></td></tr></tbody></table>'],
  ["<ul>\n<li>Eén<ul><li>Dieper</li></ul></li>\n<li><p>Twee</p></li>\n</ul>"],
  ['<figure class="image"><img src="/media/1" alt="a > b"><figcaption>Onderschrift</figcaption></figure>'],
  ["<pre><code>npm start &amp;&amp; echo '<'</code></pre>"],
  ['<picture><source srcset="/a.avif"><img src="/a.jpg" alt=""></picture>'],
])("keeps %s", (html) => {
  expect(structureOf(`<p>Voor.</p>${html}<p>Na.</p>`, "nl")).toBe(`<p>…</p>${html}<p>…</p>`);
});

it("keeps the pictures of a paragraph", () => {
  expect(structureOf('<p><img src="/media/1" alt="Kantoor"></p>', "nl")).toBe(
    '<p><img src="/media/1" alt="Kantoor"></p>',
  );
  expect(structureOf('<p>Zie <img src="/media/1" alt=""> hier.</p>', "nl")).toBe(
    '<p>…<img src="/media/1" alt=""></p>',
  );
});

it("keeps quotations and parts, with their paragraphs to fill", () => {
  expect(structureOf("<blockquote><p>Citaat</p><p>Wie</p></blockquote><div>Los</div>", "nl")).toBe(
    "<blockquote><p>…</p><p>…</p></blockquote><div>…</div>",
  );
});

it("reads the older plain format, and text without elements", () => {
  expect(structureOf("H2: Begin\nEen zin.\n• punt", "nl")).toBe(
    "<h2>[NL] Begin</h2>\n<p>…</p>\n<ul>\n<li>punt</li>\n</ul>",
  );
  expect(structureOf("", "nl")).toBe("");
});

it.each(Object.entries(goldenHtml))("has every table and picture of %s", (_, html) => {
  const count = (text: string, tag: RegExp) => text.match(tag)?.length ?? 0;
  const structure = structureOf(html, "nl");
  for (const tag of [/<table\b/g, /<td\b/g, /<img\b/g, /<li\b/g, /<h2\b/g])
    expect(count(structure, tag)).toBe(count(html, tag));
});

it("reads a long text with open quotes and tags in time", () => {
  const start = performance.now();
  for (const part of ["<a ", '<p class="', "<!--", "<", "<table>"]) structureOf(part.repeat(200_000), "nl");
  expect(performance.now() - start).toBeLessThan(5_000);
});
