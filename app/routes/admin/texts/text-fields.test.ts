import { expect, it } from "vitest";
import { fieldsOf, previewedTexts, rowsOf, savedText } from "./text-fields.ts";

const title = "home.hero.title nl";
const original = "Het werk loopt door. U houdt het roer.";
const row = { key: "home.hero.title", language: "nl", text: "Nieuw", updatedAt: "2026-01-01", person: null };

it("fields show what is stored, and the original without it", () => {
  expect(fieldsOf([])[title]).toBe(original);
  expect(fieldsOf([{ ...row, text: "" }])[title]).toBe(original);
  expect(fieldsOf([row, { ...row, key: "no.such.key" }])[title]).toBe("Nieuw");
  expect(fieldsOf([{ ...row, key: "no.such.key" }])).not.toHaveProperty("no.such.key nl");
});

it("an emptied text is stored as the original", () => {
  expect(savedText(title, " \n ")).toBe(original);
  expect(rowsOf({ [title]: original }, [row])).toEqual([
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
