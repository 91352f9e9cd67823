import { robotsText } from "../../seo/robots.ts";
import { textResponse } from "../../seo/text-responses.ts";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import type { Route } from "./+types/robots";

export function loader({ context }: Route.LoaderArgs) {
  return textResponse("text/plain", robotsText(context.get(siteUrl)));
}
