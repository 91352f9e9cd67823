import { href } from "react-router";
import type { ShownTag } from "../../../data/tags/shown-tag.ts";
import { address } from "../../../i18n/addresses.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { feedTexts } from "../../../i18n/texts/feeds.en.ts";
import { TagList } from "../../../ui/articles/tag-list.tsx";
import { PageLink } from "../../../ui/links/page-link.tsx";

/** Links to tags, as an alternative to searching. */
export function Topics({ topics }: { topics: readonly ShownTag[] }) {
  const { language, t } = useLanguage(feedTexts);
  if (topics.length === 0) return null;
  return (
    <section aria-labelledby="topics" className="mt-14">
      <h2 id="topics" className="text-title-4">
        {t("search.topics")}
      </h2>
      <div className="mt-5 max-w-3xl">
        <TagList tags={topics} />
      </div>
      <p className="mt-6">
        <PageLink to={address(language, href("/insights"))} className="text-link standalone-link text-small">
          {t("tag.back")}
        </PageLink>
      </p>
    </section>
  );
}
