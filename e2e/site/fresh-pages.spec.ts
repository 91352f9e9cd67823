import type { SupabaseClient } from "@supabase/supabase-js";
import { test as panelTest, signInFirstAdmin } from "../fixtures/accounts.ts";
import { expect, test as ownTest } from "../fixtures/own-site.ts";
import { isThorough } from "../fixtures/thorough.ts";

const slug = "invoices-without-retyping";
const rounds = isThorough ? 1_000 : 10;

/** Concurrent readers, besides the one that reads after each change. */
const others = 2;

const paths = [`/insights/${slug}.data`, `/insights/${slug}`, "/insights", `/blog/${slug}`];

/**
 * Changes an article's title repeatedly and reads a page after each response, during concurrent reads. Returns the reads
 * that were older than the last acknowledged change.
 */
async function editAndRead(address: string, client: SupabaseClient): Promise<string[]> {
  const found = await client.from("otm_blog_articles").select("id").eq("slug", slug).single().throwOnError();
  const old: string[] = [];
  let acknowledged = -1;

  async function read(path: string): Promise<void> {
    const known = acknowledged;
    const text = await (await fetch(address + path)).text();
    const shown = Number(/Ronde (\d+)\./.exec(text)?.[1] ?? -1);
    if (shown < known) old.push(`${path} showed ${shown} after ${known}`);
  }

  async function readOn(): Promise<void> {
    for (let count = 0; acknowledged < rounds - 1; count++) await read(paths[count % paths.length] ?? "/");
  }

  const reading = Promise.all(Array.from({ length: others }, readOn));
  for (let round = 0; round < rounds; round++) {
    const title = `Ronde ${round}.`;
    const content = client.from("otm_blog_article_content").update({ title });
    await content.eq("article_id", found.data.id).eq("language", "nl").throwOnError();
    acknowledged = round;
    await read(paths[round % paths.length] ?? "/");
  }
  await reading;
  return old;
}

panelTest(
  "a read after a change shows it, during concurrent reads",
  async ({ baseURL, openClient, site }) => {
    // The first page of the list may be full of other tests' articles.
    await site.execute(`update public.otm_blog_articles set published_at = now() where slug = '${slug}'`);
    const client = openClient();
    await signInFirstAdmin(client);
    expect(await editAndRead(baseURL ?? "", client)).toEqual([]);
  },
);

ownTest("another server on the same database shows a change, also after it was cut off", async ({ site }) => {
  const other = await site.startAnother();
  const path = `/insights/${slug}`;
  const read = async () => (await (await fetch(other + path)).text()).match(/<h1[^>]*>([^<]*)/)?.[1];
  const rename = (title: string) =>
    site.execute(`update public.otm_blog_article_content content set title = '${title}'
      from public.otm_blog_articles article
      where article.id = content.article_id and article.slug = '${slug}' and language = 'nl'`);

  for (let round = 0; round < 2; round++) {
    await read();
    await rename(`Ronde ${round}`);
    await expect.poll(read, { intervals: [10] }).toBe(`Ronde ${round}`);
  }
  await site.execute(`select pg_terminate_backend(pid) from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()`);
  await rename("Na het verbreken");
  await expect.poll(read, { intervals: [50] }).toBe("Na het verbreken");
});
