import { href } from "react-router";
import type { Person } from "schema-dts";
import { getAbout } from "../../data/about/about.ts";
import { publicDatabase } from "../../data/database.ts";
import { mainFile } from "../../data/media/picture-files.ts";
import { languageOf } from "../../i18n/addresses.ts";
import { languages } from "../../i18n/language-texts.ts";
import { aboutTexts } from "../../i18n/texts/about.en.ts";
import { organizationId, type PageFacts } from "../../ui/page-meta/page-facts.ts";
import { pageMeta } from "../../ui/page-meta/page-meta.ts";
import { pageTexts } from "../../ui/page-meta/page-texts.ts";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import type { Route } from "./+types/about-us";
import { AboutView } from "./about/about-view.tsx";
import { type ReadableAbout, readableAbout } from "./about/readable-about.server.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(publicDatabase);
  const language = languageOf(url.pathname);
  return readableAbout(db, context.get(siteUrl), await getAbout(db, language), language);
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  const t = pageTexts(matches, language, aboutTexts);
  return pageMeta({
    language,
    matches,
    path: href("/about-us"),
    available: loaderData?.statement.languages ?? languages,
    title: loaderData?.title.text ?? t("about.title"),
    description: t("about.meta.description"),
    kind: "AboutPage",
    things: (page) => teamThings(loaderData?.team ?? [], page),
  });
}

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return <AboutView about={loaderData} />;
}

/** The team as schema.org persons. */
function teamThings(members: ReadableAbout["team"], { origin }: PageFacts): readonly Person[] {
  return members.map(({ id, name, role, bio, imageUrl, picture }) => ({
    "@type": "Person",
    "@id": `${origin}${href("/about-us")}#${id}`,
    name,
    ...(role && { jobTitle: role.text }),
    ...(bio && { description: bio.text }),
    ...imageOf(picture ? mainFile(picture).path : imageUrl, origin),
    worksFor: { "@id": organizationId(origin) },
  }));
}

function imageOf(address: string | null, origin: string) {
  const image = address && URL.parse(address, `${origin}/`);
  return image ? { image: image.href } : {};
}
