import type { ArticleCard } from "../../../data/articles/articles.ts";
import type { WithPicture } from "../../../data/media/shown-picture.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { insightsTexts } from "../../../i18n/texts/insights.en.ts";
import { SearchForm } from "../../../ui/forms/search-form.tsx";
import { ArticleRow } from "../../../ui/sections/article-row.tsx";

export type NewestArticles = readonly WithPicture<ArticleCard>[];

/** Below the not-found screen: a search, and the newest articles. */
export function WhereElse({ newest }: { newest: NewestArticles }) {
  const { t } = useLanguage(insightsTexts);
  return (
    <div className="page-width pb-24">
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
