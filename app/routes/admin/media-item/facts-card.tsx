import { Download } from "lucide-react";
import { accountDatabase, namedBackend } from "../../../account/account-database.ts";
import type { Media } from "../../../data/media/admin-media.ts";
import { downloadMedia } from "../../../data/media/download-media.ts";
import { mainWidthOf, mediaAddress, variantWidths } from "../../../data/media/picture-address.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { mediaPanelTexts } from "../../../i18n/panel/media.en.ts";
import { smallButton } from "../../../ui/panel/buttons.ts";
import { cardBox } from "../../../ui/panel/card.tsx";
import { CopyButton } from "../../../ui/panel/copy-button.tsx";
import { Fact } from "../../../ui/panel/fact.tsx";
import { formatSize } from "../../../ui/panel/format-size.ts";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { saveFile } from "../../../ui/panel/save-file.ts";

type FactsCardProps = { media: Media; uploader: string | null };

/** What a file is, and who uploaded it. */
export function FactsCard({ media, uploader }: FactsCardProps) {
  const { language, t } = useLanguage(mediaPanelTexts);
  const { id, width, height, size, content_type, created_at, updated_at } = media;
  const added = formatTime(created_at, language);
  const changed = formatTime(updated_at, language);
  return (
    <section aria-labelledby="facts" className={cardBox}>
      <h2 id="facts" className="text-title-4">
        {t("media.facts")}
      </h2>
      <dl className="mt-4 grid gap-3">
        <Fact name={t("media.type")}>{t(width === null ? "media.pdf" : "media.picture")}</Fact>
        <Fact name={t("media.size")}>{formatSize(size, language)}</Fact>
        <Fact name={t("media.dimensions")}>
          {width !== null && height !== null && t("media.pixels", { width, height })}
        </Fact>
        <Fact name={t("media.variants")}>
          {width !== null && (
            <>
              <span className="block">
                {t("media.variantWidths", { widths: variantWidths(width).join(", ") })}
              </span>
              <span className="block">
                {t("media.mainFile", {
                  width: mainWidthOf(width),
                  type: content_type === "image/png" ? "PNG" : "JPEG",
                })}
              </span>
            </>
          )}
        </Fact>
        <Fact name={t("media.uploaded")}>
          {uploader === null ? added : t("media.uploadedBy", { time: added, person: uploader })}
        </Fact>
        <Fact name={t("media.changed")}>{changed !== added && changed}</Fact>
        <Fact name={t("media.address")}>
          {width === null ? (
            <>
              <span className="block text-small">{t("media.fileAddress")}</span>
              <DownloadButton media={media} />
            </>
          ) : (
            <>
              <code className="block text-small">{mediaAddress(id)}</code>
              <span className="block text-ink-soft text-small">{t("media.addressHint")}</span>
              <CopyButton text={mediaAddress(id)} />
            </>
          )}
        </Fact>
      </dl>
    </section>
  );
}

/** Saves a PDF, which has no public address. */
function DownloadButton({ media: { name, path } }: { media: Media }) {
  const { t } = useLanguage(mediaPanelTexts);
  const { isBusy, act } = useAction();

  async function download(): Promise<void> {
    const { data } = await accountDatabase().auth.getSession();
    const accessToken = data.session?.access_token ?? "";
    saveFile(name, await downloadMedia(path, { apikey: namedBackend().key, accessToken }));
  }

  return (
    <button
      type="button"
      aria-disabled={isBusy}
      onClick={() => void act(download, { done: t("media.downloaded") })}
      className={`${smallButton} mt-2`}
    >
      <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {t("media.download")}
    </button>
  );
}
