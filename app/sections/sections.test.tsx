// @module-tag S21

import { readdirSync } from "node:fs";
import { text as textOf } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { createRoutesStub } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { someAddresses } from "../../test/addresses/picture-addresses.ts";
import { type Field, type Fields, formSchema } from "../content/fields.ts";
import { plainText } from "../html/plain-text.ts";
import { LanguageProvider } from "../i18n/language.tsx";
import { type Language, languages } from "../i18n/language-texts.ts";
import { z } from "../zod.ts";
import { type PageSection, PageSections, type SectionOf } from "./page-sections.tsx";
import { readSections } from "./read-sections.ts";
import type { Found, Section } from "./section.ts";
import { type SectionType, sections } from "./sections.ts";

const registry: { [Type in SectionType]: Section<(typeof sections)[Type]["fields"]> } = sections;
const types = Object.keys(registry).filter((type): type is SectionType => type in registry);

function found(language: Language): Found {
  const words = { language, subtitle: null, author: "Noor", publishedAt: null };
  const article = { ...words, slug: "a", readTime: 5, imageUrl: null, picture: null };
  const member = { imageUrl: null, picture: null, bio: null };
  const role = { language, text: "Adviseur", languages: [language] };
  return {
    pictures: {},
    articles: {
      a: { ...article, id: "a", title: "Eerste artikel", excerpt: "Waar het over gaat." },
      b: { ...article, id: "b", title: "Tweede artikel", excerpt: null },
    },
    newest: { "": ["a", "b"] },
    members: Object.fromEntries(
      sections.team.example[language].members.map((id) => [id, { ...member, id, name: `Lid ${id}`, role }]),
    ),
    downloadPages: { d: { slug: "scan", title: "De scan", formTitle: "", buttonText: "" } },
    moments: [{ date: "2026-12-01", part: "morning" }],
  };
}

function filled<Type extends SectionType>(type: Type, language: Language, id: string): SectionOf<Type> {
  return { id, type, values: registry[type].example[language] };
}

/** One with the fields alone that it is not shown without. */
function bare<Type extends SectionType>(type: Type, language: Language, id: string): SectionOf<Type> {
  const { fields, needed, example }: Section<(typeof sections)[Type]["fields"]> = registry[type];
  const kept: readonly string[] = needed;
  const values = Object.entries(example[language]).filter(([name]) => kept.includes(name));
  return { id, type, values: formSchema(fields).parse(Object.fromEntries(values)) };
}

function plainExample<Type extends SectionType>(type: Type, language: Language): string {
  const { plain, example }: Section<(typeof sections)[Type]["fields"]> = registry[type];
  return plainText(plain(example[language], found(language)));
}

/** Waits for what is loaded where it appears. */
async function render(items: readonly PageSection[], language: Language): Promise<string> {
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <LanguageProvider language={language}>
          <PageSections items={items} language={language} found={found(language)} />
        </LanguageProvider>
      ),
    },
  ]);
  const { prelude } = await prerenderToNodeStream(<Stub />);
  return textOf(prelude);
}

/** The levels of the headings in HTML. */
function levels(html: string): number[] {
  return [...html.matchAll(/<h([1-6])[\s>]/g)].map(([, level]) => Number(level));
}

function ids(html: string): string[] {
  return [...html.matchAll(/ id="([^"]*)"/g)].map(([, id = ""]) => id);
}

/** One h1, no level left out, every id once and every name there. */
function expectSound(html: string) {
  const all = levels(html);
  expect(all.filter((level) => level === 1).length).toBeLessThanOrEqual(1);
  for (const [position, level] of all.entries()) {
    expect(level).toBeLessThanOrEqual((all[position - 1] ?? 1) + 1);
  }
  expect(new Set(ids(html)).size).toBe(ids(html).length);
  for (const [, name = ""] of html.matchAll(/aria-labelledby="([^"]*)"/g)) expect(ids(html)).toContain(name);
}

afterEach(() => {
  vi.restoreAllMocks();
});

const words = z.string();
const items = z.array(z.record(z.string(), z.unknown()));

/** The texts that were written in these fields, without markup. */
function texts(fields: Fields, values: Record<string, unknown>): string[] {
  return Object.entries(fields).flatMap(([name, field]: [string, Field]) => {
    if (field.item) return items.parse(values[name]).flatMap((item) => texts(field.item ?? {}, item));
    if (!["line", "text", "html"].includes(field.type)) return [];
    return words.parse(values[name]).split(/<[^>]*>/);
  });
}

