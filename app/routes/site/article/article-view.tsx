import { href } from "react-router";
import type { Article, ArticleCard as Card } from "../../../data/articles/articles.ts";
import type { WithPicture } from "../../../data/media/shown-picture.ts";
import { address } from "../../../i18n/addresses.ts";
import { authorName } from "../../../i18n/author-name.ts";
import { formatDate } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { insightsTexts } from "../../../i18n/texts/insights.en.ts";
import { ArticleCard } from "../../../ui/articles/article-card.tsx";
import { OnlyInNote } from "../../../ui/articles/only-in-note.tsx";
import { TagList } from "../../../ui/articles/tag-list.tsx";
import { sentences } from "../../../ui/joined.ts";
import { ContactClosing } from "../../../ui/layout/contact-closing.tsx";
import { PageLink } from "../../../ui/links/page-link.tsx";
import { Picture } from "../../../ui/pictures/picture.tsx";
import { Accordion } from "../../../ui/primitives/accordion.tsx";
import { Prose } from "../../../ui/prose.tsx";

type ArticleViewProps = { article: WithPicture<Article>; related: readonly WithPicture<Card>[] };

export function ArticleView({ article, related }: ArticleViewProps) {
  const { language, t } = useLanguage(insightsTexts);
  return (
    <>
      <article>
        <ArticleHero article={article} />
        <div className="page-width pb-20">
          <Prose html={article.content} language={article.language} className="lg:mx-auto" />
        </div>
      </article>
      {article.faqs.length > 0 && (
        <section aria-labelledby="faq" className="page-width pb-20">
          <div className="max-w-text lg:mx-auto">
            <h2 id="faq" className="mb-6 text-title-3">
              {t("article.faq")}
            </h2>
            <div lang={article.language}>
              <Accordion name="faq" heading="h3" items={article.faqs} />
            </div>
          </div>
        </section>
      )}
      {related.length > 0 && (
        <section aria-labelledby="related" className="border-line border-t">
          <div className="page-width pt-16 pb-12">
            <h2 id="related" className="text-title-3">
              {t("article.related")}
            </h2>
            <ul className="mt-10 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
              {related.map((other) => (
                <li key={other.id}>
                  <ArticleCard article={other} heading="h3" />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <p className="page-width pb-16">
        <PageLink to={address(language, href("/insights"))} className="text-link standalone-link">
          {t("article.back")}
        </PageLink>
      </p>
      <ContactClosing />
    </>
  );
}

function ArticleHero({ article }: { article: WithPicture<Article> }) {
  const { language, t } = useLanguage(insightsTexts);
  const { t: common } = useLanguage();
  const textLanguage = article.language === language ? undefined : article.language;
  return (
    <header className="page-width pt-10 pb-12 lg:pt-14">
      <PageLink to={address(language, href("/insights"))} className="text-link standalone-link text-small">
        {t("article.back")}
      </PageLink>
      <OnlyInNote shown={article.language} className="mt-6" />
      <div className="mt-8 grid items-center gap-10 lg:grid-cols-2 lg:gap-14">
        <div className="min-w-0">
          {article.tags.length > 0 && <TagList tags={article.tags} isSwiped />}
          <h1 lang={textLanguage} className={`mt-5 ${heroText.title}`}>
            {sentences(article.title || common("article.untitled"))}
          </h1>
          {article.subtitle && (
            <p lang={textLanguage} className={`mt-4 ${heroText.subtitle}`}>
              {article.subtitle}
            </p>
          )}
          {article.excerpt && (
            <p lang={textLanguage} className={`mt-4 ${heroText.excerpt}`}>
              {article.excerpt}
            </p>
          )}
          <Byline author={article.author} readTime={article.readTime} />
          {article.publishedAt && (
            <ArticleDates publishedAt={article.publishedAt} updatedAt={article.updatedAt} />
          )}
        </div>
        <Picture
          src={article.imageUrl}
          picture={article.picture}
          lang={textLanguage}
          sizes="(width >= 64rem) 36rem, 92vw"
          isFirst
        />
      </div>
    </header>
  );
}

/** The classes of the texts beside the picture, here and in the article's editor. */
export const heroText = {
  title: "text-title-2",
  subtitle: "font-display font-semibold text-title-4",
  excerpt: "text-ink-soft text-lead",
} as const;

export function Byline({ author, readTime }: Pick<Article, "author" | "readTime">) {
  const { t } = useLanguage(insightsTexts);
  return (
    <p className="mt-6 text-small">
      <span className="font-semibold">{t("article.author", { author: authorName(author, t) })}</span>
      <span className="text-ink-soft">{` · ${t("insights.readTime", { minutes: readTime })}`}</span>
    </p>
  );
}

/** When it was published and, when that was on a later day, changed. */
function ArticleDates({ publishedAt, updatedAt }: { publishedAt: string; updatedAt: string }) {
  const { language, t } = useLanguage(insightsTexts);
  const published = formatDate(publishedAt, language);
  const changed = formatDate(updatedAt, language);
  if (published === "") return null;
  const isChanged = changed !== "" && changed !== published && updatedAt > publishedAt;
  return (
    <p className="mt-1 text-ink-soft text-small">
      <time dateTime={publishedAt}>{t("article.published", { date: published })}</time>
      {isChanged && (
        <>
          {" · "}
          <time dateTime={updatedAt}>{t("article.changed", { date: changed })}</time>
        </>
      )}
    </p>
  );
}
