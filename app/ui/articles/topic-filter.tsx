import type { ReactNode } from "react";
import { href } from "react-router";
import type { ShownTag } from "../../data/tags/shown-tag.ts";
import { address } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { insightsTexts } from "../../i18n/texts/insights.en.ts";
import { PageLink } from "../links/page-link.tsx";
import { swipedTopics, topicLink } from "./tag-list.tsx";

type TopicFilterProps = {
  topics: readonly ShownTag[];
  /** The tag of the list; none for all articles. */
  current?: ShownTag;
};

/** Links from a list of articles to those of a tag: a row that is swiped on phones. */
export function TopicFilter({ topics, current }: TopicFilterProps) {
  const { language, t } = useLanguage(insightsTexts);
  if (topics.length === 0) return null;
  // A tag that few articles have may not be among the topics.
  const isOffered = !current || topics.some(({ slug }) => slug === current.slug);
  return (
    <nav aria-label={t("insights.topics")} className="border-line border-y">
      <ul className={`${swipedTopics} py-5`}>
        <Topic to={address(language, href("/insights"))} isCurrent={!current}>
          {t("insights.allTopics")}
        </Topic>
        {(isOffered ? topics : [...topics, current]).map(({ name, slug, language: own }) => (
          <Topic
            key={slug}
            to={address(language, href("/insights/tag/:slug", { slug }))}
            isCurrent={slug === current?.slug}
          >
            <span lang={own === language ? undefined : own}>{name}</span>
          </Topic>
        ))}
      </ul>
    </nav>
  );
}

type TopicProps = { to: string; isCurrent: boolean; children: ReactNode };

function Topic({ to, isCurrent, children }: TopicProps) {
  return (
    <li className={isCurrent ? "max-md:[scroll-initial-target:nearest]" : undefined}>
      <PageLink
        to={to}
        // Later pages of the list have it as well: it is no link to the page itself.
        aria-current={isCurrent ? "true" : undefined}
        className={`${topicLink} aria-[current]:bg-ink aria-[current]:text-paper`}
      >
        {children}
      </PageLink>
    </li>
  );
}