describe("the sections of pages", () => {
  it("each have a folder of their name", () => {
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(types.toSorted()).toEqual(folders.toSorted());
    expect(types.map((type) => registry[type].type)).toEqual(types);
  });

  it("keep a level of headings in every pair", async () => {
    for (const language of languages) {
      for (const first of types) {
        for (const second of types) {
          expectSound(await render([filled(first, language, "a"), filled(second, language, "b")], language));
        }
      }
    }
  });

  it("leave out what names what is gone", () => {
    const common = { hidden: false, title: "Team" };
    const shown = readSections(
      [
        { ...common, key: "a", type: "team", members: ["gone"] },
        { ...common, key: "b", type: "form", form: "download", downloadPage: ["gone"] },
        { ...common, key: "c", type: "form", form: "contact", downloadPage: [] },
        { ...common, key: "d", type: "articles", articles: ["gone"], tag: [] },
        { ...common, key: "e", type: "unknown" },
      ],
      found("nl"),
    );
    expect(shown.map(({ id }) => id)).toEqual(["c", "d"]);
  });

  it("show chosen articles, else the newest of a tag, else the newest", async () => {
    const shown = (articles: string[], tag: string[]) =>
      render([{ id: "a", type: "articles", values: { title: "", articles, tag } }], "nl");
    expect(await shown(["b", "gone"], [])).not.toContain("Eerste artikel");
    expect(await shown(["gone"], ["unknown"])).toContain("Eerste artikel");
  });

  it("send a form to the page that it is of", async () => {
    const form = (chosen: "contact" | "download") =>
      render(
        [
          {
            id: "f",
            type: "form",
            values: { title: "", text: "", form: chosen, downloadPage: ["d"] },
          },
        ],
        "en",
      );
    expect(await form("contact")).toContain('action="/en/contact"');
    expect(await form("download")).toContain('action="/en/download/scan"');
  });
});

/** The values with this address in each field that names one. */
function withAddress(fields: Fields, values: object, address: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const { type, item } = fields[name] ?? {};
      if (type === "picture" || type === "address") return [name, address];
      return [name, item ? items.parse(value).map((one) => withAddress(item, one, address)) : value];
    }),
  );
}

describe.each(types)("the section %s", (type) => {
  const { needed, fields }: { needed: readonly string[]; fields: Fields } = registry[type];

  it.each(languages)("has a whole example in %s", (language) => {
    const example: Record<string, unknown> = registry[type].example[language];
    expect(formSchema(fields).safeParse(example).error).toBeUndefined();
    expect(Object.keys(example).toSorted()).toEqual(Object.keys(fields).toSorted());
    for (const name of needed) expect(example[name]).not.toHaveLength(0);
    for (const [name, { max }] of Object.entries(fields)) {
      const length = z.union([words, z.array(z.unknown())]).parse(example[name]).length;
      expect(length, name).toBeLessThanOrEqual(max ?? Number.POSITIVE_INFINITY);
    }
  });

  it.each(languages)("reads as plain HTML with all its texts in %s", (language) => {
    const plain = plainExample(type, language);
    const written = texts(fields, registry[type].example[language]).map((text) => plainText(text));
    expect(written.filter((text) => !plain.includes(text))).toEqual([]);
  });

  it("leads nowhere, and loads nothing, at an address that runs a script or is of another site unsaid", async () => {
    const wrong = someAddresses.filter((address) => /script:|text\/html|^[\\/]\t?[\\/]/i.test(address));
    for (const address of wrong) {
      const form = {
        ...withAddress(fields, registry[type].example.nl, address),
        key: "a",
        type,
        hidden: false,
      };
      const html = await render(readSections([form], found("nl")), "nl");
      const addresses = [...html.matchAll(/ (?:src|srcset|href|action)="([^"]*)"/gi)].map(
        ([, one = ""]) => one,
      );
      expect(
        addresses.filter((one) => one.includes(address) || one.includes("a.example")),
        address,
      ).toEqual([]);
    }
  });

  it.each(languages)("is shown in %s, filled and with its needed fields alone", async (language) => {
    const told = vi.spyOn(console, "error");
    for (const item of [filled(type, language, "a"), bare(type, language, "a")]) {
      const html = await render([item], language);
      expectSound(html);
      expect(html).toContain('id="a"');
    }
    expect(told).not.toHaveBeenCalled();
  });
});
