import { answerText } from "../../found/answers.ts";
import { robotsText } from "../../found/robots.ts";
import { siteUrl } from "../../ui/site-url.ts";
import type { Route } from "./+types/robots";

export function loader({ context }: Route.LoaderArgs) {
  return answerText("text/plain", robotsText(context.get(siteUrl)));
}
