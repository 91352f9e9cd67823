import { describe, expect, it } from "vitest";
import { type ArticleForm, emptyArticle } from "../../../content/article.ts";
import { effectOfSave, publicationState, verbOfSave } from "./publication-state.ts";

const both: ArticleForm = {
  ...emptyArticle(),
  slug: "artikel",
  published: true,
  title: { nl: "Titel", en: "Title" },
  content: { nl: "<p>tekst</p>", en: "<p>text</p>" },
};
const dutch: ArticleForm = { ...both, shown: { nl: true, en: false } };
const draft: ArticleForm = { ...both, published: false };
const dutchAlone: ArticleForm = {
  ...both,
  title: { nl: "Titel", en: "" },
  content: { nl: "<p>tekst</p>", en: "" },
};

describe("the state of an article", () => {
  it.each([
    ["a draft", null, draft, false, ["editor.stateDraft"]],
    ["live in both languages", both, both, false, ["editor.stateBoth"]],
    ["live in one, the other a draft", dutch, dutch, false, ["editor.stateNl", "editor.draftEn"]],
    ["live in its only language", dutchAlone, dutchAlone, false, ["editor.stateNl"]],
    [
      "with a new language that waits",
      dutchAlone,
      both,
      true,
      ["editor.stateNl", "editor.draftEn", "editor.stateWaiting"],
    ],
  ] as const)("is told: %s", (_, live, form, isWaiting, state) => {
    expect(publicationState({ live, form }, isWaiting)).toEqual(state);
  });
});

describe("what a save does", () => {
  it.each([
    ["keeps a draft", null, draft, "editor.effectDraft"],
    ["publishes a draft", null, both, "editor.effectBoth"],
    ["publishes one language of a draft", null, dutch, "editor.effectNl"],
    ["publishes a language later", dutch, both, "editor.effectEn"],
    ["publishes a language that is new", dutchAlone, both, "editor.effectEn"],
    ["publishes changes", both, { ...both, author: "Eva" }, "editor.effectChanges"],
    ["changes nothing", both, both, null],
    ["takes a language offline", both, dutch, "editor.effectOfflineEn"],
    ["takes a language offline by emptying it", both, dutchAlone, "editor.effectOfflineEn"],
    ["takes the article offline", both, draft, "editor.effectOffline"],
  ] as const)("is told: it %s", (_, live, form, effect) => {
    expect(effectOfSave({ live, form }, form !== live)).toBe(effect);
  });
});

describe("the save button", () => {
  it.each([
    ["saves a draft", null, draft, false, "editor.verbSave"],
    ["saves a draft that is planned", null, draft, true, "editor.verbPlanned"],
    ["publishes a draft", null, dutch, false, "editor.verbPublish"],
    ["publishes a language", dutch, both, false, "editor.verbPublish"],
    ["publishes changes, also before there are any", both, both, true, "editor.verbChanges"],
    ["takes a language offline", both, dutch, false, "editor.verbOffline"],
    ["takes the article offline", both, draft, false, "editor.verbOffline"],
  ] as const)("says that it %s", (_, live, form, isPlanned, verb) => {
    expect(verbOfSave({ live, form }, isPlanned)).toBe(verb);
  });
});
