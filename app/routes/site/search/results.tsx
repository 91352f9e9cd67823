import { href } from "react-router";
import type { SearchResult } from "../../../data/search/search.ts";
import { address } from "../../../i18n/addresses.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { insightsTexts } from "../../../i18n/texts/insights.en.ts";
import { joined } from "../../../ui/joined.ts";
import { CardLink } from "../../../ui/links/card-link.tsx";
import { Snippet } from "./snippet.tsx";

/** The results, with highlighted snippets. */
export function Results({ results }: { results: readonly SearchResult[] }) {
  return (
    <ol className="mt-4 max-w-text">
      {results.map((result) => (
        <li key={result.id} className="group relative border-line border-b py-7 last:border-b-0">
          <Result result={result} />
        </li>
      ))}
    </ol>
  );
}

function Result({ result }: { result: SearchResult }) {
  const { language, t } = useLanguage(insightsTexts);
  const textLanguage = result.language === language ? undefined : result.language;
  return (
    <article>
      <h3
        lang={textLanguage}
        className="text-title-4 underline decoration-line decoration-2 underline-offset-4"
      >
        <CardLink to={address(language, href("/insights/:slug", { slug: result.slug }))}>
          {joined(result.title)}
        </CardLink>
      </h3>
      <Snippet parts={result.snippet} lang={textLanguage} />
      <p className="mt-2 text-ink-soft text-small">
        <span>{t("insights.readTime", { minutes: result.readTime })}</span>
        {textLanguage && <span>{` · ${t(`insights.in.${textLanguage}`)}`}</span>}
      </p>
    </article>
  );
}
