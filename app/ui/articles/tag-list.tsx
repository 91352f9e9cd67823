import { href } from "react-router";
import type { ShownTag } from "../../data/tags/shown-tag.ts";
import { address } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { PageLink } from "../links/page-link.tsx";

/** A row of topics that is swiped on phones. */
export const swipedTopics =
  "max-md:-mx-(--page-gutter) flex gap-2 max-md:scroll-px-(--page-gutter) max-md:overflow-x-auto max-md:px-(--page-gutter) [scrollbar-width:none] max-md:*:shrink-0 md:flex-wrap";

/** A link to a topic, on phones as high as a finger needs. */
export const topicLink =
  "flex min-h-11 items-center rounded-full border border-ink px-4 text-small hover:bg-ink hover:text-paper md:min-h-9";

type TagListProps = {
  tags: readonly ShownTag[];
  /** In one row on phones. */
  isSwiped?: boolean;
};

/** Links to tag pages. */
export function TagList({ tags, isSwiped = false }: TagListProps) {
  const { language } = useLanguage();
  return (
    <ul className={isSwiped ? swipedTopics : "flex flex-wrap gap-2"}>
      {tags.map(({ name, slug, language: tagLanguage }) => (
        <li key={slug}>
          <PageLink to={address(language, href("/insights/tag/:slug", { slug }))} className={topicLink}>
            <span lang={tagLanguage === language ? undefined : tagLanguage}>{name}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
