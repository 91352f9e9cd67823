import { href } from "react-router";
import { useLanguage } from "../../../i18n/language.tsx";
import { aboutTexts } from "../../../i18n/texts/about.en.ts";
import { OnlyInNote } from "../../../ui/articles/only-in-note.tsx";
import { sentences, titleSize } from "../../../ui/joined.ts";
import { ContactClosing } from "../../../ui/layout/contact-closing.tsx";
import { Prose } from "../../../ui/prose.tsx";
import { TeamList } from "../../../ui/sections/team-list.tsx";
import type { ReadableAbout } from "./readable-about.server.ts";

/** The about page: its statement and the team. */
export function AboutView({ about: { title, teamTitle, statement, team } }: { about: ReadableAbout }) {
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
      {team.length > 0 && (
        <section aria-labelledby="team" className="bg-paper-deep">
          <div className="page-width section-space">
            <h2 id="team" lang={teamTitle.language} className="text-title-2">
              {sentences(teamTitle.text)}
            </h2>
            <TeamList members={team} />
          </div>
        </section>
      )}
      <ContactClosing />
    </>
  );
}
