import { Languages } from "lucide-react";
import { useLanguage } from "../../i18n/language.tsx";
import type { Language } from "../../i18n/language-texts.ts";

type OnlyInNoteProps = { shown: Language; className?: string };

/** A note above the title that the text is in another language than the page; else null. */
export function OnlyInNote({ shown, className = "" }: OnlyInNoteProps) {
  const { language, t } = useLanguage();
  if (shown === language) return null;
  return (
    <p
      className={`flex w-fit items-center gap-3 rounded-card bg-paper-deep px-4 py-2.5 text-small ${className}`}
    >
      <Languages aria-hidden="true" strokeWidth={1.75} className="size-5 shrink-0" />
      <span>{t(`content.onlyIn.${shown}`)}</span>
    </p>
  );
}
