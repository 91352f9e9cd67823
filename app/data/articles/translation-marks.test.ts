import { expect, it } from "vitest";
import { type FieldChange, translationMarksOf } from "./translation-marks.ts";

const day = "2026-11-12T09:00:00Z";

it("marks a field whose other language was changed after it", () => {
  expect(translationMarksOf([change("nl", "title", 4), change("en", "title", 2)])).toEqual([
    { language: "en", field: "title", seen: 2, changed: 4, changedAt: day },
  ]);
  expect(translationMarksOf([change("nl", "faqs", 1), change("en", "faqs", 3)])).toEqual([
    { language: "nl", field: "faqs", seen: 1, changed: 3, changedAt: day },
  ]);
});

it("marks no field that was changed in the same version, or is empty in a language", () => {
  expect(translationMarksOf([change("nl", "content", 3), change("en", "content", 3)])).toEqual([]);
  expect(translationMarksOf([change("nl", "content", 3)])).toEqual([]);
  expect(translationMarksOf([])).toEqual([]);
});

it("compares each field with the same one", () => {
  const changes = [
    change("nl", "title", 1),
    change("en", "title", 1),
    change("nl", "excerpt", 5),
    change("en", "meta_title", 2),
  ];
  expect(translationMarksOf(changes)).toEqual([]);
});

it("marks what has a name of its own, such as a section of a page", () => {
  const changes = [change("nl", "0a", 4), change("en", "0a", 3)];
  expect(translationMarksOf(changes, { title: "title" })).toMatchObject([{ language: "en", field: "0a" }]);
});

function change(language: string, field: string, number: number): FieldChange {
  return { language, field, number, changed_at: day };
}
