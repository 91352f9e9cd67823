import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";

/** A sentence for a reader at level B1. */
const maxWords = 25;

/** Office words, with what everybody says. */
const everyday = {
  workflow: "proces",
  workflows: "processen",
  klus: "taak",
  klussen: "taken",
  firma: "bedrijf",
  volstaat: "is genoeg",
  wezenlijk: "echt",
  middels: "met",
  teneinde: "om",
  derhalve: "daarom",
  tevens: "ook",
  indien: "als",
  dient: "moet",
  dienen: "moeten",
  inzake: "over",
  omtrent: "over",
  conform: "volgens",
  alsmede: "en",
  gelieve: "wilt u",
  desgewenst: "als u wilt",
  wegdoen: "verwijderen",
};

/** Statuses, names of settings, commands and files, which only keys of `ForTechnicians` may have. */
const technical =
  /\b(?:[A-Z]{2,}(?:_[A-Z]+)+|HTTP|SMTP|30[178]|40\d|41[03]|42[29]|451|50[1-4])\b|\.env\b|\b(?:npm|npx|node) |\b[\w/-]+\.(?:md|json|ts|sql|log)\b/;
/** To a friend, or to nobody. */
const notYou = /\b(?:je|jij|jou|jouw|jullie|de invoer)\b/i;

const root = new URL("../../", import.meta.url);
const texts = z.record(z.string(), z.string());
const catalogues = globSync("app/i18n/*/*.nl.ts", { cwd: root.pathname });
const seed = globSync(["supabase/seed.sql", "supabase/seed/*/*.sql"], { cwd: root.pathname });

describe.each(catalogues)("the Dutch texts of %s", (file) => {
  it("are in short sentences and everyday words", async () => {
    const module = z.record(z.string(), z.unknown()).parse(await import(new URL(file, root).href));
    const all = Object.values(module).flatMap((value) => Object.values(texts.safeParse(value).data ?? {}));
    expect(all.flatMap(problemsIn)).toEqual([]);
  });
});

describe.each(catalogues)("the Dutch texts of %s", (file) => {
  it("say u, and keep what only technicians read apart", async () => {
    const module = z.record(z.string(), z.unknown()).parse(await import(new URL(file, root).href));
    const all = Object.values(module).flatMap((value) => Object.entries(texts.safeParse(value).data ?? {}));
    const strange = all.filter(
      ([key, text]) => notYou.test(text) || (technical.test(text) && !/\.technical\b/.test(key)),
    );
    expect(strange).toEqual([]);
  });
});

describe.each(seed)("the Dutch content of %s", (file) => {
  it("is in short sentences and everyday words", () => {
    const blocks = [...readFileSync(new URL(file, root), "utf8").matchAll(/\$(t|html|json)\$(.*?)\$\1\$/gs)];
    const dutch = blocks.map(([, , text = ""]) => text).filter(isDutch);
    expect(dutch.flatMap(problemsIn)).toEqual([]);
  });
});

/** Longer sentences, and words of `everyday`. */
function problemsIn(text: string): string[] {
  const words = wordsOf(text).filter((word) => Object.hasOwn(everyday, word.toLowerCase()));
  return [...words, ...sentencesOf(text).filter((sentence) => wordsOf(sentence).length > maxWords)];
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}{][\p{L}\p{N}{}'’.-]*/gu) ?? [];
}

/** The sentences of a text, of HTML by block, and of JSON by value. */
function sentencesOf(text: string): string[] {
  const lines = text
    .replace(/<\/(?:p|li|h\d|td|th|blockquote)>|<br>|"[,:}\]]/g, "\n")
    .replace(/<[^>]*>/g, "");
  return lines.split(/(?<=[.!?…][”’"')]*)\s+(?=[\p{Lu}\p{N}“‘{])|\n+/u);
}

function isDutch(text: string): boolean {
  const count = (words: RegExp) => text.match(words)?.length ?? 0;
  return count(/\b(?:het|een|niet|van|dat|voor)\b/gi) > count(/\b(?:the|of|and|is|to|that)\b/gi);
}
