import { type Database, optional } from "../../../data/database.ts";
import { listLiveAddresses } from "../../../data/live-addresses.ts";
import { pagePath } from "../../../data/pages/page-address.ts";
import type { PageCard } from "../../../data/pages/pages.ts";
import { type Language, lookUp } from "../../../i18n/language-texts.ts";
import type { ChangedTexts } from "../../../i18n/site-texts.ts";
import { commonTexts } from "../../../i18n/texts/common.en.ts";
import { homeTexts } from "../../../i18n/texts/home.en.ts";
import { listedServices } from "../home/listed-services.ts";

/** The services of the home page that have no page of their own in a list, and which of their addresses lead somewhere. */
export async function otherServices(
  db: Database,
  { changed, language, cards }: { changed: ChangedTexts; language: Language; cards: readonly PageCard[] },
) {
  const listed = new Set(cards.map(({ kind, slug }) => pagePath(kind, slug)));
  const services = listedServices(
    (key) => changed[key] ?? homeTexts[language][key],
    (key) => changed[key] ?? lookUp(commonTexts, language, key),
  ).filter(({ to }) => !listed.has(to));
  const addresses = services.flatMap(({ to }) => (to ? [to] : []));
  return { services, links: await optional(listLiveAddresses(db, addresses), []) };
}
