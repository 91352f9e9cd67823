import type { ArticleCard as Article } from "../../data/articles/articles.ts";
import type { WithPicture } from "../../data/media/shown-picture.ts";
import { ArticleCard } from "../articles/article-card.tsx";

type ArticleRowProps = { articles: readonly WithPicture<Article>[]; heading?: "h2" | "h3" };

/** A few articles: a carousel on phones, else a grid. */
export function ArticleRow({ articles, heading = "h3" }: ArticleRowProps) {
  return (
    <ul className="-mx-(--page-gutter) mt-12 flex snap-x snap-mandatory scroll-px-(--page-gutter) gap-5 overflow-x-auto px-(--page-gutter) pb-4 md:mx-0 md:grid md:grid-cols-2 md:gap-x-8 md:gap-y-12 md:overflow-visible md:px-0 lg:grid-cols-3">
      {articles.map((article) => (
        <li key={article.id} className="w-4/5 shrink-0 snap-start md:w-auto">
          <ArticleCard article={article} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
