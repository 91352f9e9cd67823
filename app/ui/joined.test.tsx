import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { joined, sentences, titleSize } from "./joined.ts";

const html = (text: string) => renderToStaticMarkup(<h2>{joined(text)}</h2>);

describe("a heading", () => {
  it.each(["AI-agent", "e-mail", "ERP-pakket", "HR-processen"])("keeps %s on one line", (word) => {
    expect(html(`Wat mag een ${word}?`)).toBe(
      `<h2><span>Wat mag een </span><span class="whitespace-nowrap">${word}</span><span>?</span></h2>`,
    );
  });

  it.each([
    "Nieuw",
    "AI-verantwoordelijkheidsverdeling",
    "planning-at-an-installer",
    "2-4 weken",
    "a - b",
    "",
  ])("has %j as it is", (text) => {
    expect(html(text)).toBe(`<h2>${text}</h2>`);
  });

  it("may have several such words, and markup in none", () => {
    expect(html("E-mail & AI-agent <b>").replaceAll(/<\/?span[^>]*>/g, "|")).toBe(
      "<h2>|E-mail|| &amp; ||AI-agent|| &lt;b&gt;|</h2>",
    );
  });
});

const sentenceHtml = (text: string) => renderToStaticMarkup(<h1>{sentences(text)}</h1>);

/** The blocks of a heading. */
const blocks = (text: string) =>
  [...sentenceHtml(text).matchAll(/<span class="inline-block">(.*?)<\/span>/g)].map(
    ([, sentence]) => sentence,
  );

describe("the sentences of a heading", () => {
  it("are each a block, with a space between them that is copied", () => {
    expect(sentenceHtml("Het werk loopt door. U houdt het roer.")).toBe(
      '<h1><span class="inline-block">Het werk loopt door.</span><span> </span><span class="inline-block">U houdt het roer.</span></h1>',
    );
  });

  it.each([
    ["Snel. Goed. Klaar. Hier. Nu.", ["Snel.", "Goed.", "Klaar.", "Hier.", "Nu."]],
    ["HET WERK LOOPT DOOR! U HOUDT HET ROER", ["HET WERK LOOPT DOOR!", "U HOUDT HET ROER"]],
    ["Te druk? “Wij helpen.” 24 uur per dag", ["Te druk?", "“Wij helpen.”", "24 uur per dag"]],
    ["Écht minder werk… Één proces", ["Écht minder werk…", "Één proces"]],
  ])("of %j are found", (text, found) =>
    expect(blocks(text).map((one) => one?.replaceAll("&quot;", '"'))).toEqual(found),
  );

  it.each([
    "Een lange zin zonder eind die maar doorgaat en doorgaat",
    "Het werk van J. Jansen loopt door",
    "Bespaar 1.500 uur",
    "Facturen, offertes e.d. lopen door.",
    "",
  ])("%j is one", (text) => expect(sentenceHtml(text)).toBe(`<h1>${text}</h1>`));

  it("keep short hyphenated words on one line", () => {
    expect(sentenceHtml("Een AI-agent. Voor u.")).toContain(
      '<span class="whitespace-nowrap">AI-agent</span>',
    );
  });

  it("leave an invisible mark to the heading, of which all is pressed in the panel", () => {
    expect(sentenceHtml("\u2061\u2062\u2063Eerst dit. Dan dat.")).toMatch(/^<h1>\u2061\u2062\u2063<span/);
  });
});

it("makes a long title smaller, so that it leaves room in the first screen", () => {
  expect(titleSize("Het werk loopt door. U houdt het roer.")).toBe("text-title-1");
  expect(titleSize("Wij nemen het werk over dat elke week terugkomt en dat niemand graag doet")).toBe(
    "text-title-2",
  );
  expect(titleSize(`Wij nemen het werk over dat elke week terugkomt${" en terugkomt".repeat(4)}`)).toBe(
    "text-title-3",
  );
});
