import { publicDatabase } from "../../data/database.ts";
import { answerNotFound, answerText } from "../../found/answers.ts";
import { writeSitemapPart } from "../../found/site-sitemap.ts";
import { siteUrl } from "../../ui/site-url.ts";
import type { Route } from "./+types/sitemap-part";

export async function loader({ context, params }: Route.LoaderArgs) {
  const name = /^(.+)\.xml$/.exec(params.part)?.[1] ?? "";
  const part = await writeSitemapPart(context.get(publicDatabase), context.get(siteUrl), name);
  return part === null ? answerNotFound() : answerText("application/xml", part);
}
