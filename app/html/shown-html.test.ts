import { expect, it } from "vitest";
import { cleanHtml } from "./clean.server.ts";
import { shownHtml } from "./shown-html.ts";

it.each([
  ["<p>Een <strong>woord</strong> &amp; nog een</p>"],
  ["<h2>Kop</h2><ul><li>Een</li><li>Twee</li></ul>"],
  ['<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>'],
  ['<p><img src="/media/a" alt="Een &quot;bord&quot;" width="10" height="20"></p>'],
  ['<p><a href="https://example.nl/" target="_blank" rel="noopener">link</a><br>regel</p>'],
])("shows what is allowed as visitors get it: %s", (html) => {
  expect(shownHtml(html)).toBe(html);
  expect(cleanHtml(html)).toBe(html);
});

it.each([
  ["<p>a<script>alert(1)</script>b</p>", "<p>ab</p>"],
  ['<img src="/media/a" onerror="alert(1)" alt="">', '<img src="/media/a" alt="">'],
  ['<a href="javascript:alert(1)">a</a>', "<a>a</a>"],
  ["<svg><style>@import url(x)</style></svg><p>a</p>", "<p>a</p>"],
  ['<p style="position:fixed">a</p>', "<p>a</p>"],
  ['<iframe src="https://example.nl/"></iframe><form action="/x"><input name="a"></form>b', "b"],
  ["<main><p>in</p></main>", "<p>in</p>"],
  ["&lt;script&gt;", "&lt;script&gt;"],
  ['<p title="&quot;><script>">a', "<p>a</p>"],
  ["</p></div>tekst", "<p></p>tekst"],
])("leaves out what is not: %s", (html, shown) => {
  expect(shownHtml(html)).toBe(shown);
});
