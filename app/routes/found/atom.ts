import { publicDatabase } from "../../data/database.ts";
import { answerNotFound, answerText } from "../../found/answers.ts";
import { atomDocument } from "../../found/atom.ts";
import { readFeed } from "../../found/feed.ts";
import { languageOf } from "../../i18n/addresses.ts";
import { siteUrl } from "../../ui/site-url.ts";
import type { Route } from "./+types/atom";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const tag = "slug" in params && typeof params.slug === "string" ? params.slug : null;
  const feed = await readFeed(
    context.get(publicDatabase),
    context.get(siteUrl),
    languageOf(url.pathname),
    tag,
  );
  return feed ? answerText("application/atom+xml", atomDocument(feed)) : answerNotFound();
}
