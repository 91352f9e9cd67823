import { expect, it } from "vitest";
import { articleHtml } from "./article-html.server.ts";

it("caches by text", () => {
  const text = "<p onclick='x()'>Een <b>tekst</b></p>";
  const html = articleHtml(text);
  expect(html).toBe("<p>Een <b>tekst</b></p>");
  expect(articleHtml(text)).toBe(html);
  expect(articleHtml(`${text} `)).not.toBe(html);
  expect(articleHtml("H2: Ouder")).toContain("<h2");
  expect(articleHtml("")).toBe("");
});

it("sanitises texts that are too long for the cache", () => {
  const long = `<p>${"a".repeat(500_000)}</p><script>x()</script>`;
  expect(articleHtml(long)).not.toContain("script");
  expect(articleHtml(long)).toBe(articleHtml(long));
});
