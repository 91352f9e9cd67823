import { expect, it } from "vitest";
import type { SiteTexts } from "../../data/site-texts/waiting-texts.ts";
import { fieldsOf, previewedTexts, rowsOf, savedText } from "./text-fields.ts";

const title = "home.hero.title nl";
const original = "Het werk loopt door. U houdt het roer.";
const row = { key: "home.hero.title", language: "nl", text: "Nieuw", updatedAt: "2026-01-01", person: null };

const waiting = { ...row, text: "Straks", publishAt: null };

it("fields show what waits, else what is live, and the original without either", () => {
  const shown = (texts: Partial<SiteTexts>) => fieldsOf({ stored: [], waiting: [], ...texts })[title];
  expect(shown({})).toBe(original);
  expect(shown({ stored: [{ ...row, text: "" }] })).toBe(original);
  expect(shown({ stored: [row, { ...row, key: "no.such.key" }] })).toBe("Nieuw");
  expect(shown({ stored: [row], waiting: [waiting] })).toBe("Straks");
  // The original waits to come back.
  expect(shown({ stored: [row], waiting: [{ ...waiting, text: "" }] })).toBe(original);
  const gone = { stored: [{ ...row, key: "no.such.key" }], waiting: [{ ...waiting, key: "no.such.key" }] };
  expect(fieldsOf(gone)).not.toHaveProperty("no.such.key nl");
});

it("an emptied text is stored as the original", () => {
  expect(savedText(title, " \n ")).toBe(original);
  expect(rowsOf({ [title]: original }, [waiting])).toEqual([
    { key: "home.hero.title", language: "nl", text: "", updatedAt: "2026-01-01" },
  ]);
});

it("line breaks are kept in mails only", () => {
  expect(savedText(title, " Een \n twee ")).toBe("Een twee");
  expect(savedText("mails.contact.text nl", "Een \n\n twee")).toBe("Een\ntwee");
});

it("a preview has facts in both languages, and an emptied text's original", () => {
  expect(previewedTexts({ [title]: "", "firm.phone all": "+31 20" })).toEqual({
    nl: { "home.hero.title": original, "firm.phone": "+31 20" },
    en: { "firm.phone": "+31 20" },
  });
});
