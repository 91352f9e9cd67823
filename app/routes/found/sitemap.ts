import { publicDatabase } from "../../data/database.ts";
import { answerText } from "../../found/answers.ts";
import { writeSitemap } from "../../found/site-sitemap.ts";
import { siteUrl } from "../../ui/site-url.ts";
import type { Route } from "./+types/sitemap";

export async function loader({ context }: Route.LoaderArgs) {
  return answerText("application/xml", await writeSitemap(context.get(publicDatabase), context.get(siteUrl)));
}
