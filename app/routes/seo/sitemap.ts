import { publicDatabase } from "../../data/database.ts";
import { writeSitemap } from "../../seo/site-sitemap.ts";
import { textResponse } from "../../seo/text-responses.ts";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import type { Route } from "./+types/sitemap";

export async function loader({ context }: Route.LoaderArgs) {
  return textResponse(
    "application/xml",
    await writeSitemap(context.get(publicDatabase), context.get(siteUrl)),
  );
}
