import { expect, it } from "vitest";
import { visitor } from "../../become-caller.ts";
import { anyTable, noReads, noteReads } from "../../reads.ts";
import { describeOnEachDatabase } from "../../testing/databases.ts";
import { createRest } from "../rest.ts";

describeOnEachDatabase("a page that calls a function", (open) => {
  it.each([
    ["find_article_page?_page=1&_size=12", "otm_blog_articles"],
    ["content_version", anyTable],
  ])("%s depends on which rows there are in %s, and on no more", async (call, table) => {
    const rest = await createRest(await open(), { error: () => {} });
    const reads = noReads();
    const request = new Request(`http://localhost/rest/v1/rpc/${call}`);
    const answer = await noteReads(reads, () => rest(request, visitor));
    expect(answer.status).toBe(200);
    expect([...reads.tables]).toEqual([table]);
    expect([...reads.rows, ...reads.wholeTables]).toEqual([]);
  });
});
