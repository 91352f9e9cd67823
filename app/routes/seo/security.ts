import { securityText } from "../../seo/security.ts";
import { textResponse } from "../../seo/text-responses.ts";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import type { Route } from "./+types/security";

export function loader({ context }: Route.LoaderArgs) {
  return textResponse("text/plain", securityText(context.get(siteUrl), new Date()));
}
