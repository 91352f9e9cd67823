import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { z } from "zod";

const folder = new URL("./", import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith(".en.ts"));
const oneLanguage = z.record(z.string(), z.string());
const bothLanguages = z.object({ nl: oneLanguage, en: oneLanguage });

/** What is Dutch as well as English. */
const common = new Set([
  ...[
    "Account",
    "Case",
    "Cases",
    "Direct",
    "Homepage",
    "Lead",
    "Leads",
    "Leads per week",
    "Media",
    "Slug",
    "cases",
    "Spam",
    "Tag",
  ],
  ...["Status", "Tags", "tag", "1 lead", "{count} leads", "leads:", "HTML", "Type", "Uploads", "Tag {name}"],
  ...["Code", "{field} (NL)", "{field} (EN)", "{action}: {field}", "{number}: {kind}, {time}"],
  ...["{width} × {height} pixels", "Accounts", "1 account", "{count} accounts"],
  ...["Contact", "Insights", "Privacy", "Postcode", "LinkedIn", "Instagram", "YouTube", "GitHub"],
  ...[
    "{name}, {language}",
    "{what} ({language})",
    "{language}: {what}",
    "{person}, {time}",
    "1 case",
    "{count} cases",
    "Home, cases",
    "Home, insights",
    "Webhooks",
    "Webhook",
    "webhook",
  ],
]);

describe.each(files)("the panel’s texts of %s", async (name) => {
  const module = z.record(z.string(), z.unknown()).parse(await import(new URL(name, folder).href));
  const [texts] = Object.values(module).flatMap((value) => bothLanguages.safeParse(value).data ?? []);
  const pairs = Object.entries(texts?.nl ?? {}).map(([key, nl]) => ({ key, nl, en: texts?.en[key] ?? "" }));

  it("have the same keys in both languages", () => {
    expect(Object.keys(texts?.nl ?? {})).not.toEqual([]);
    expect(Object.keys(texts?.nl ?? {})).toEqual(Object.keys(texts?.en ?? {}));
  });

  it("are translated", () => {
    expect(pairs.filter(({ nl, en }) => nl === en && !common.has(nl))).toEqual([]);
  });

  it("have the same placeholders in both languages", () => {
    const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
    expect(
      pairs.filter(({ nl, en }) => placeholders(nl).join() !== placeholders(en).join()).map(({ key }) => key),
    ).toEqual([]);
  });

  it("say u in Dutch, as the account pages do", () => {
    const address = /(?<!\p{L})(je|jij|jou|jouw|jullie)(?!\p{L})/iu;
    expect(pairs.filter(({ nl }) => address.test(nl))).toEqual([]);
  });
});
