import { beforeAll, describe, expect, it } from "vitest";
import { readDocument } from "../../app/content/document.ts";
import { type FormSection, type PageForm, page } from "../../app/content/page.ts";
import { findProblems } from "../../app/content/problems.ts";
import { findNamed } from "../../app/data/pages/found.ts";
import { languages } from "../../app/i18n/language-texts.ts";
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
      "select slug, private.page_document(id) as document from public.otm_pages order by created_at",
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
