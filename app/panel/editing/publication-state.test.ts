import { describe, expect, it } from "vitest";
import { type ArticleForm, article, emptyArticle } from "../../content/article.ts";
import { lookUp } from "../../i18n/language-texts.ts";
import { type PanelKey, panelTexts } from "../../i18n/panel/panel.en.ts";
import { describeState } from "../../ui/panel/describe-state.ts";
import { effectOfSave, languageStates, verbOfSave } from "./publication-state.ts";

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

const t = (key: PanelKey, values?: Record<string, string>) => lookUp(panelTexts, "en", key, values);
const plan = { id: "1", action: "publish", language: null, at: "2026-11-27T08:00:00Z" } as const;
const dutchPlan = { ...plan, language: "nl" } as const;

describe("the state of an article", () => {
  it.each([
    ["a draft", null, draft, [], ["Dutch: draft", "English: draft"]],
    [
      "a draft of one language",
      null,
      { ...dutchAlone, published: false },
      [],
      ["Dutch: draft", "English: no text"],
    ],
    ["live in both languages", both, both, [], ["Dutch: live", "English: live"]],
    ["live in one, the other a draft", dutch, dutch, [], ["Dutch: live", "English: draft"]],
    ["with a new language that waits", dutchAlone, both, [], ["Dutch: live", "English: draft"]],
    [
      "with changes that wait in one language",
      both,
      { ...both, title: { nl: "Anders", en: "Title" } },
      [],
      ["Dutch: live, changes waiting", "English: live"],
    ],
    [
      "with changes that wait of what both have",
      both,
      { ...both, author: "Eva" },
      [],
      ["Dutch: live, changes waiting", "English: live, changes waiting"],
    ],
    [
      "planned in one language",
      null,
      draft,
      [dutchPlan],
      ["Dutch: planned for Friday 27 November 2026 at 09:00", "English: draft"],
    ],
    [
      "planned as a whole, one language kept back",
      null,
      { ...dutch, published: false },
      [plan],
      ["Dutch: planned for Friday 27 November 2026 at 09:00", "English: draft"],
    ],
    [
      "live until a time",
      both,
      both,
      [{ ...dutchPlan, action: "unpublish" } as const],
      ["Dutch: live, offline on Friday 27 November 2026 at 09:00", "English: live"],
    ],
    [
      "with changes that are planned",
      both,
      { ...both, title: { nl: "Anders", en: "Title" } },
      [dutchPlan],
      ["Dutch: live, changes planned for Friday 27 November 2026 at 09:00", "English: live"],
    ],
  ])("is told in words: %s", (_, live, form, plans, words) => {
    const states = languageStates(article, { live, form }, live !== null && live !== form, plans);
    expect(states.map((state) => describeState(state, "en", t))).toEqual(words);
  });
});

describe("what a save does", () => {
  it.each([
    ["keeps a draft", null, draft, "editing.effectDraft"],
    ["publishes a draft", null, both, "editing.effectBoth"],
    ["publishes one language of a draft", null, dutch, "editing.effectNl"],
    ["publishes a language later", dutch, both, "editing.effectEn"],
    ["publishes a language that is new", dutchAlone, both, "editing.effectEn"],
    ["publishes changes", both, { ...both, author: "Eva" }, "editing.effectChanges"],
    ["changes nothing", both, both, null],
    ["takes a language offline", both, dutch, "editing.effectOfflineEn"],
    ["takes a language offline by emptying it", both, dutchAlone, "editing.effectOfflineEn"],
    ["takes the article offline", both, draft, "editing.effectOffline"],
  ] as const)("is told: it %s", (_, live, form, effect) => {
    expect(effectOfSave(article, { live, form }, form !== live)).toBe(effect);
  });
});

describe("the save button", () => {
  it.each([
    ["saves a draft", null, draft, "save"],
    ["publishes a draft", null, dutch, "publish"],
    ["publishes a language", dutch, both, "publish"],
    ["publishes changes, also before there are any", both, both, "changes"],
    ["takes a language offline", both, dutch, "offline"],
    ["takes the article offline", both, draft, "offline"],
  ] as const)("says that it %s", (_, live, form, verb) => {
    expect(verbOfSave(article, { live, form })).toBe(verb);
  });
});
