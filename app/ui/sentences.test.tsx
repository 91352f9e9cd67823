import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { sentences } from "./sentences.ts";

const html = (text: string) => renderToStaticMarkup(<h1>{sentences(text)}</h1>);

/** The blocks of a heading. */
const blocks = (text: string) =>
  [...html(text).matchAll(/<span class="inline-block">(.*?)<\/span>/g)].map(([, sentence]) => sentence);

describe("the sentences of a heading", () => {
  it("are each a block, with a space between them that is copied", () => {
    expect(html("Het werk loopt door. U houdt het roer.")).toBe(
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
  ])("%j is one", (text) => expect(html(text)).toBe(`<h1>${text}</h1>`));

  it("keep short hyphenated words on one line", () => {
    expect(html("Een AI-agent. Voor u.")).toContain('<span class="whitespace-nowrap">AI-agent</span>');
  });

  it("leave an invisible mark to the heading, of which all is pressed in the panel", () => {
    expect(html("\u2061\u2062\u2063Eerst dit. Dan dat.")).toMatch(/^<h1>\u2061\u2062\u2063<span/);
  });
});
