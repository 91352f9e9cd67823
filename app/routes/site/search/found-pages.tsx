import { pagePath } from "../../../data/pages/page-address.ts";
import type { FoundPage } from "../../../data/search/search.ts";
import { address } from "../../../i18n/addresses.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { joined } from "../../../ui/joined.ts";
import { CardLink } from "../../../ui/links/card-link.tsx";
import { Snippet } from "./snippet.tsx";

/** The pages made of sections that were found, before the articles. */
export function FoundPages({ pages }: { pages: readonly FoundPage[] }) {
  const { language } = useLanguage();
  return (
    <ul className="max-w-text border-line border-b">
      {pages.map(({ kind, slug, title, snippet, language: own }) => {
        const textLanguage = own === language ? undefined : own;
        return (
          <li key={`${kind} ${slug}`} className="group relative py-5">
            <h4
              lang={textLanguage}
              className="font-semibold underline decoration-line decoration-2 underline-offset-4"
            >
              <CardLink to={address(language, pagePath(kind, slug))}>{joined(title)}</CardLink>
            </h4>
            <Snippet parts={snippet} lang={textLanguage} />
          </li>
        );
      })}
    </ul>
  );
}
