import type { Media } from "../../data/media/admin-media.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { mediaPanelTexts } from "../../i18n/panel/media.en.ts";

/** What is to be done about an entry. */
export function Badges({ media, className = "" }: { media: Media; className?: string }) {
  const { t } = useLanguage(mediaPanelTexts);
  return (
    <p className={`flex flex-wrap gap-1 text-small empty:hidden ${className}`}>
      {lacksDescription(media) && (
        <span className="rounded-full bg-warning-soft px-2.5 font-semibold text-warning">
          {t("media.undescribed")}
        </span>
      )}
      {media.unused_since !== null && (
        <span className="rounded-full bg-info-soft px-2.5 font-semibold text-info">{t("media.unused")}</span>
      )}
    </p>
  );
}

/** Whether it is a picture without a description in one of the languages. */
function lacksDescription({ width, is_decorative, alt_nl, alt_en }: Media): boolean {
  return width !== null && !is_decorative && (alt_nl === "" || alt_en === "");
}
