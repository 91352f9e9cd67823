import { describe, expect, it } from "vitest";
import { plainText } from "./plain-text.ts";

describe("the plain text of HTML", () => {
  it("has no tags, and a space where a block ends", () => {
    expect(plainText('<h2 id="a-b">Kop</h2><p>Een <strong>sterk</strong>e zin.<br>Nog een.</p>')).toBe(
      "Kop Een sterke zin. Nog een.",
    );
  });

  it("has a space between table cells", () => {
    expect(plainText("<table><tbody><tr><th>Uren</th><td>6</td></tr></tbody></table>")).toBe("Uren 6");
  });

  it("decodes references once", () => {
    expect(plainText("<p>Caf&eacute; R&amp;D &euro;&nbsp;10 &#8217;s &#x2026; &amp;lt; &onbekend;</p>")).toBe(
      "Café R&D € 10 ’s … &lt; &onbekend;",
    );
  });

  it("keeps angle brackets that are no tags", () => {
    expect(plainText("<p>3 &lt; 5 &gt; 2</p> 1 < 2 > 0")).toBe("3 < 5 > 2 1 < 2 > 0");
  });

  it("folds white space and drops soft hyphens", () => {
    expect(plainText("<p>\n  a \u00A0\n b&shy;c </p>\n\n<p>d</p>")).toBe("a bc d");
  });

  it("is truncated at a word, including the ellipsis", () => {
    expect(plainText("<p>Een agent werkt een taak af.</p>", 16)).toBe("Een agent werkt…");
    expect(plainText("<p>Een agent werkt een taak af.</p>", 15)).toBe("Een agent…");
    expect(plainText("<p>Een agent, altijd</p>", 12)).toBe("Een agent…");
  });

  it("is unchanged when it fits", () => {
    expect(plainText("<p>Een agent</p>", 9)).toBe("Een agent");
  });

  it("is truncated inside an overlong word, but never inside a character", () => {
    expect(plainText("automatiseringsproject", 10)).toBe("automatis…");
    expect(plainText("👩👩👩👩", 4)).toBe("👩…");
  });

  it("is fast for a text of brackets", () => {
    expect(plainText("<".repeat(100_000)).length).toBe(100_000);
    expect(plainText("<p ".repeat(100_000)).length).toBeGreaterThan(0);
  });
});
