import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { joined } from "./joined.ts";

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
