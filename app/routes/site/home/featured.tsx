import { href } from "react-router";
import type { ArticleCard as Article } from "../../../data/articles/articles.ts";
import type { WithPicture } from "../../../data/media/shown-picture.ts";
import { address } from "../../../i18n/addresses.ts";
import { ArticleCard } from "../../../ui/articles/article-card.tsx";
import { PageLink } from "../../../ui/links/page-link.tsx";
import { useHomeTexts } from "./home-texts.tsx";
import { SectionHead } from "./section-head.tsx";

/** The featured articles: a carousel on phones, else a grid. */
export function Featured({ articles }: { articles: WithPicture<Article>[] }) {
  const { language, t } = useHomeTexts();
  if (articles.length === 0) return null;

  return (
    <section aria-labelledby="featured" className="border-line border-t">
      <div className="page-width section-space">
        <SectionHead id="featured" title={t("home.featured.title")} text={t("home.featured.text")} />
        <ul className="-mx-(--page-gutter) mt-12 flex snap-x snap-mandatory scroll-px-(--page-gutter) gap-5 overflow-x-auto px-(--page-gutter) pb-4 md:mx-0 md:grid md:grid-cols-2 md:gap-x-8 md:gap-y-12 md:overflow-visible md:px-0 lg:grid-cols-3">
          {articles.map((article) => (
            <li key={article.id} className="w-4/5 shrink-0 snap-start md:w-auto">
              <ArticleCard article={article} heading="h3" />
            </li>
          ))}
        </ul>
        <p className="mt-10">
          <PageLink to={address(language, href("/insights"))} className="button button-quiet">
            {t("home.featured.all")}
          </PageLink>
        </p>
      </div>
    </section>
  );
}
