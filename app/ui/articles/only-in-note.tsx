import { useLanguage } from "../../i18n/language.tsx";
import type { Language } from "../../i18n/language-texts.ts";

/** Says that a text is shown in another language than the page's; nothing when it is in the page's own. */
export function OnlyInNote({ shown }: { shown: Language }) {
  const { language, t } = useLanguage();
  if (shown === language) return null;
  return (
    <p className="mb-10 max-w-text lg:mx-auto rounded-card bg-paper-deep px-5 py-4 text-small">
      {t(`content.onlyIn.${shown}`)}
    </p>
  );
}
