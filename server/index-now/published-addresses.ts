import { z } from "zod";

const articles = z.array(
  z.object({
    slug: z.string(),
    otm_blog_article_content: z.array(z.object({ language: z.string() })),
  }),
);

/** Asks the backend as a visitor does. */
export type AskBackend = (request: Request) => Promise<Response>;

/** As many ids as fit into an address. */
const mostIds = 100;

/** The latest articles that are looked at when nobody says which have changed. */
const latest = 20;

/**
 * The addresses of those of these articles that are published, in every language that they have. `rest` is where the
 * backend's /rest/v1 stands, `origin` the site. @throws Error when the backend does not answer
 */
export async function addressesOf(ask: AskBackend, rest: URL, origin: string, ids: readonly string[]) {
  const addresses: string[] = [];
  for (let from = 0; from < ids.length; from += mostIds) {
    const some = ids.slice(from, from + mostIds).join(",");
    addresses.push(...(await read(ask, rest, origin, { id: `in.(${some})` })));
  }
  return addresses;
}

/** Those of the articles that were published last, if that was after `since`. @throws as `addressesOf` */
export function addressesSince(ask: AskBackend, rest: URL, origin: string, since: Date): Promise<string[]> {
  return read(ask, rest, origin, {
    published_at: `gt.${since.toISOString()}`,
    order: "published_at.desc,id.desc",
    limit: String(latest),
  });
}

async function read(ask: AskBackend, rest: URL, origin: string, query: Record<string, string>) {
  const url = new URL("otm_blog_articles", rest);
  const select = "slug,otm_blog_article_content(language)";
  url.search = new URLSearchParams({ select, published: "eq.true", ...query }).toString();
  const answer = await ask(new Request(url));
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}`);
  return articles
    .parse(await answer.json())
    .flatMap(({ slug, otm_blog_article_content: texts }) =>
      texts.map(({ language }) => `${origin}${language === "en" ? "/en" : ""}/insights/${slug}`),
    );
}
