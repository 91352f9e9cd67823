import type { ArticleCard as Article } from "../../data/articles/articles.ts";
import type { WithPicture } from "../../data/media/shown-picture.ts";
import { ArticleCard } from "../articles/article-card.tsx";
import { CardRow, CardSlide } from "./card-row.tsx";

type ArticleRowProps = { articles: readonly WithPicture<Article>[]; heading?: "h2" | "h3" };

/** A few articles: a carousel on phones, else a grid. */
export function ArticleRow({ articles, heading = "h3" }: ArticleRowProps) {
  return (
    <CardRow columns={articles.length === 2 ? "" : undefined}>
      {articles.map((article) => (
        <CardSlide key={article.id}>
          <ArticleCard article={article} heading={heading} />
        </CardSlide>
      ))}
    </CardRow>
  );
}
