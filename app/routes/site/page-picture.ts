import { redirect } from "react-router";
import { publicDatabase } from "../../data/database.ts";
import { cardPath, kindOfCard } from "../../data/pages/page-address.ts";
import { findRenamedPage, getPageTitle } from "../../data/pages/pages.ts";
import { siteTexts } from "../../data/site-texts/site-texts.ts";
import { address, languageOf } from "../../i18n/addresses.ts";
import { firmOf } from "../../i18n/firm.ts";
import { translator } from "../../i18n/language-texts.ts";
import { madePageTexts } from "../../i18n/texts/pages.en.ts";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import { cardDrawer, noPicture, pictureAnswer } from "../../ui/pictures/card-picture.ts";
import type { Route } from "./+types/page-picture";

const labels = { page: null, case: "pages.case", service: "pages.service" } as const;

/** The card image of a page in one of its languages. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const db = context.get(publicDatabase);
  const language = languageOf(url.pathname);
  const kind = kindOfCard(params.kind);
  if (!kind) return noPicture();
  const title = await getPageTitle(db, kind, params.slug, language);
  if (title === null) {
    const renamed = await findRenamedPage(db, kind, params.slug);
    return renamed ? redirect(address(language, cardPath(renamed.kind, renamed.slug)), 301) : noPicture();
  }
  const changed = await context.get(siteTexts)(language);
  const t = translator(madePageTexts, language, changed);
  const label = labels[kind];
  const { name: firm } = firmOf(changed);
  return pictureAnswer(context.get(cardDrawer), {
    firm,
    label: label ? t(label) : firm,
    title,
    note: new URL(context.get(siteUrl)).host,
  });
}
