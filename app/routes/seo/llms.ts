import { listLatestTitles } from "../../data/articles/feeds.ts";
import { publicDatabase } from "../../data/database.ts";
import { listPageTitles } from "../../data/pages/pages.ts";
import { siteTexts } from "../../data/site-texts/site-texts.ts";
import { llmsText } from "../../seo/llms.ts";
import { textResponse } from "../../seo/text-responses.ts";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import type { Route } from "./+types/llms";

export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(publicDatabase);
  const read = context.get(siteTexts);
  const [nl, en, madeNl, madeEn] = await Promise.all([
    listLatestTitles(db, "nl"),
    listLatestTitles(db, "en"),
    listPageTitles(db, "nl"),
    listPageTitles(db, "en"),
  ]);
  const changed = { nl: await read("nl"), en: await read("en") };
  return textResponse(
    "text/plain",
    llmsText(context.get(siteUrl), { nl, en }, changed, { nl: madeNl, en: madeEn }),
  );
}
