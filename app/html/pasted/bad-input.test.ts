import { describe, expect, it } from "vitest";
import { hostileHtml } from "../../../test/html/hostile-html.ts";
import { cleanHtml } from "../clean.server.ts";
import { pasted } from "./pasted.ts";

const none = new Set<string>();
const fromHtml = (html: string) => pasted({ html, text: "" }, none)?.html;
const fromText = (text: string) => pasted({ html: "", text }, none);

describe("bad input", () => {
  it.each(Object.entries(hostileHtml))("is left without handlers and script addresses: %s", (_, all) => {
    for (const html of all) {
      expect(fromHtml(html) ?? "").not.toMatch(
        /<[^>"]*(?:"[^"]*"[^>"]*)*\son\w+=|<script|href="\s*javascript:/i,
      );
    }
  });

  it.each([
    "<p><b>a",
    "</p></div>a",
    "<ul><p>a</ul>",
    "<table><td>a<tr>b",
    "<li>a",
    "<",
    "<a href=",
    "<!--[if",
  ])("is made whole: %s", (html) => {
    const result = fromHtml(html) ?? "";
    expect(cleanHtml(result)).toBe(result === "" ? "" : cleanHtml(cleanHtml(result)));
  });

  it.each([
    `${"<div>".repeat(990)}a`,
    `<div>${"<p>a</p>".repeat(140_000)}</div>`,
    `<h2>${"<br>".repeat(30_000)}a</h2>`,
    `<ul>${"<li>a</li>".repeat(30_000)}</ul>`,
    "<ul><li>a".repeat(400),
    "<p style='mso-list:l0 level1 lfo1'>a</p>".repeat(30_000),
  ])("is read however deep or wide it is", (html) => {
    expect(fromHtml(html)).toContain("a");
  });

  it("of a megabyte keeps its structure", () => {
    const paragraph = "<p class=MsoNormal><b>Vet</b> en <i>schuin</i><del>weg</del></p>";
    const html = paragraph.repeat(Math.ceil(1_000_000 / paragraph.length));
    const result = String(fromHtml(html));
    expect(result.startsWith("<p><strong>Vet</strong> en <em>schuin</em></p><p>")).toBe(true);
    expect(result).not.toContain("weg");
  });

  it.each([
    "# a\n\n**b**\n\n".repeat(60_000),
    "[".repeat(100_000),
    "*a **b ".repeat(100_000),
    "www.".repeat(200_000),
    "|-".repeat(100_000),
  ])("of a megabyte of text is read", (text) => {
    fromText(text);
  });
});
