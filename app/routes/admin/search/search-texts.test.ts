import { describe, expect, it } from "vitest";
import { textItems } from "./search-texts.ts";

const phone = {
  key: "firm.phone",
  language: "all",
  text: "+31 20 765 43 21",
  updatedAt: "2026-02-01T00:00:00Z",
  person: null,
};

describe("texts in the search of the panel", () => {
  it("finds a fact of the firm by its name, with its present value", () => {
    expect(textItems("telefoonnummer", [phone], "nl")[0]).toEqual({
      to: "/admin/texts?q=Telefoonnummer",
      title: "Telefoonnummer",
      about: "+31 20 765 43 21",
    });
  });

  it("finds a text by its present words, not by its former ones", () => {
    const [key, was] = ["contact.title", textItems("contact.title", [], "nl")[0]?.title ?? ""];
    expect(was).not.toBe("");
    const stored = { ...phone, key, language: "nl", text: "Bel de zeppelinbouwers" };
    expect(textItems("zeppelinbouwers", [stored], "nl")).toEqual([
      { to: "/admin/texts?q=Contact%3A+kop", title: "Bel de zeppelinbouwers", about: "Contact" },
    ]);
    expect(textItems("zeppelinbouwers", [], "nl")).toEqual([]);
  });

  it("shows an English text to whoever searches in English words", () => {
    const stored = { ...phone, key: "contact.title", language: "en", text: "Call the zeppelin builders" };
    expect(textItems("zeppelin builders", [stored], "nl")[0]?.title).toBe("Call the zeppelin builders");
  });

  it("shows a rich text without its tags", () => {
    const [item] = textItems("privacy", [], "nl").filter(({ title }) => /[<>]/.test(title));
    expect(item).toBeUndefined();
  });
});
