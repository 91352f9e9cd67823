import { href } from "react-router";
import { address } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { PageLink } from "../links/page-link.tsx";

/** A tag has one name for both languages, and the firm's are English: the pronunciation follows it. */
const tagLanguage = "en";

/** Links to tag pages. */
export function TagList({ tags }: { tags: readonly { name: string; slug: string }[] }) {
  const { language } = useLanguage();
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.map(({ name, slug }) => (
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
