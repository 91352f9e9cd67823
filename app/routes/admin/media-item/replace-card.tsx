import { useRevalidator } from "react-router";
import type { Media } from "../../../data/media/admin-media.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { mediaPanelTexts } from "../../../i18n/panel/media.en.ts";
import { cardBox } from "../../../ui/panel/card.tsx";
import { useToast } from "../../../ui/primitives/toast.tsx";
import { UploadArea } from "../media/upload-area.tsx";

/** Puts another picture or PDF in the place of an entry. */
export function ReplaceCard({ media }: { media: Media }) {
  const { t } = useLanguage(mediaPanelTexts);
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const isPicture = media.width !== null;
  return (
    <section aria-labelledby="replace" className={cardBox}>
      <h2 id="replace" className="text-title-4">
        {t("media.replaceTitle")}
      </h2>
      <p className="mt-2 mb-4 text-ink-soft text-small">
        {t(isPicture ? "media.replacePictureText" : "media.replaceFileText")}
      </p>
      <UploadArea
        accept={isPicture ? "pictures" : "files"}
        label={t(isPicture ? "media.replacePicture" : "media.replaceFile")}
        path={media.path}
        onDone={({ isKnown }) => {
          if (!isKnown) toast({ tone: "success", title: t("media.replacedToast") });
          void revalidate();
        }}
      />
    </section>
  );
}
