import { describe, expect, it } from "vitest";
import { hostileHtml } from "../../test/html/hostile-html.ts";
import { createCardDrawer } from "./card-drawer.ts";

const draw = createCardDrawer();
const card = { firm: "Vlotwerk", label: "AI", title: "Waar begint u?", note: "Noor van der Laan" };

describe("the picture of a card", () => {
  it("is a deterministic PNG of 1200 by 630", async () => {
    const [first, second] = await Promise.all([draw(card), draw(card)]);
    expect(sizeOf(first)).toEqual({ width: 1200, height: 630 });
    expect(Buffer.from(second).equals(first)).toBe(true);
  });

  it.each(["firm", "label", "title", "note"] as const)("shows its %s", async (part) => {
    const [one, other] = await Promise.all([draw(card), draw({ ...card, [part]: "Iets anders" })]);
    expect(Buffer.from(one).equals(other)).toBe(false);
  });

  it("is drawn for any text", async () => {
    const titles = [
      "",
      " ",
      "😀👩‍👩‍👧🇳🇱",
      "مرحبا بالعالم",
      "שלום עולם",
      "\u202Eomgekeerd\u2066",
      "\0\u0007\u001B[31m\n\t",
      "\uD800 half",
      "中文标题",
      "Z\u0351\u036B\u0343".repeat(80),
      "a".repeat(300),
      "een ".repeat(2_000),
      "]]>&lt;!DOCTYPE x [<!ENTITY a 'b'>]>&a;",
      ...Object.values(hostileHtml).flat().slice(0, 30),
    ];
    for (const title of titles) {
      const png = await draw({ firm: "Vlotwerk", label: title, title, note: title });
      expect.soft(sizeOf(png), JSON.stringify(title)).toEqual({ width: 1200, height: 630 });
    }
  });

  it("shows the firm's name when a title has no drawable character", async () => {
    const [unreadable, firm] = await Promise.all([
      draw({ ...card, title: "中文 😀" }),
      draw({ ...card, title: "Vlotwerk" }),
    ]);
    expect(Buffer.from(unreadable).equals(firm)).toBe(true);
  });
});

/** The size in a PNG's header chunk (RFC 2083, 4.1.1). */
function sizeOf(bytes: Uint8Array): { width: number; height: number } {
  const png = Buffer.from(bytes);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}
