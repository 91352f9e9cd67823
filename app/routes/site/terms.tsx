import { href } from "react-router";
import { languageOf } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { lookUp } from "../../i18n/language-texts.ts";
import { legalTexts } from "../../i18n/texts/legal.en.ts";
import { pageMeta } from "../../ui/page-meta/page-meta.ts";
import type { Route } from "./+types/terms";
import { terms } from "./terms-text.ts";

export function meta({ location, matches }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  return pageMeta({
    language,
    matches,
    path: href("/terms"),
    title: terms.title,
    description: lookUp(legalTexts, language, "terms.meta.description"),
    available: ["nl"],
  });
}

export default function TermsPage() {
  const { language, t } = useLanguage(legalTexts);
  return (
    <div className="page-width py-14 lg:py-20">
      {language === "en" && <p className="mb-8 max-w-text text-ink-soft">{t("terms.dutchOnly")}</p>}
      <div lang="nl">
        <h1 className="text-title-2">{terms.title}</h1>
        <p className="mt-4 text-ink-soft text-small">{terms.updated}</p>
        <div className="mt-12 grid gap-12 lg:grid-cols-[16rem_1fr] lg:gap-16">
          <nav aria-label="Artikelen" className="lg:sticky lg:top-28 lg:self-start">
            <ol className="text-small md:max-lg:columns-2">
              {terms.articles.map((article, position) => (
                <li key={article.title}>
                  <a
                    href={`#artikel-${position + 1}`}
                    className="inline-block py-2.5 underline-offset-4 hover:underline"
                  >
                    {position + 1}. {article.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="max-w-text">
            {terms.articles.map((article, position) => (
              <section key={article.title} id={`artikel-${position + 1}`} className="mb-12 scroll-mt-6">
                <h2 className="text-title-3">
                  Artikel {position + 1}. {article.title}
                </h2>
                <ol className="mt-4 grid gap-3">
                  {article.clauses.map((clause, clausePosition) => (
                    <li key={clause} className="flex items-baseline gap-4">
                      <span className="w-8 shrink-0 text-ink-soft text-small tabular-nums">
                        {position + 1}.{clausePosition + 1}
                      </span>
                      <span>{clause}</span>
                    </li>
                  ))}
                </ol>
              </section>
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
