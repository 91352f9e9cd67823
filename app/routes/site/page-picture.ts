import { redirect } from "react-router";
import { publicDatabase } from "../../data/database.ts";
import { cardPath, kindAt } from "../../data/pages/page-address.ts";
import { findRenamedPage, getPageTitle } from "../../data/pages/pages.ts";
import { siteTexts } from "../../data/site-texts/site-texts.ts";
import { address, languageOf, plainPath } from "../../i18n/addresses.ts";
import { firmOf } from "../../i18n/firm.ts";
import { translator } from "../../i18n/language-texts.ts";
import { commonTexts } from "../../i18n/texts/common.en.ts";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import { cardDrawer, noPicture, pictureAnswer } from "../../ui/pictures/card-picture.ts";
import type { Route } from "./+types/page-picture";

const labels = { page: null, case: "pages.case", service: "pages.service" } as const;

/** The card image of a page in one of its languages. */
export async function loader({ context, params: { slug }, url }: Route.LoaderArgs) {
  const db = context.get(publicDatabase);
  const language = languageOf(url.pathname);
  const kind = kindAt(plainPath(url.pathname));
  const title = await getPageTitle(db, kind, slug, language);
  if (title === null) {
    const renamed = await findRenamedPage(db, kind, slug);
    return renamed ? redirect(address(language, cardPath(renamed.kind, renamed.slug)), 301) : noPicture();
  }
  const changed = await context.get(siteTexts)(language);
  const t = translator(commonTexts, language, changed);
  const label = labels[kind];
  const { name: firm } = firmOf(changed);
  return pictureAnswer(context.get(cardDrawer), {
    firm,
    label: label ? t(label) : firm,
    title,
    note: new URL(context.get(siteUrl)).host,
  });
}
