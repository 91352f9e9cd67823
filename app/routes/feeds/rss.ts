import { publicDatabase } from "../../data/database.ts";
import { siteTexts } from "../../data/site-texts/site-texts.ts";
import { readFeed } from "../../feeds/feed.ts";
import { rssDocument } from "../../feeds/rss.ts";
import { languageOf } from "../../i18n/addresses.ts";
import { notFoundResponse, textResponse } from "../../seo/text-responses.ts";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import type { Route } from "./+types/rss";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const tag = "slug" in params && typeof params.slug === "string" ? params.slug : null;
  const language = languageOf(url.pathname);
  const changed = await context.get(siteTexts)(language);
  const feed = await readFeed(context.get(publicDatabase), context.get(siteUrl), language, tag, changed);
  return feed ? textResponse("application/rss+xml", rssDocument(feed)) : notFoundResponse();
}
