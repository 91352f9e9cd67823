import { describe, expect, it } from "vitest";
import { olderFormatToHtml } from "./older-format.ts";

describe("the older plain format", () => {
  it("has a heading in each line that starts with H2:", () => {
    expect(olderFormatToHtml("H2: Wat is het?\nH2:Waarom")).toBe("<h2>Wat is het?</h2>\n<h2>Waarom</h2>");
  });

  it("omits an empty heading", () => {
    expect(olderFormatToHtml("H2:\nTekst")).toBe("<p>Tekst</p>");
  });

  it("has a paragraph in each other line", () => {
    expect(olderFormatToHtml("Een.\nTwee.\r\n\r\n  Drie.  \n")).toBe(
      "<p>Een.</p>\n<p>Twee.</p>\n<p>Drie.</p>",
    );
  });

  it.each(["•", "-", "*", "–"])("has list items in lines that start with %s", (mark) => {
    expect(olderFormatToHtml(`${mark} een\n${mark}\ttwee`)).toBe("<ul>\n<li>een</li>\n<li>twee</li>\n</ul>");
  });

  it("merges items separated only by blank lines into one list", () => {
    expect(olderFormatToHtml("• een\n\n• twee")).toBe("<ul>\n<li>een</li>\n<li>twee</li>\n</ul>");
  });

  it("starts a new list after a paragraph", () => {
    expect(olderFormatToHtml("• een\ntekst\n• twee")).toBe(
      "<ul>\n<li>een</li>\n</ul>\n<p>tekst</p>\n<ul>\n<li>twee</li>\n</ul>",
    );
  });

  it("does not parse a dash or star inside a line, or without a space, as a bullet", () => {
    expect(olderFormatToHtml("-5 graden\n*nadruk*\neen - twee")).toBe(
      "<p>-5 graden</p>\n<p>*nadruk*</p>\n<p>een - twee</p>",
    );
  });

  it("is escaped", () => {
    expect(olderFormatToHtml("H2: R&D\n• 3 < 5 > 2")).toBe(
      "<h2>R&amp;D</h2>\n<ul>\n<li>3 &lt; 5 &gt; 2</li>\n</ul>",
    );
  });

  it("keeps character references", () => {
    expect(olderFormatToHtml("R&amp;D &eacute;&#8217;")).toBe("<p>R&amp;D &eacute;&#8217;</p>");
  });

  it.each(["<p>Tekst</p>", "H2: kop <br> meer", "<!-- x -->tekst", "a </p>", "&lt;p&gt;Tekst&lt;/p&gt;"])(
    "is not detected in a text with tags: %s",
    (html) => {
      expect(olderFormatToHtml(html)).toBeNull();
    },
  );

  it("returns an empty string for an empty one", () => {
    expect(olderFormatToHtml(" \n ")).toBe("");
  });
});
