import { address } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { joined } from "../joined.ts";
import { PageLink } from "./page-link.tsx";

type LinkedTitleProps = {
  title: string;
  /** The Dutch address of what tells more. */
  to: string;
  /** The addresses that lead somewhere. */
  links: readonly string[];
  className?: string;
};

/** The title of a tile; the whole tile is the link where there is more to read. */
export function LinkedTitle({ title, to, links, className = "" }: LinkedTitleProps) {
  const { language } = useLanguage();
  return (
    <h3 className={`${className} text-title-4`}>
      {links.includes(to) ? (
        <PageLink
          to={address(language, to)}
          className="underline decoration-accent decoration-2 underline-offset-4 after:absolute after:inset-0 hover:text-accent-deep"
        >
          {joined(title)}
        </PageLink>
      ) : (
        joined(title)
      )}
    </h3>
  );
}
