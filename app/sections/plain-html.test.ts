import { expect, it } from "vitest";
import { plain, plainItem, plainLines, plainLink, plainList, plainRow } from "./plain-html.ts";

it("writes nothing for what has no words", () => {
  expect(plain("p", " ")).toBe("");
  expect(plainLines("\n \n")).toBe("");
  expect(plainList(["", ""])).toBe("");
  expect(plainRow(["", " ", ""])).toBe("");
  expect(plainLink("", "/contact")).toBe("");
  expect(plainItem("Title", "", "")).toBe("");
});

it("escapes what was written", () => {
  expect(plain("p", "a < b & c")).toBe("<p>a &lt; b &amp; c</p>");
  expect(plain("p", "&lt;b&gt; &amp; &#60;")).toBe("<p>&amp;lt;b&amp;gt; &amp;amp; &amp;#60;</p>");
  expect(plainRow(["<b>", "1", "2"])).toBe("<tr><th>&lt;b&gt;</th><td>1</td><td>2</td></tr>");
  expect(plainLink('"Go"', '/a?b="c&d')).toBe('<p><a href="/a?b=&quot;c&amp;d">"Go"</a></p>');
});

it("has no link where a page shows none", () => {
  expect(plainLink("Go", "javascript:alert(1)")).toBe("");
});

it("has a paragraph for each line and an item below its section", () => {
  expect(plainLines("one\n\ntwo")).toBe("<p>one</p><p>two</p>");
  expect(plainItem("Section", "Item", "<p>x</p>")).toBe("<h3>Item</h3><p>x</p>");
  expect(plainItem("", "Item", "<p>x</p>")).toBe("<h2>Item</h2><p>x</p>");
});
