import { siteTexts } from "../../data/site-texts/site-texts.ts";
import { firmOf } from "../../i18n/firm.ts";
import { textResponse } from "../../seo/text-responses.ts";
import { vcard } from "../../seo/vcard.ts";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import type { Route } from "./+types/vcard";

export async function loader({ context }: Route.LoaderArgs) {
  const firm = firmOf(await context.get(siteTexts)("nl"));
  return textResponse("text/vcard", vcard(context.get(siteUrl), firm));
}
