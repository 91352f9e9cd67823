import { siteTexts } from "../../data/site-texts/site-texts.ts";
import { firmOf } from "../../i18n/firm.ts";
import { securityText } from "../../seo/security.ts";
import { textResponse } from "../../seo/text-responses.ts";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import type { Route } from "./+types/security";

export async function loader({ context }: Route.LoaderArgs) {
  const { email } = firmOf(await context.get(siteTexts)("nl"));
  return textResponse("text/plain", securityText(context.get(siteUrl), email, new Date()));
}
