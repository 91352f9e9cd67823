import { describe, expect, it } from "vitest";
import { richHtml } from "./rich-html.ts";

const origin = "https://www.vlotwerk.example";

describe("an editor's text in a mail", () => {
  it("has inline styles", () => {
    const html = richHtml('<p>Een</p><p lang="en">Two <strong>three</strong><br></p>', origin);
    expect(html).toMatch(
      /^<p style="[^"]*margin-top:0">Een<\/p><p style="[^"]+" lang="en">Two <strong>three/,
    );
    expect(html.match(/margin-top:0/g)).toHaveLength(1);
  });

  it.each([
    ['<a href="/contact">', `href="${origin}/contact"`],
    ['<a href="insights/x?a=b&amp;c=d">', `href="${origin}/insights/x?a=b&amp;c=d"`],
    ['<a href="https://x.example/y">', 'href="https://x.example/y"'],
    ['<a href="mailto:eva@x.example">', 'href="mailto:eva@x.example"'],
    ['<img src="/images/x.png" alt="">', `src="${origin}/images/x.png"`],
    ['<img srcset="/a.png 2x" src="/b.png">', ` src="${origin}/b.png"`],
  ])("has absolute addresses: %s", (html, expected) => {
    expect(richHtml(html, origin)).toContain(expected);
    expect(richHtml(html, origin)).not.toContain("srcset");
  });
});
