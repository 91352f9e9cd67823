import { publicDatabase } from "../../data/database.ts";
import { writeSitemapPart } from "../../seo/site-sitemap.ts";
import { notFoundResponse, textResponse } from "../../seo/text-responses.ts";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import type { Route } from "./+types/sitemap-part";

export async function loader({ context, params }: Route.LoaderArgs) {
  const name = /^(.+)\.xml$/.exec(params.part)?.[1] ?? "";
  const part = await writeSitemapPart(context.get(publicDatabase), context.get(siteUrl), name);
  return part === null ? notFoundResponse() : textResponse("application/xml", part);
}
