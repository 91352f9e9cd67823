import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aboutPage } from "../../../content/about-page.ts";
import { emptyForm } from "../../../content/kind.ts";
import { draftKey, readDraft } from "../../../panel/editing/local-drafts.ts";
import { localDraft } from "../../../panel/editing/use-document.ts";
import { takeFormerDrafts } from "./former-drafts.ts";

const member = {
  key: "7",
  name: "Noor",
  imageUrl: "",
  role: { nl: "Adviseur", en: "Adviser" },
  bio: { nl: "", en: "" },
  active: true,
  displayOrder: "1",
};
const form = { ...emptyForm(aboutPage), members: [member] };
const page = { id: "about", updatedAt: "", number: 4, form, unreadable: [], live: null };
const time = "2026-11-29T09:00:00.000Z";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("makes one draft of the two that the texts and the team had", () => {
  const store = (screen: string, edits: object) =>
    stored.set(draftKey("eva", screen), JSON.stringify({ edits, around: {}, time }));
  store("about", { "statement.en": { value: "We are", base: "" } });
  store("team", {
    "7.role_nl": { value: "Trainer", base: "Adviseur" },
    "7.name": { value: "Noor B", base: "Noor" },
    "8.name": { value: "Gone", base: "" },
  });
  takeFormerDrafts("eva", page);
  const draft = readDraft(draftKey("eva", "about-page"), localDraft(aboutPage))?.value;
  expect(draft?.form).toMatchObject({
    statement: { nl: "", en: "We are" },
    members: [{ key: "7", name: "Noor B", role: { nl: "Trainer", en: "Adviser" } }],
  });
  expect(draft?.base).toEqual(form);
  expect(draft?.version).toEqual({ id: "about", number: 0 });
  expect(stored.size).toBe(1);
});

it("leaves a draft of this release alone", () => {
  stored.set(draftKey("eva", "about-page"), JSON.stringify({ form, version: null, base: null, time }));
  takeFormerDrafts("eva", page);
  expect(stored.size).toBe(1);
});
