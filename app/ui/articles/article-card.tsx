import { ArrowRight } from "lucide-react";
import { href } from "react-router";
import type { ArticleCard as Article } from "../../data/articles/articles.ts";
import type { WithPicture } from "../../data/media/shown-picture.ts";
import { address } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { insightsTexts } from "../../i18n/texts/insights.en.ts";
import { PageLink } from "../links/page-link.tsx";
import { Picture } from "../pictures/picture.tsx";

type ArticleCardProps = {
  article: WithPicture<Article>;
  heading: "h2" | "h3";
  /** Loads the image eagerly, or with high priority. */
  isInSight?: boolean;
  isFirst?: boolean;
};

/** An article in a list; the whole card is a link. */
export function ArticleCard({ article, heading: Heading, isInSight, isFirst }: ArticleCardProps) {
  const { language, t } = useLanguage(insightsTexts);
  const { t: common } = useLanguage();
  const textLanguage = article.language === language ? undefined : article.language;

  return (
    <article className="group relative flex h-full flex-col">
      <Picture
        src={article.imageUrl}
        picture={article.picture}
        lang={textLanguage}
        sizes="(width >= 64rem) 24rem, (width >= 48rem) 45vw, 92vw"
        isInSight={isInSight}
        isFirst={isFirst}
      />
      <p className="mt-4 text-ink-soft text-small">
        {t("insights.readTime", { minutes: article.readTime })}
        {textLanguage && ` · ${t(`insights.in.${textLanguage}`)}`}
      </p>
      <Heading lang={textLanguage} className="mt-1 text-title-3">
        <PageLink
          to={address(language, href("/insights/:slug", { slug: article.slug }))}
          className="after:absolute after:inset-0 group-hover:underline group-hover:decoration-2 group-hover:decoration-accent group-hover:underline-offset-4"
        >
          {article.title || common("article.untitled")}
        </PageLink>
      </Heading>
      {article.subtitle && (
        <p lang={textLanguage} className="mt-2 font-semibold">
          {article.subtitle}
        </p>
      )}
      {article.excerpt && (
        <p lang={textLanguage} className="mt-2 line-clamp-6 text-ink-soft">
          {article.excerpt}
        </p>
      )}
      <p aria-hidden="true" className="mt-auto flex items-center gap-2 pt-4 font-semibold text-accent-deep">
        {t("insights.readMore")}
        <ArrowRight className="size-4 transition-transform group-hover:translate-x-1" />
      </p>
    </article>
  );
}
