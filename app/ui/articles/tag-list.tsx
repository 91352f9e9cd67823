import { href } from "react-router";
import type { ShownTag } from "../../data/tags/shown-tag.ts";
import { address } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { PageLink } from "../links/page-link.tsx";

/** Links to tag pages. */
export function TagList({ tags }: { tags: readonly ShownTag[] }) {
  const { language } = useLanguage();
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map(({ name, slug, language: tagLanguage }) => (
        <li key={slug}>
          <PageLink
            to={address(language, href("/insights/tag/:slug", { slug }))}
            className="block rounded-full border border-ink px-3 py-1 text-small hover:bg-ink hover:text-paper"
          >
            <span lang={tagLanguage === language ? undefined : tagLanguage}>{name}</span>
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
