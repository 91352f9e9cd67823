import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { previewTexts } from "../../../i18n/texts/preview.en.ts";

/** Says what the page is, and for how long. */
export function PreviewBar({ number, expiresAt }: { number: number; expiresAt: string }) {
  const { language, t } = useLanguage(previewTexts);
  return (
    <p
      role="note"
      className="sticky top-16 z-10 border-warning border-b bg-warning-soft px-4 py-3 text-center font-semibold text-small text-warning md:top-20"
    >
      {t("preview.bar", { number, until: formatTime(expiresAt, language) })}
    </p>
  );
}
