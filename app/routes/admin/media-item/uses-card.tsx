import type { Media, MediaUse } from "../../../data/media/admin-media.ts";
import { formatDate } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { mediaPanelTexts } from "../../../i18n/panel/media.en.ts";
import { cardBox } from "../../../ui/panel/card.tsx";
import { UseList } from "./use-list.tsx";

type UsesCardProps = { media: Media; uses: readonly MediaUse[] | null };

/** Where a picture or file is used. */
export function UsesCard({ media: { unused_since }, uses }: UsesCardProps) {
  const { language, t } = useLanguage(mediaPanelTexts);
  return (
    <section aria-labelledby="uses" className={cardBox}>
      <h2 id="uses" className="mb-3 text-title-4">
        {t("media.uses")}
      </h2>
      {uses === null && <p>{t("media.usesFailed")}</p>}
      {uses?.length === 0 && (
        <p className="text-ink-soft">
          {unused_since === null
            ? t("media.usesNone")
            : t("media.usesNoneSince", { date: formatDate(unused_since, language) })}
        </p>
      )}
      {uses && uses.length > 0 && (
        <div className="-mb-1 max-h-96 overflow-y-auto">
          <UseList uses={uses} />
        </div>
      )}
    </section>
  );
}
