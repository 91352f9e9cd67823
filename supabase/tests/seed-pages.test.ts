import { beforeAll, describe, expect, it } from "vitest";
import { readDocument } from "../../app/content/document.ts";
import { type FormSection, type PageForm, page } from "../../app/content/page.ts";
import { findProblems } from "../../app/content/problems.ts";
import { findNamed, namedIn } from "../../app/data/pages/found.ts";
import { languages } from "../../app/i18n/language-texts.ts";
import { homeTexts } from "../../app/i18n/texts/home.en.ts";
import { example } from "../../app/sections/figures/example.ts";
import { readSections } from "../../app/sections/read-sections.ts";
import type { Database } from "../../server/backend/database/database.ts";
import { seed } from "../../server/backend/database/seed.ts";
import { type Api, openApi } from "../../server/backend/testing/api.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";

type Seeded = { slug: string; form: PageForm; unreadable: readonly unknown[] };

describeOnDatabase("the pages of the seed", (open) => {
  let database: Database;
  let api: Api;
  let pages: Seeded[];

  beforeAll(async () => {
    database = await open();
    await seed(database);
    api = await openApi(database);
    const rows = await database.query<{ slug: string; document: unknown }>(
      "select slug, private.document_of('page', id) as document from public.otm_pages order by created_at",
    );
    pages = rows.map(({ slug, document }) => ({ slug, ...readDocument(page, document) }));
  });

  it("are three cases and a service", () => {
    expect(pages.map(({ form }) => form.kind).toSorted()).toEqual(["case", "case", "case", "service"]);
  });

  it("have no problem that would keep them from being published", () => {
    for (const { slug, form, unreadable } of pages) {
      expect([slug, unreadable, findProblems(page, form, true)]).toEqual([slug, [], []]);
    }
  });

  it("have the same sections in both languages, all of them shown", async () => {
    const outline = (sections: readonly FormSection[]) => sections.map(({ key, type }) => `${key} ${type}`);
    for (const { slug, form } of pages) {
      expect(outline(form.sections.nl), slug).toEqual(outline(form.sections.en));
      for (const language of languages) {
        const found = await findNamed(api.client(), form.sections[language], language);
        const shown = readSections(form.sections[language], found);
        expect(shown.map(({ id }) => id)).toEqual(form.sections[language].map(({ key }) => key));
      }
    }
  });

  it("name nothing that visitors can't see", async () => {
    for (const { slug, form } of pages) {
      for (const language of languages) {
        expect([slug, await listUnseen(form.sections[language])]).toEqual([slug, []]);
      }
    }
    const gone = "00000000-0000-4000-8000-00000000dead";
    const lists = [
      { type: "articles", articles: ["a0000000-0000-4000-8000-000000000001", gone], tag: [gone] },
      { type: "team", members: ["c0000000-0000-4000-8000-000000000001", gone] },
      { type: "form", downloadPage: [gone] },
    ];
    const sections = lists.map((list, index) => ({ key: String(index), hidden: false, ...list }));
    expect(await listUnseen(sections)).toEqual([gone, gone, gone, gone]);
  });

  async function listUnseen(sections: readonly FormSection[]): Promise<string[]> {
    const { pictures, articleTags: _tags, hasForm: _form, ...ids } = namedIn(sections);
    const found = await findNamed(api.client(), sections, "nl");
    const tags = await database.query<{ id: string }>("select id from public.otm_blog_tags");
    const seen = new Set([
      ...tags.map(({ id }) => id),
      ...[found.pictures, found.articles, found.members, found.downloadPages].flatMap(Object.keys),
    ]);
    return [...pictures, ...Object.values(ids).flat()].filter((named) => !seen.has(named));
  }

  it("have figures of their own, whose products are right", () => {
    const texts = pages.flatMap(({ form }) =>
      [form.sections.nl, form.sections.en].map((one) => JSON.stringify(one)),
    );
    for (const { figure, meaning } of [...example.nl.figures, ...example.en.figures]) {
      expect(texts.filter((text) => text.includes(`"${figure}"`))).toEqual([]);
      texts.push(JSON.stringify({ figure, meaning }));
    }
    const products = texts.flatMap((text) => [
      ...text.matchAll(
        /"figure":"(\d+) (?:uur|hours)","meaning":"[^"]*?(\d+) (?:uur in elk van|hours in each of) (\d+)/g,
      ),
    ]);
    expect(products.length).toBe(4);
    for (const [, product, hoursAWeek, weeks] of products)
      expect(Number(product)).toBe(Number(hoursAWeek) * Number(weeks));
  });

  it("have the quote of the home page, of the same person", () => {
    const told = pages.find(({ slug }) => slug === "planning-at-an-installer");
    for (const language of languages) {
      const texts = homeTexts[language];
      expect(told?.form.sections[language].find(({ type }) => type === "quote")).toMatchObject({
        quote: texts["home.workers.quote"],
        name: texts["home.workers.quoteName"],
        role: texts["home.workers.quoteRole"],
      });
    }
  });

  describe("have tables whose rows", () => {
    it("add up to their sums", () => {
      let tables = 0;
      for (const { slug, form } of pages) {
        for (const section of [...form.sections.nl, ...form.sections.en]) {
          if (section.type !== "before-after" || !Array.isArray(section.rows)) continue;
          tables += 1;
          for (const [column, sum] of [
            ["before", section.sumBefore],
            ["after", section.sumAfter],
          ]) {
            const added = section.rows.reduce((total, row) => total + hours(row[String(column)]), 0);
            expect([slug, column, added]).toEqual([slug, column, hours(sum)]);
          }
        }
      }
      expect(tables).toBe(6);
    });
  });
});

/** The number in "1,5 uur" and "1.5 hours". */
function hours(text: unknown): number {
  return Number.parseFloat(String(text).replace(",", "."));
}
