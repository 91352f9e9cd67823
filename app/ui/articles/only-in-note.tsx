import { useLanguage } from "../../i18n/language.tsx";
import type { Language } from "../../i18n/language-texts.ts";

/** A note that the text is in another language than the page; else null. */
export function OnlyInNote({ shown }: { shown: Language }) {
  const { language, t } = useLanguage();
  if (shown === language) return null;
  return (
    <p className="mb-10 max-w-text lg:mx-auto rounded-card bg-paper-deep px-5 py-4 text-small">
      {t(`content.onlyIn.${shown}`)}
    </p>
  );
}
