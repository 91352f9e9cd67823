import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";

const texts = z.record(z.string(), z.string());
const bothLanguages = z.object({ nl: texts, en: texts });
const files = globSync("./{texts,panel}/*.en.ts", { cwd: import.meta.dirname });

/** As the site's contract spells them. */
const fixed = new Set([
  "Thank you for your message! We'll get back to you soon.",
  "Your message was saved successfully. We'll contact you soon!",
  "You don't have admin privileges to access this page.",
]);

it.each(files)("%s spells as all texts do", async (file) => {
  const module = z.record(z.string(), z.unknown()).parse(await import(new URL(file, import.meta.url).href));
  const pairs = Object.values(module).flatMap((value) => bothLanguages.safeParse(value).data ?? []);
  expect(pairs).not.toEqual([]);
  const english = pairs.flatMap(({ en }) => Object.values(en));
  const all = pairs.flatMap(({ nl }) => Object.values(nl)).concat(english);
  expect(all.filter((text) => !fixed.has(text) && /\p{L}'\p{L}/u.test(text))).toEqual([]);
  expect(english.filter((text) => /e-mail/i.test(text))).toEqual([]);
});
