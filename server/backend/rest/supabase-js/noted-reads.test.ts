import { expect, it } from "vitest";
import { visitor } from "../../become-caller.ts";
import { anyTable, noReads, noteReads } from "../../reads.ts";
import { describeOnEachDatabase } from "../../testing/databases.ts";
import { createRest } from "../rest.ts";

describeOnEachDatabase("a page that calls a function", (open) => {
  it.each([
    ["find_article_page?_page=1&_size=12", "otm_blog_articles"],
    [
      "find_tagged_articles?_tag_id=b0000000-0000-4000-8000-000000000001&_page=1&_size=12",
      "otm_blog_articles",
    ],
    ["content_version", anyTable],
  ])("%s depends on which rows there are in %s, and on no more", async (call, table) => {
    const rest = await createRest(await open(), { error: () => {} });
    const reads = noReads();
    const request = new Request(`http://localhost/rest/v1/rpc/${call}`);
    const answer = await noteReads(reads, () => rest.answer(request, visitor));
    expect(answer.status).toBe(200);
    expect([...reads.tables]).toEqual([table]);
    expect([...reads.rows, ...reads.wholeTables]).toEqual([]);
  });
});

describeOnEachDatabase("a page of articles with a tag", (open) => {
  const tag = "b0000000-0000-4000-8000-000000000001";

  it.each([
    [`otm_blog_article_tags.tag_id=eq.${tag}`, [tag], ["otm_blog_articles"]],
    [`otm_blog_article_tags.tag_id=neq.${tag}`, [], ["otm_blog_articles", anyTable]],
    ["limit=12", [], ["otm_blog_articles", anyTable]],
  ])(
    "that is searched by %s depends on %j and on which rows there are in %j",
    async (filter, rows, tables) => {
      const rest = await createRest(await open(), { error: () => {} });
      const reads = noReads();
      const request = new Request(
        `http://localhost/rest/v1/otm_blog_articles?select=id,otm_blog_article_tags!inner(tag_id)&${filter}`,
      );
      const answer = await noteReads(reads, () => rest.answer(request, visitor));
      expect(answer.status).toBe(200);
      expect([...reads.rows]).toEqual(rows);
      expect([...reads.tables].sort()).toEqual([...tables].sort());
    },
  );
});
