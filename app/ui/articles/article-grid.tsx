import type { ReactNode } from "react";
import type { ArticleCard as Article } from "../../data/articles/articles.ts";
import type { WithPicture } from "../../data/media/shown-picture.ts";
import { ArticleCard } from "./article-card.tsx";

type ArticleGridProps = {
  cards: readonly WithPicture<Article>[];
  /** An article above the others, as wide as all columns. */
  lead?: ReactNode;
};

/** The number of columns on a wide screen, whose images load eagerly. */
const firstRow = 3;

export function ArticleGrid({ cards, lead }: ArticleGridProps) {
  return (
    <ul className="grid gap-x-8 gap-y-14 md:grid-cols-2 lg:grid-cols-3">
      {lead && <li className="border-line border-b pb-14 md:col-span-full">{lead}</li>}
      {cards.map((article, position) => (
        <li key={article.id}>
          <ArticleCard
            article={article}
            heading="h2"
            isInSight={!lead && position < firstRow}
            isFirst={!lead && position === 0}
          />
        </li>
      ))}
    </ul>
  );
}
