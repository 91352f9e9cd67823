import type { ArticleCard as Article } from "../../data/articles/articles.ts";
import type { WithPicture } from "../../data/media/shown-picture.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { Picture } from "../pictures/picture.tsx";
import { CardText } from "./card-text.tsx";

type ArticleCardProps = {
  article: WithPicture<Article>;
  heading: "h2" | "h3";
  /** Loads the image eagerly, or with high priority. */
  isInSight?: boolean;
  isFirst?: boolean;
};

/** An article in a list; the whole card is a link. */
export function ArticleCard({ article, heading, isInSight, isFirst }: ArticleCardProps) {
  const { language } = useLanguage();
  return (
    <article className="group relative flex h-full flex-col">
      <Picture
        src={article.imageUrl}
        picture={article.picture}
        lang={article.language === language ? undefined : article.language}
        sizes="(width >= 64rem) 24rem, (width >= 48rem) 45vw, 92vw"
        isInSight={isInSight}
        isFirst={isFirst}
      />
      <CardText article={article} heading={heading} />
    </article>
  );
}
