import type { ArticleCard } from "../../../data/articles/articles.ts";
import type { WithPicture } from "../../../data/media/shown-picture.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { CardText } from "../../../ui/articles/card-text.tsx";
import { Picture } from "../../../ui/pictures/picture.tsx";

/** The newest article, large: its picture beside its words, or on small screens above them. */
export function LeadArticle({ article }: { article: WithPicture<ArticleCard> }) {
  const { language } = useLanguage();
  return (
    <article className="group relative grid items-center gap-x-12 lg:grid-cols-[3fr_2fr] xl:gap-x-16">
      <Picture
        src={article.imageUrl}
        picture={article.picture}
        lang={article.language === language ? undefined : article.language}
        sizes="(width >= 64rem) 44rem, 92vw"
        isFirst
      />
      <div>
        <CardText article={article} heading="h2" isLarge />
      </div>
    </article>
  );
}
