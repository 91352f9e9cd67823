import { href, redirect } from "react-router";
import { findRenamedArticle, getArticleCard } from "../../data/articles/articles.ts";
import { publicDatabase } from "../../data/database.ts";
import { siteTexts } from "../../data/site-texts/site-texts.ts";
import { address, languageOf } from "../../i18n/addresses.ts";
import { authorName } from "../../i18n/author-name.ts";
import { firmOf } from "../../i18n/firm.ts";
import { translator } from "../../i18n/language-texts.ts";
import { insightsTexts } from "../../i18n/texts/insights.en.ts";
import { cardDrawer, noPicture, pictureAnswer } from "../../ui/pictures/card-picture.ts";
import type { Route } from "./+types/article-picture";

/** The card image of an article in one of its languages. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(publicDatabase);
  const language = languageOf(url.pathname);
  const card = await getArticleCard(db, params.slug, language);
  if (!card) {
    const slug = await findRenamedArticle(db, params.slug);
    return slug ? redirect(address(language, href("/og/insights/:slug.png", { slug })), 301) : noPicture();
  }
  const changed = await context.get(siteTexts)(language);
  const t = translator(insightsTexts, language, changed);
  const minutes = t("insights.readTime", { minutes: card.readTime });
  return pictureAnswer(context.get(cardDrawer), {
    firm: firmOf(changed).name,
    label: card.tags.join(" · "),
    title: card.title,
    note: `${authorName(card.author, t)} · ${minutes}`,
  });
}
