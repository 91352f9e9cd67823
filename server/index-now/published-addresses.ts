import { z } from "zod";

/** Asks the backend as a visitor does. */
export type AskBackend = (request: Request) => Promise<Response>;

/** What is published: where its texts are, what makes it visible, where it stands. */
const published = {
  otm_blog_articles: { texts: "otm_blog_article_content", shown: "published", path: "insights" },
  otm_download_pages: { texts: "otm_download_page_content", shown: "active", path: "download" },
} as const;

export type Published = keyof typeof published;

export function isPublished(table: string): table is Published {
  return table in published;
}

/** As many ids as fit into an address. */
const mostIds = 100;

/** The latest of each kind that are looked at when nobody says which have changed. */
const latest = 20;

/**
 * The addresses of those of these rows that are published, in every language that they have. `rest` is where the
 * backend's /rest/v1 stands, `origin` the site. @throws Error when the backend does not answer
 */
export async function addressesOf(
  ask: AskBackend,
  rest: URL,
  origin: string,
  table: Published,
  ids: readonly string[],
): Promise<string[]> {
  const addresses: string[] = [];
  for (let from = 0; from < ids.length; from += mostIds) {
    const some = ids.slice(from, from + mostIds).join(",");
    addresses.push(...(await read(ask, rest, origin, table, { id: `in.(${some})` })));
  }
  return addresses;
}

/** Those of the rows that were published last, if that was after `since`. @throws as `addressesOf` */
export async function addressesSince(
  ask: AskBackend,
  rest: URL,
  origin: string,
  since: Date,
): Promise<string[]> {
  const query = {
    published_at: `gt.${since.toISOString()}`,
    order: "published_at.desc,id.desc",
    limit: String(latest),
  };
  const articles = await read(ask, rest, origin, "otm_blog_articles", query);
  return articles.concat(await read(ask, rest, origin, "otm_download_pages", query));
}

const texts = z.array(z.object({ language: z.string(), title: z.string() }));
const rows = z.array(z.object({ slug: z.string(), texts }));

async function read(
  ask: AskBackend,
  rest: URL,
  origin: string,
  table: Published,
  query: Record<string, string>,
): Promise<string[]> {
  const { texts, shown, path } = published[table];
  const url = new URL(table, rest);
  const select = `slug,texts:${texts}(language,title)`;
  url.search = new URLSearchParams({ select, [shown]: "eq.true", ...query }).toString();
  const answer = await ask(new Request(url));
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}`);
  return rows
    .parse(await answer.json())
    .flatMap(({ slug, texts }) =>
      texts
        .filter(({ title }) => title !== "")
        .map(({ language }) => `${origin}${language === "en" ? "/en" : ""}/${path}/${slug}`),
    );
}
