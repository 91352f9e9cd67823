import { href } from "react-router";
import { publicDatabase } from "../../data/database.ts";
import { leadRetentionMonths } from "../../data/leads/lead-retention.ts";
import { siteTexts } from "../../data/site-texts/site-texts.ts";
import { statisticsRetentionMonths } from "../../data/statistics/statistics-retention.ts";
import { address, languageOf } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { type TextValues, type Translate, translator } from "../../i18n/language-texts.ts";
import { privacyTexts } from "../../i18n/texts/privacy.en.ts";
import { PageLink } from "../../ui/links/page-link.tsx";
import { pageMeta } from "../../ui/page-meta/page-meta.ts";
import { pageTexts } from "../../ui/page-meta/page-texts.ts";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import { Prose } from "../../ui/prose.tsx";
import type { Route } from "./+types/privacy";
import { legalHtml } from "./legal-html.server.ts";
import { authority, sections } from "./privacy/sections.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const months = context.get(leadRetentionMonths);
  const statisticsMonths = context.get(statisticsRetentionMonths);
  const language = languageOf(url.pathname);
  const changed = await context.get(siteTexts)(language);
  const body = changed[bodyKey(months)];
  if (!body) return { months, statisticsMonths, html: null };
  const t = translator(privacyTexts, language, changed);
  const period = months === 0 ? "" : periodOf(months, t);
  const db = context.get(publicDatabase);
  const { html } = await legalHtml(db, context.get(siteUrl), body, language, period);
  return { months, statisticsMonths, html };
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  const t = pageTexts(matches, language, privacyTexts);
  const months = loaderData?.months ?? 0;
  return pageMeta({
    language,
    matches,
    path: href("/privacy"),
    title: t("privacy.meta.title"),
    description: t(...timed("privacy.meta.description", months, t)),
  });
}

export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  const { language, t } = useLanguage(privacyTexts);
  const { months, html } = loaderData;
  return (
    <div className="page-width py-14 lg:py-20">
      <h1 className="text-title-2">{t("privacy.title")}</h1>
      <p className="mt-5 max-w-text text-lead">{t(...timed("privacy.intro", months, t))}</p>
      <p className="mt-3 text-ink-soft text-small">{t("privacy.updated")}</p>
      {html ? (
        <Prose html={html} language={language} className="mt-10" />
      ) : (
        <OriginalSections months={months} statisticsMonths={loaderData.statisticsMonths} />
      )}
    </div>
  );
}

type Months = { months: number; statisticsMonths: number };

function OriginalSections({ months, statisticsMonths }: Months) {
  const { t } = useLanguage(privacyTexts);
  return (
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
                ? t(...timed("privacy.retention.text", months, t))
                : section === "statistics"
                  ? t(...timed("privacy.statistics.text", statisticsMonths, t))
                  : t(`privacy.${section}.text`)}
            </p>
            <SectionLink section={section} />
          </div>
        </section>
      ))}
    </div>
  );
}

type TimedText =
  | "privacy.meta.description"
  | "privacy.intro"
  | "privacy.retention.text"
  | "privacy.statistics.text";

type PrivacyWords = Translate<keyof typeof privacyTexts.nl>;

/** A text with a retention in months; 0 is unlimited. */
function timed(
  key: TimedText,
  months: number,
  t: PrivacyWords,
): [key: keyof typeof privacyTexts.nl, values: TextValues] {
  return months === 0 ? [`${key}ForEver`, {}] : [key, { period: periodOf(months, t) }];
}

function periodOf(months: number, t: PrivacyWords): string {
  return t(months === 1 ? "privacy.month" : months === 12 ? "privacy.year" : "privacy.months", { months });
}

/** The key of the firm's own statement. */
function bodyKey(months: number) {
  return months === 0 ? "privacy.bodyForEver" : "privacy.body";
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
      <a href={authority.url} lang="nl" className="text-link">
        {authority.name}
      </a>
    </p>
  );
}
