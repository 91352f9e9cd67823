import type { ArticleCard as Article } from "../../data/articles/articles.ts";
import type { WithPicture } from "../../data/media/shown-picture.ts";
import { ArticleCard } from "./article-card.tsx";

/** The number of columns on a wide screen, whose images load eagerly. */
const firstRow = 3;

export function ArticleGrid({ cards }: { cards: readonly WithPicture<Article>[] }) {
  return (
    <ul className="grid gap-x-8 gap-y-14 border-line border-t pt-12 md:grid-cols-2 lg:grid-cols-3">
      {cards.map((article, position) => (
        <li key={article.id}>
          <ArticleCard
            article={article}
            heading="h2"
            isInSight={position < firstRow}
            isFirst={position === 0}
          />
        </li>
      ))}
    </ul>
  );
}
