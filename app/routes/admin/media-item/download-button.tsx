import { Download } from "lucide-react";
import { accountDatabase, namedBackend } from "../../../account/account-database.ts";
import type { Media } from "../../../data/media/admin-media.ts";
import { downloadMedia } from "../../../data/media/download-media.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { mediaPanelTexts } from "../../../i18n/panel/media.en.ts";
import { smallButton } from "../../../ui/panel/buttons.ts";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { saveFile } from "../../../ui/panel/save-file.ts";

/** Saves a PDF, which has no public address. */
export function DownloadButton({ media: { name, path } }: { media: Media }) {
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
      onClick={() => void act(download, { done: t("media.downloaded"), failed: t("media.downloadFailed") })}
      className={`${smallButton} mt-2`}
    >
      <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {t("media.download")}
    </button>
  );
}
