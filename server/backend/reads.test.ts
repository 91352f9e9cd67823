import { describe, expect, it } from "vitest";
import { anyTable, type Dependence, noReads, noteRead, noteReads } from "./reads.ts";

const id = "01234567-89ab-cdef-0123-456789abcdef";
const otherId = "11234567-89ab-cdef-0123-456789abcdef";
const articles = "otm_blog_articles";

/** What a page depends on that has made this read. */
function dependOn(dependence: Partial<Dependence>, body: string | null) {
  const reads = noReads();
  noteReads(reads, () => noteRead({ table: articles, searched: [], ids: [], ...dependence }, body));
  const { rows, tables, wholeTables } = reads;
  return { rows: [...rows], tables: [...tables], wholeTables: [...wholeTables] };
}

describe("a page depends on", () => {
  it("the rows that it shows, wherever in the answer their ids stand", () => {
    const body = JSON.stringify({ id, related: [{ id: otherId }] });
    expect(dependOn({}, body)).toEqual({ rows: [id, otherId], tables: [], wholeTables: [] });
  });

  it("the rows that it asked for by their ids, also when they are not there", () => {
    expect(dependOn({ ids: [id] }, "[]")).toEqual({ rows: [id], tables: [], wholeTables: [] });
  });

  it("which rows there are, when it searched, also when nothing was found", () => {
    expect(dependOn({ searched: [articles] }, "[]")).toMatchObject({ tables: [articles], wholeTables: [] });
    expect(dependOn({}, null)).toMatchObject({ tables: [articles], wholeTables: [] });
  });

  it("every row, when those that it shows have no ids", () => {
    expect(dependOn({}, '{"slug":"x"}')).toMatchObject({ rows: [], wholeTables: [articles] });
  });

  it("every row, when there are too many to name", () => {
    const ids = Array.from({ length: 501 }, (_, at) => id.replace("01234567", String(10_000_000 + at)));
    expect(dependOn({}, JSON.stringify(ids))).toMatchObject({ rows: [], wholeTables: [articles] });
  });

  it("everything, when changes of what it read are announced by another name", () => {
    const table = "otm_blog_article_faqs";
    expect(dependOn({ table }, '[{"question_nl":"Wat?"}]')).toMatchObject({ wholeTables: [anyTable] });
    expect(dependOn({ table, searched: [table] }, "[]")).toMatchObject({ tables: [anyTable] });
  });
});

it("nothing is noted where nobody takes notes", () => {
  expect(() => noteRead({ table: articles, searched: [], ids: [id] }, null)).not.toThrow();
});
