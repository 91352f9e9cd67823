import { href } from "react-router";
import type { Person } from "schema-dts";
import {
  type AboutText,
  getAboutContent,
  listActiveTeamMembers,
  type TeamMember,
} from "../../data/about/about.ts";
import { publicDatabase } from "../../data/database.ts";
import { withLibraryPictures } from "../../data/media/html-pictures.ts";
import { mainFile } from "../../data/media/picture-files.ts";
import { findPictures, shownPicture, type WithPicture } from "../../data/media/shown-picture.ts";
import { cleanHtml } from "../../html/clean.server.ts";
import { withPrintedAddresses } from "../../html/printed-addresses.ts";
import { readableHtml } from "../../html/readable-html.ts";
import { languageOf } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { languages, lookUp } from "../../i18n/language-texts.ts";
import { aboutTexts } from "../../i18n/texts/about.en.ts";
import { OnlyInNote } from "../../ui/articles/only-in-note.tsx";
import { sentences, titleSize } from "../../ui/joined.ts";
import { ContactClosing } from "../../ui/layout/contact-closing.tsx";
import { organizationId, type PageFacts } from "../../ui/page-meta/page-facts.ts";
import { pageMeta } from "../../ui/page-meta/page-meta.ts";
import { pageTexts } from "../../ui/page-meta/page-texts.ts";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import { Prose } from "../../ui/prose.tsx";
import { TeamList } from "../../ui/sections/team-list.tsx";
import type { Route } from "./+types/about-us";

export async function loader({ context, url }: Route.LoaderArgs) {
  const db = context.get(publicDatabase);
  const language = languageOf(url.pathname);
  const [about, team] = await Promise.all([
    getAboutContent(db, language),
    listActiveTeamMembers(db, language),
  ]);
  const own = (key: "about.title" | "about.team" | "about.statement") => ({
    language,
    text: lookUp(aboutTexts, language, key),
    languages,
  });
  const statement = about.statement ?? own("about.statement");
  const html = readableHtml(cleanHtml(statement.text), language);
  const pictures = await findPictures(db, [html, ...team.map(({ imageUrl }) => imageUrl)]);
  return {
    title: about.title ?? own("about.title"),
    teamTitle: about.teamTitle ?? own("about.team"),
    statement: {
      ...statement,
      text: withPrintedAddresses(
        withLibraryPictures(html, pictures, statement.language),
        context.get(siteUrl),
      ),
    },
    team: team.map((member) => ({ ...member, picture: shownPicture(pictures, member.imageUrl, language) })),
  };
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

export default function AboutPage({
  loaderData: { title, teamTitle, statement, team },
}: Route.ComponentProps) {
  const { t } = useLanguage(aboutTexts);
  return (
    <>
      <section className="page-width grid gap-8 pt-14 pb-20 lg:grid-cols-[2fr_3fr] lg:gap-16 lg:pt-20">
        <OnlyInNote shown={statement.language} className="lg:col-span-full" />
        <h1 lang={title.language} className={`${titleSize(title.text)} lg:sticky lg:top-28 lg:self-start`}>
          {sentences(title.text)}
        </h1>
        <div className="min-w-0">
          <Prose html={statement.text} language={statement.language} className="lead-first" />
          <p className="mt-8">
            <a href={href("/vcard.vcf")} className="text-link">
              {t("about.vcard")}
            </a>
          </p>
        </div>
      </section>
      {team.length > 0 && <Team title={teamTitle} members={team} />}
      <ContactClosing />
    </>
  );
}

/** The team as schema.org persons. */
function teamThings(members: readonly WithPicture<TeamMember>[], { origin }: PageFacts): readonly Person[] {
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

function Team({ title, members }: { title: AboutText; members: WithPicture<TeamMember>[] }) {
  return (
    <section aria-labelledby="team" className="bg-paper-deep">
      <div className="page-width section-space">
        <h2 id="team" lang={title.language} className="text-title-2">
          {sentences(title.text)}
        </h2>
        <TeamList members={members} />
      </div>
    </section>
  );
}
