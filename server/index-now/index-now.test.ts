import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, expect, it } from "vitest";
import { z } from "zod";
import type { Database } from "../backend/database.ts";
import { hearContentChanges } from "../backend/heard-changes.ts";
import { openApi, publishableKey } from "../backend/testing/api.ts";
import { describeOnDatabase } from "../backend/testing/databases.ts";
import { type IndexNowOptions, startIndexNow } from "./index-now.ts";

const published = "a0000000-0000-4000-8000-000000000001";
const draft = "a0000000-0000-4000-8000-000000000002";
const siteUrl = new URL("https://vlotwerk.example");
const urls = z.object({ urlList: z.array(z.string()) });
const pauses = { gather: 50, first: 20, longest: 40 };

describeOnDatabase("IndexNow", (open) => {
  const ends: (() => Promise<unknown>)[] = [];

  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  /** A search engine that answers with these statuses one after the other, the last of them for ever. */
  async function openEngine(...statuses: number[]) {
    const messages: unknown[] = [];
    const server = createServer(async (request, response) => {
      messages.push(JSON.parse(await text(request)));
      const status = statuses[messages.length - 1] ?? statuses.at(-1) ?? 200;
      response.writeHead(status).end();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    ends.push(async () => server.close());
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    return { messages, endpoint: new URL(`http://127.0.0.1:${port}/indexnow`) };
  }

  async function start(database: Database, options: Pick<IndexNowOptions, "endpoint">) {
    const api = await openApi(database);
    const changes = await hearContentChanges(database);
    const logged: string[] = [];
    const note = (message: string) => void logged.push(message);
    const running = startIndexNow({
      key: "0123456789abcdef",
      siteUrl,
      changes,
      ask: (request) => fetch(request, { headers: { apikey: publishableKey } }),
      rest: new URL(`${api.url}/rest/v1/`),
      log: { info: note, error: note },
      pauses,
      ...options,
    });
    ends.push(
      () => changes.close(),
      () => running.close(),
    );
    return logged;
  }

  const message = {
    host: "vlotwerk.example",
    key: "0123456789abcdef",
    keyLocation: "https://vlotwerk.example/0123456789abcdef.txt",
    urlList: ["https://vlotwerk.example/en/insights/new", "https://vlotwerk.example/insights/new"],
  };

  it("hears once of an article that is published, in both its languages, and of no draft", async () => {
    const database = await open();
    const { messages, endpoint } = await openEngine(202);
    const logged = await start(database, { endpoint });
    await database.execute(article("draft", false));
    await database.execute(article("new", true));
    await database.execute(`update public.otm_blog_articles set author = 'Noor' where slug = 'new'`);
    await expect.poll(() => logged).toEqual(["IndexNow told"]);
    expect(messages).toEqual([message]);
  });

  it("hears of a download page, in the languages in which it has a title", async () => {
    const database = await open();
    const { messages, endpoint } = await openEngine(202);
    await start(database, { endpoint });
    await database.execute(`
      insert into public.otm_download_pages (id, slug, active)
        values ('${published}', 'guide', true), ('${draft}', 'later', false);
      insert into public.otm_download_page_content (page_id, language, title)
        values ('${published}', 'nl', 'Gids'), ('${published}', 'en', ''), ('${draft}', 'nl', 'Later');`);
    await expect
      .poll(() => messages)
      .toEqual([{ ...message, urlList: ["https://vlotwerk.example/download/guide"] }]);
  });

  it("hears of what was published shortly before when nobody can say what has changed", async () => {
    const database = await open();
    const { messages, endpoint } = await openEngine(202);
    await database.execute(`${article("new", true)}
      update public.otm_blog_articles set published_at = now() - interval '4 minutes'`);
    await start(database, { endpoint });
    await database.execute("notify content_changes");
    await expect.poll(() => messages).toEqual([message]);
  });

  it("hears of more addresses than fit into a message in several", async () => {
    const database = await open();
    const { messages, endpoint } = await openEngine(202);
    await start(database, { endpoint });
    await database.execute(`
      with article as (
        insert into public.otm_blog_articles (slug, published) select 'many-' || n, true from generate_series(1, 5001) n
        returning id
      ) insert into public.otm_blog_article_content (article_id, language, title)
        select id, language, 'T' from article, unnest('{nl,en}'::text[]) language`);
    const counts = () => messages.map((sent) => urls.parse(sent).urlList.length);
    await expect.poll(counts, { timeout: 60_000 }).toEqual([10_000, 2]);
  }, 90_000);

  it("is told again after a failure, with what has changed since", async () => {
    const database = await open();
    const { messages, endpoint } = await openEngine(500, 429, 200);
    const logged = await start(database, { endpoint });
    await database.execute(article("new", true));
    await expect.poll(() => logged.at(-1)).toBe("IndexNow told");
    expect(messages).toEqual([message, message, message]);
  });

  it("is not asked again after a refusal", async () => {
    const database = await open();
    const { messages, endpoint } = await openEngine(403);
    const logged = await start(database, { endpoint });
    await database.execute(article("new", true));
    await expect.poll(() => logged).toEqual(["IndexNow refused"]);
    await database.execute(`update public.otm_blog_articles set slug = 'newer'`);
    await expect.poll(() => messages.length).toBe(2);
  });

  function article(slug: string, isPublished: boolean): string {
    const id = isPublished ? published : draft;
    return `
      insert into public.otm_blog_articles (id, slug, published) values ('${id}', '${slug}', ${isPublished});
      insert into public.otm_blog_article_content (article_id, language, title)
        values ('${id}', 'nl', 'N'), ('${id}', 'en', 'N');`;
  }
});
