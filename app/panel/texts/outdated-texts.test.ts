// @module-tag Sentences

import { describe, expect, it } from "vitest";
import { sentencePairs } from "../../content/sentences.ts";
import { outdatedTexts } from "./outdated-texts.ts";
import { entriesByKey } from "./text-catalog.ts";

const none = () => undefined;

function originalOf(key: string, language: string): string {
  return entriesByKey.get(key)?.originals.find((one) => one.language === language)?.text ?? "";
}

/** Saved texts, the oldest first: each with its language, and its key unless that is `contact.title`. */
function changes(...saved: [language: string, text: string, key?: string][]) {
  return saved.map(([language, text, key = "contact.title"], place) => ({
    key,
    language,
    text,
    createdAt: `2026-11-0${place + 1}T08:00:00Z`,
    settled: [] as string[],
  }));
}

function outdated(found: ReturnType<typeof changes>, draftOf: Parameters<typeof outdatedTexts>[1] = none) {
  return outdatedTexts(found, draftOf).flatMap(({ field, sentences }) =>
    sentences.map(
      ({ language, text, before, after }) => `${field} ${language}: ${text} | ${before} > ${after}`,
    ),
  );
}

const [nl, en] = [originalOf("contact.title", "nl"), originalOf("contact.title", "en")];
const mark = `contact.title en: ${en} | ${nl} > Bel ons`;

it("the originals of every text are built alike in both languages, so that what is outdated can be followed", () => {
  const unlike = [...entriesByKey.values()]
    .filter(({ originals }) => originals.length > 1)
    .filter(({ key }) => !sentencePairs({ nl: [originalOf(key, "nl")], en: [originalOf(key, "en")] }));
  expect(unlike.map(({ key }) => key)).toEqual([]);
});

describe("a text of the site", () => {
  it("is outdated once the other language is newer than it, beginning with the original", () => {
    expect(outdated(changes(["nl", "Bel ons"]))).toEqual([mark]);
    expect(outdated(changes(["en", "Call us"]))).toEqual([`contact.title nl: ${nl} | ${en} > Call us`]);
    expect(outdated(changes(["en", "Call us"], ["nl", "Bel ons"], ["nl", "Bel vandaag"]))).toEqual([
      "contact.title en: Call us | Bel ons > Bel vandaag",
    ]);
  });

  it("is not when both were saved at once, in either order, nor when the other is again what it was", () => {
    expect(outdated(changes(["nl", "Bel ons"], ["en", "Call us"]))).toEqual([]);
    expect(outdated(changes(["en", "Call us"], ["nl", "Bel ons"]))).toEqual([]);
    // An empty text is the original.
    for (const same of ["", nl]) expect(outdated(changes(["nl", "Bel ons"], ["nl", same]))).toEqual([]);
    expect(
      outdated(changes(["nl", "Bel ons"], ["en", "Call us"], ["nl", "Bel nu"], ["nl", "Bel ons"])),
    ).toEqual([]);
  });

  it("is not once its sentences were said to go together, until one of them changes", () => {
    const found = changes(["nl", "Bel ons"]);
    const [text] = outdatedTexts(found, none);
    const settled = text?.sentences.map(({ key }) => key) ?? [];
    const settledIn = (all: typeof found) => all.map((one) => ({ ...one, settled }));
    expect(outdated(settledIn(found))).toEqual([]);
    expect(outdated(settledIn(changes(["nl", "Bel ons"], ["nl", "Bel nu"])))).toEqual([
      `contact.title en: ${en} | ${nl} > Bel nu`,
    ]);
  });

  it("is mended by what waits in its own language, and not outdated by what waits in the other", () => {
    const draft = (own: string, text: string) => (_: string, language: string) =>
      language === own ? text : undefined;
    expect(outdated(changes(["nl", "Bel ons"]), draft("en", "Call us"))).toEqual([]);
    expect(outdated(changes(["nl", "Bel ons"]), draft("nl", "Bel nu"))).toEqual([mark]);
    expect(outdated(changes(["nl", "Bel ons"], ["en", "Call us"]), draft("nl", "Bel nu"))).toEqual([]);
  });

  it("with HTML is followed sentence by sentence", () => {
    const key = "privacy.body";
    const [body, other] = [originalOf(key, "nl"), originalOf(key, "en")];
    const changed = body.replace("<p>", "<p>Nieuw. ");
    expect(changed).not.toBe(body);
    const found = outdated(changes(["nl", changed, key]));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain("Nieuw.");
    expect(outdated(changes(["nl", changed, key], ["en", other.replace("<p>", "<p>New. "), key]))).toEqual(
      [],
    );
  });

  it("is none of the firm's facts, of the terms, which are Dutch, or of another version of the site", () => {
    expect(
      outdated(
        changes(["all", "Vlotwerk", "firm.name"], ["nl", "Wij", "terms.title"], ["nl", "Weg", "x.gone"]),
      ),
    ).toEqual([]);
  });
});
