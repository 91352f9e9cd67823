import type { Media } from "../../data/media/admin-media.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { mediaPanelTexts } from "../../i18n/panel/media.en.ts";
import { formatSize } from "../../ui/panel/format-size.ts";

/** The dimensions or kind of an entry, and its size. */
export function Facts({ media, className = "" }: { media: Media; className?: string }) {
  const { language, t } = useLanguage(mediaPanelTexts);
  const { width, height, size } = media;
  return (
    <span className={`flex flex-wrap gap-x-2 text-ink-soft text-small tabular-nums ${className}`}>
      <span>{width === null ? t("media.pdf") : `${width} × ${height}`}</span>
      <span>{formatSize(size, language)}</span>
    </span>
  );
}
