import type { ArticleCard as Article } from "../../data/articles/articles.ts";
import type { WithPicture } from "../../data/media/shown-picture.ts";
import { ArticleCard } from "../articles/article-card.tsx";
import { swipeRow } from "./swipe-row.ts";

type ArticleRowProps = { articles: readonly WithPicture<Article>[]; heading?: "h2" | "h3" };

/** A few articles: a carousel on phones, else a grid. */
export function ArticleRow({ articles, heading = "h3" }: ArticleRowProps) {
  return (
    <ul
      className={`mt-6 grid md:mt-12 md:grid-cols-2 md:gap-x-8 md:gap-y-12 ${articles.length === 2 ? "" : "lg:grid-cols-3"} ${swipeRow}`}
    >
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleCard article={article} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
