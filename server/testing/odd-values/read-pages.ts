import type { Product } from "./product.ts";
import { ofEachRow, type Reader } from "./readers.ts";

const inBoth = (paths: readonly string[]) =>
  paths.flatMap((path) => [path, path === "/" ? "/en" : `/en${path}`]);

/** The addresses that the seed fills; each must be shown. */
const pages = [
  ...inBoth(["/", "/insights", "/about-us", "/contact", "/search?q=automatisering", "/terms", "/privacy"]),
  ...inBoth(["/rss.xml", "/atom.xml", "/og/site.png", "/404"]),
  ...["/sitemap.xml", "/llms.txt", "/robots.txt", "/vcard.vcf", "/.well-known/security.txt"],
];

/** What a visitor sees of all rows, and of each. Needs a build. */
export const pageReaders: readonly Reader[] = [
  ...pages.map(
    (path): Reader => ({
      name: path,
      read: (product) => expectShown(product, path, path.endsWith("/404") ? 404 : 200),
    }),
  ),
  ofEachRow(
    "the pages of an article",
    "select slug as id from public.otm_blog_articles where published",
    async (product, slug) => {
      for (const path of inBoth([`/insights/${slug}`, `/insights/${slug}.md`]))
        await expectShown(product, path, null);
    },
  ),
  ofEachRow("the pages of a tag", "select slug as id from public.otm_blog_tags", async (product, slug) => {
    for (const path of inBoth([`/insights/tag/${slug}`, `/insights/tag/${slug}/rss.xml`]))
      await expectShown(product, path, null);
  }),
  ofEachRow(
    "the pages made of sections",
    "select path as id from private.addresses where kind = 'page' and is_live",
    async (product, path) => {
      for (const one of inBoth([path, `${path}.md`])) await expectShown(product, one, null);
    },
  ),
  ofEachRow(
    "the pages of a download",
    "select slug as id from public.otm_download_pages where active",
    async (product, slug) => {
      for (const path of inBoth([`/download/${slug}`])) await expectShown(product, path, null);
    },
  ),
];

/** Throws Error for another status; null: for a failure of the server. */
async function expectShown({ address }: Product, path: string, status: number | null): Promise<void> {
  const response = await fetch(address + path, { redirect: "manual" });
  const text = await response.text();
  if (response.status >= 500 || (status !== null && response.status !== status))
    throw new Error(`${path} is ${response.status}: ${text.slice(0, 80)}`);
}
