import { ArrowRight } from "lucide-react";
import { href } from "react-router";
import type { ArticleCard as Article } from "../../data/articles/articles.ts";
import { address } from "../../i18n/addresses.ts";
import { authorName } from "../../i18n/author-name.ts";
import { formatDate } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { cardTexts } from "../../i18n/texts/cards.en.ts";
import { joined } from "../joined.ts";
import { CardLink } from "../links/card-link.tsx";

type CardTextProps = { article: Article; heading: "h2" | "h3"; isLarge?: boolean };

/** The words of an article's card, below or beside its picture; the title's link covers the whole card. */
export function CardText({ article, heading: Heading, isLarge }: CardTextProps) {
  const { language, t } = useLanguage(cardTexts);
  const { t: common } = useLanguage();
  const { publishedAt } = article;
  const textLanguage = article.language === language ? undefined : article.language;
  const date = publishedAt && formatDate(publishedAt, language);

  return (
    <>
      <p className="mt-4 text-ink-soft text-small">
        {date && (
          <>
            <time dateTime={publishedAt}>{date}</time>
            {" · "}
          </>
        )}
        <span>{`${authorName(article.author, t)} · ${t("insights.minutes", { minutes: article.readTime })}`}</span>
        {textLanguage && <span>{` · ${t(`insights.in.${textLanguage}`)}`}</span>}
      </p>
      <Heading lang={textLanguage} className={isLarge ? "mt-3 text-title-2" : "mt-1 text-title-3"}>
        <CardLink to={address(language, href("/insights/:slug", { slug: article.slug }))}>
          {joined(article.title || common("article.untitled"))}
        </CardLink>
      </Heading>
      {article.subtitle && (
        <p lang={textLanguage} className={`${isLarge ? "mt-4 text-title-4" : "mt-2"} font-semibold`}>
          {article.subtitle}
        </p>
      )}
      {article.excerpt && (
        <p
          lang={textLanguage}
          className={`${isLarge ? "mt-4" : "mt-2"} line-clamp-3 text-ink-soft md:line-clamp-6`}
        >
          {article.excerpt}
        </p>
      )}
      <p
        aria-hidden="true"
        className="flex items-center gap-2 pt-4 font-semibold md:mt-auto text-accent-deep"
      >
        <span>{t("insights.readMore")}</span>
        <ArrowRight className="size-4 transition-transform group-hover:translate-x-1" />
      </p>
    </>
  );
}
