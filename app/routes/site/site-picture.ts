import { siteTexts } from "../../data/site-texts/site-texts.ts";
import { languageOf } from "../../i18n/addresses.ts";
import { firmOf } from "../../i18n/firm.ts";
import { translator } from "../../i18n/language-texts.ts";
import { homeTexts } from "../../i18n/texts/home.en.ts";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import { cardDrawer, pictureAnswer } from "../../ui/pictures/card-picture.ts";
import type { Route } from "./+types/site-picture";

/** The default card image. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  const changed = await context.get(siteTexts)(language);
  const t = translator(homeTexts, language, changed);
  return pictureAnswer(context.get(cardDrawer), {
    firm: firmOf(changed).name,
    label: t("home.hero.badge"),
    title: t("home.hero.title"),
    note: new URL(context.get(siteUrl)).host,
  });
}
