import { href } from "react-router";
import { asPageKind } from "../content/page-kinds.ts";
import { type Database, expectData } from "./database.ts";
import { pagePath } from "./pages/page-address.ts";

/** Those of some Dutch addresses at which a published article or page is, or a tag. */
export async function listLiveAddresses(db: Database, addresses: readonly string[]): Promise<string[]> {
  const slugs = addresses.map((address) => address.slice(address.lastIndexOf("/") + 1));
  const [articles, tags, pages] = await Promise.all([
    db.from("otm_blog_articles").select("slug").eq("published", true).in("slug", slugs),
    db.from("otm_blog_tags").select("slug").in("slug", slugs),
    db.from("otm_pages").select("kind, slug").eq("published", true).in("slug", slugs),
  ]);
  const live = new Set([
    ...expectData(articles).map(({ slug }) => href("/insights/:slug", { slug })),
    ...expectData(tags).map(({ slug }) => href("/insights/tag/:slug", { slug })),
    ...expectData(pages).map(({ kind, slug }) => pagePath(asPageKind(kind), slug)),
  ]);
  return addresses.filter((address) => live.has(address));
}
