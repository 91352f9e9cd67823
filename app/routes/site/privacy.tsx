import { href } from "react-router";
import { leadRetentionMonths } from "../../data/leads/lead-retention.ts";
import { statisticsRetentionMonths } from "../../data/statistics/statistics-retention.ts";
import { address, languageOf } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { type Language, lookUp, type TextValues } from "../../i18n/language-texts.ts";
import { privacyTexts } from "../../i18n/texts/privacy.en.ts";
import { PageLink } from "../../ui/links/page-link.tsx";
import { pageMeta } from "../../ui/page-meta/page-meta.ts";
import type { Route } from "./+types/privacy";

const sections = [
  "who",
  "what",
  "visit",
  "accounts",
  "why",
  "basis",
  "retention",
  "sharing",
  "security",
  "cookies",
  "statistics",
  "rights",
  "complaint",
] as const;

export function loader({ context }: Route.LoaderArgs) {
  return {
    months: context.get(leadRetentionMonths),
    statisticsMonths: context.get(statisticsRetentionMonths),
  };
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  const months = loaderData?.months ?? 0;
  return pageMeta({
    language,
    matches,
    path: href("/privacy"),
    title: lookUp(privacyTexts, language, "privacy.meta.title"),
    description: lookUp(privacyTexts, language, ...timed("privacy.meta.description", months, language)),
  });
}

export default function PrivacyPage({ loaderData: { months, statisticsMonths } }: Route.ComponentProps) {
  const { language, t } = useLanguage(privacyTexts);
  return (
    <div className="page-width py-14 lg:py-20">
      <h1 className="text-title-2">{t("privacy.title")}</h1>
      <p className="mt-5 max-w-text text-lead">{t(...timed("privacy.intro", months, language))}</p>
      <p className="mt-3 text-ink-soft text-small">{t("privacy.updated")}</p>
      <div className="mt-10 border-ink border-t">
        {sections.map((section) => (
          <section
            key={section}
            className="grid gap-3 border-line border-b py-8 md:grid-cols-[2fr_5fr] md:gap-12"
          >
            <h2 className="text-title-4">{t(`privacy.${section}.title`)}</h2>
            <div className="max-w-text">
              <p>
                {section === "retention"
                  ? t(...timed("privacy.retention.text", months, language))
                  : section === "statistics"
                    ? t(...timed("privacy.statistics.text", statisticsMonths, language))
                    : t(`privacy.${section}.text`)}
              </p>
              <SectionLink section={section} />
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}

type TimedText =
  | "privacy.meta.description"
  | "privacy.intro"
  | "privacy.retention.text"
  | "privacy.statistics.text";

/** A text with a retention in months; 0 is unlimited. */
function timed(
  key: TimedText,
  months: number,
  language: Language,
): [key: keyof typeof privacyTexts.nl, values: TextValues] {
  if (months === 0) return [`${key}ForEver`, {}];
  const period = months === 1 ? "privacy.month" : months === 12 ? "privacy.year" : "privacy.months";
  return [key, { period: lookUp(privacyTexts, language, period, { months }) }];
}

/** The link of a section. */
function SectionLink({ section }: { section: (typeof sections)[number] }) {
  const { language, t } = useLanguage();
  if (section === "who") {
    return (
      <p className="mt-3">
        <PageLink to={address(language, href("/contact"))} className="text-link">
          {t("navigation.contact")}
        </PageLink>
      </p>
    );
  }
  if (section !== "complaint") return null;
  return (
    <p className="mt-3">
      <a href="https://www.autoriteitpersoonsgegevens.nl" lang="nl" className="text-link">
        Autoriteit Persoonsgegevens
      </a>
    </p>
  );
}
