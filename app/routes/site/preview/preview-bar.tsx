import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { previewTexts } from "../../../i18n/texts/preview.en.ts";

type PreviewBarProps = { number: number; expiresAt: string; isWhole: boolean };

/** Says what the page is, for how long, and whether a part of it is missing. */
export function PreviewBar({ number, expiresAt, isWhole }: PreviewBarProps) {
  const { language, t } = useLanguage(previewTexts);
  return (
    <p
      role="note"
      className="sticky top-(--site-header) z-10 border-warning border-b bg-warning-soft px-4 py-3 text-center font-semibold text-small text-warning"
    >
      <span>{t("preview.bar", { number, until: formatTime(expiresAt, language) })}</span>{" "}
      <a href="#opinion" className="underline underline-offset-4">
        {t("preview.opinion")}
      </a>
      {!isWhole && <span>{` ${t("preview.part")}`}</span>}
    </p>
  );
}
