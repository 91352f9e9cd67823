import type { ArticleCard as Article } from "../../data/articles/articles.ts";
import { ArticleCard } from "./article-card.tsx";

/** How many stand beside each other on a wide screen, where a page opens with all of them in sight. */
const firstRow = 3;

/** The articles of one page of a list. */
export function ArticleGrid({ cards }: { cards: readonly Article[] }) {
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
