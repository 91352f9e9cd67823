import { href } from "react-router";
import { publicDatabase } from "../../data/database.ts";
import { siteTexts } from "../../data/site-texts/site-texts.ts";
import { languageOf } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { legalTexts } from "../../i18n/texts/legal.en.ts";
import { pageMeta } from "../../ui/page-meta/page-meta.ts";
import { pageTexts } from "../../ui/page-meta/page-texts.ts";
import { siteUrl } from "../../ui/page-meta/site-url.ts";
import { Prose } from "../../ui/prose.tsx";
import type { Route } from "./+types/terms";
import { legalHtml } from "./legal-html.server.ts";
import { terms } from "./terms-text.ts";

/** What the firm has changed; the original terms are in the page's module. */
export async function loader({ context }: Route.LoaderArgs) {
  const changed = await context.get(siteTexts)("nl");
  const body = changed["terms.body"];
  return {
    title: changed["terms.title"] ?? terms.title,
    updated: changed["terms.updated"] ?? terms.updated,
    body: body ? await legalHtml(context.get(publicDatabase), context.get(siteUrl), body, "nl") : null,
  };
}

export function meta({ loaderData, location, matches }: Route.MetaArgs) {
  const language = languageOf(location.pathname);
  const t = pageTexts(matches, language, legalTexts);
  return pageMeta({
    language,
    matches,
    path: href("/terms"),
    title: loaderData?.title ?? terms.title,
    description: t("terms.meta.description"),
    available: ["nl"],
  });
}

export default function TermsPage({ loaderData }: Route.ComponentProps) {
  const { language, t } = useLanguage(legalTexts);
  const { body } = loaderData;
  const headings = body?.headings ?? terms.articles.map(({ title }, position) => `${position + 1}. ${title}`);
  return (
    <div className="page-width py-14 lg:py-20">
      {language === "en" && <p className="mb-8 max-w-text text-ink-soft">{t("terms.dutchOnly")}</p>}
      <div lang="nl">
        <h1 className="text-title-2">{loaderData.title}</h1>
        <p className="mt-4 text-ink-soft text-small">{loaderData.updated}</p>
        <div className="mt-12 grid gap-12 lg:grid-cols-[16rem_1fr] lg:gap-16">
          <nav aria-label="Artikelen" className="lg:sticky lg:top-28 lg:self-start">
            <ol className="text-small md:max-lg:columns-2">
              {headings.map((heading, position) => (
                <li key={heading}>
                  <a
                    href={`#artikel-${position + 1}`}
                    className="inline-block py-2.5 underline-offset-4 hover:underline"
                  >
                    {heading}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          {body ? <Prose html={body.html} language="nl" className="legal" /> : <OriginalTerms />}
        </div>
      </div>
    </div>
  );
}

function OriginalTerms() {
  return (
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
  );
}
