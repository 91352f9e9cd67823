import { languageOf } from "../../i18n/addresses.ts";
import { lookUp } from "../../i18n/language-texts.ts";
import { homeTexts } from "../../i18n/texts/home.en.ts";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import { cardDrawer, pictureAnswer } from "../../ui/pictures/card-picture.ts";
import type { Route } from "./+types/site-picture";

/** The default card image. */
export function loader({ context, url }: Route.LoaderArgs) {
  const language = languageOf(url.pathname);
  return pictureAnswer(context.get(cardDrawer), {
    label: lookUp(homeTexts, language, "home.hero.badge"),
    title: lookUp(homeTexts, language, "home.hero.title"),
    note: new URL(context.get(siteUrl)).host,
  });
}
