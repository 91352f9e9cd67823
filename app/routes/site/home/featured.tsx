import { href } from "react-router";
import type { ArticleCard as Article } from "../../../data/articles/articles.ts";
import type { WithPicture } from "../../../data/media/shown-picture.ts";
import { address } from "../../../i18n/addresses.ts";
import { PageLink } from "../../../ui/links/page-link.tsx";
import { ArticleRow } from "../../../ui/sections/article-row.tsx";
import { SectionHead } from "../../../ui/sections/section-head.tsx";
import { useHomeTexts } from "./home-texts.tsx";

/** The featured articles: a carousel on phones, else a grid. */
export function Featured({ articles }: { articles: WithPicture<Article>[] }) {
  const { language, t } = useHomeTexts();
  if (articles.length === 0) return null;

  return (
    <section aria-labelledby="featured" className="border-line border-t">
      <div className="page-width section-space">
        <SectionHead id="featured" title={t("home.featured.title")} text={t("home.featured.text")} />
        <ArticleRow articles={articles} />
        <p className="mt-6 md:mt-10">
          <PageLink to={address(language, href("/insights"))} className="button button-quiet">
            {t("home.featured.all")}
          </PageLink>
        </p>
      </div>
    </section>
  );
}
