import { expect, it } from "vitest";
import { goldenHtml } from "../../test/html/golden-html.ts";
import { unwrittenHtml } from "../../test/html/unwritten-html.ts";
import { structureOf } from "./text-structure.ts";
import { hasUnwritten } from "./unwritten.ts";

it.each([
  [
    '<h2 id="stap">Stap één</h2>\n<p class="intro">Een <b>vette</b> tekst, met <a href="/x">link</a>.</p>',
    '<h2 class="to-write" id="stap"></h2>\n<p class="intro to-write"></p>',
  ],
  ["<h3><em>Step</em> one</h3>", '<h3 class="to-write"></h3>'],
  [
    '<table class="label-value"><tbody><tr><th>Tijd</th><td><p>2 dagen</p></td><td></td></tr></tbody></table>',
    '<table class="label-value"><tbody><tr><th class="to-write"></th><td><p class="to-write"></p></td><td></td></tr></tbody></table>',
  ],
  [
    "<ul>\n<li>Eén<ul><li>Dieper</li></ul></li>\n<li><p>Twee</p></li>\n</ul>",
    '<ul>\n<li class="to-write"><ul><li class="to-write"></li></ul></li>\n<li><p class="to-write"></p></li>\n</ul>',
  ],
  [
    '<figure class="image"><img src="/media/1" alt="a > b"><figcaption>Onderschrift</figcaption></figure>',
    '<figure class="image"><img src="/media/1" alt=""><figcaption class="to-write"></figcaption></figure>',
  ],
  ['<p>Zie <img src="/media/1"> hier.</p>', '<p class="to-write"><img src="/media/1"></p>'],
  ['<p><img src="/media/1" alt=""></p>', '<p><img src="/media/1" alt=""></p>'],
  [
    "<blockquote><p>Citaat</p><p>Wie</p></blockquote><div>Los</div>",
    '<blockquote><p class="to-write"></p><p class="to-write"></p></blockquote><div class="to-write"></div>',
  ],
  ["Los <b>eind</b>", '<p class="to-write"></p>'],
  [
    "H2: Begin\nEen zin.\n• punt",
    '<h2 class="to-write"></h2>\n<p class="to-write"></p>\n<ul>\n<li class="to-write"></li>\n</ul>',
  ],
])("empties and marks what is to be written in %s", (html, structure) => {
  expect(structureOf(html)).toBe(structure);
});

it.each([
  ["<pre><code>npm start &amp;&amp; echo '<'</code></pre>"],
  ['<picture><source srcset="/a.avif"><img src="/a.jpg" alt=""></picture>'],
  ["<hr>"],
  [""],
])("keeps %s", (html) => {
  expect(structureOf(html)).toBe(html);
});

it.each(Object.entries(goldenHtml))("has every table and picture of %s", (_, html) => {
  const count = (text: string, tag: RegExp) => text.match(tag)?.length ?? 0;
  const structure = structureOf(html);
  for (const tag of [/<table\b/g, /<td\b/g, /<img\b/g, /<li\b/g, /<h2\b/g])
    expect(count(structure, tag)).toBe(count(html, tag));
});

it("reads a long text with open quotes and tags in time", () => {
  for (const part of ["<a ", '<p class="', "<!--", "<", "<table>"])
    expect(structureOf(part.repeat(200_000)), part).toEqual(expect.any(String));
});

it.each([
  ...unwrittenHtml,
  [true, structureOf("<p>Een alinea.</p>")] as const,
  [true, structureOf("<ul><li>Eén<ul><li>Dieper</li></ul></li></ul>")] as const,
])("tells whether words are missing: %j in %s", (isMissing, html) => {
  expect(hasUnwritten(html)).toBe(isMissing);
});
