import { href } from "react-router";
import type { ArticleCard } from "../../../data/articles/articles.ts";
import type { WithPicture } from "../../../data/media/shown-picture.ts";
import { address } from "../../../i18n/addresses.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { insightsTexts } from "../../../i18n/texts/insights.en.ts";
import { SearchForm } from "../../../ui/forms/search-form.tsx";
import { useListEntries } from "../../../ui/layout/list-entries.ts";
import { PageLink } from "../../../ui/links/page-link.tsx";
import { ArticleRow } from "../../../ui/sections/article-row.tsx";

export type NewestArticles = readonly WithPicture<ArticleCard>[];

/** Below the not-found screen: the contact form and the cases, a search, and the newest articles. */
export function WhereElse({ newest }: { newest: NewestArticles }) {
  const { language, t } = useLanguage(insightsTexts);
  const { t: common } = useLanguage();
  const entries = [
    { to: href("/contact"), text: common("navigation.contact") },
    ...useListEntries().filter(({ to }) => to === href("/cases")),
  ];
  return (
    <div className="page-width pb-24">
      <p className="mb-8 flex flex-wrap gap-4">
        {entries.map(({ to, text }) => (
          <PageLink key={to} to={address(language, to)} className="button button-quiet">
            {text}
          </PageLink>
        ))}
      </p>
      <div className="max-w-xl">
        <SearchForm id="search" />
      </div>
      {newest.length > 0 && (
        <section aria-labelledby="newest" className="mt-16 border-line border-t pt-12">
          <h2 id="newest" className="text-title-3">
            {t("insights.newest")}
          </h2>
          <ArticleRow articles={newest} />
        </section>
      )}
    </div>
  );
}
