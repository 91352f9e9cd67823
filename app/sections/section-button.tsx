import type { Language } from "../i18n/language-texts.ts";
import { PageLink } from "../ui/links/page-link.tsx";
import { linkTarget } from "./link-target.ts";

type SectionButtonProps = { text: string; to: string; language: Language; className: string };

/** A link that looks like a button; nothing without a text or a safe address. */
export function SectionButton({ text, to, language, className }: SectionButtonProps) {
  const target = linkTarget(to, language);
  if (text === "" || target === null) return null;
  if (!target.isPage) {
    return (
      <a href={target.to} className={`button ${className}`}>
        {text}
      </a>
    );
  }
  return (
    <PageLink to={target.to} className={`button ${className}`}>
      {text}
    </PageLink>
  );
}

/** Whether there is such a button. */
export function hasButton(text: string, to: string): boolean {
  return text !== "" && linkTarget(to, "nl") !== null;
}
