import { useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import {
  type DownloadFile,
  linkDownloadFile,
  unlinkDownloadFile,
} from "../../../data/downloads/download-files.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { downloadFileTexts } from "../../../i18n/panel/download-file.en.ts";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { ChooseFile } from "./choose-file.tsx";
import { LinkedFile } from "./linked-file.tsx";
import { Part } from "./part.tsx";

type FilePartProps = { pageId: string; language: Language; file: DownloadFile | null };

/** The PDF in this language, which is stored at once, independently of the texts. */
export function FilePart({ pageId, language, file }: FilePartProps) {
  const { t } = useLanguage(downloadFileTexts);
  const { isBusy, act } = useAction();
  const [isRemoving, setRemoving] = useState(false);

  async function link(mediaId: string): Promise<void> {
    await act(() => linkDownloadFile(accountDatabase(), pageId, language, mediaId), {
      done: t("file.kept"),
      failed: t("file.keepFailed"),
    });
  }

  async function remove({ mediaId }: DownloadFile): Promise<void> {
    await act(() => unlinkDownloadFile(accountDatabase(), pageId, language), {
      done: t("file.removed"),
      failed: t("file.removeFailed"),
      undo: () => linkDownloadFile(accountDatabase(), pageId, language, mediaId),
    });
    setRemoving(false);
  }

  return (
    <Part title={t("file.title")}>
      <p className="text-ink-soft">{t("file.text")}</p>
      {file ? (
        <LinkedFile file={file} isBusy={isBusy} onRemove={() => setRemoving(true)} />
      ) : (
        <p>{t("file.none")}</p>
      )}
      <ChooseFile hasFile={file !== null} isBusy={isBusy} onChoose={(mediaId) => void link(mediaId)} />
      {isRemoving && file && (
        <ConfirmDialog
          title={t("file.removeTitle")}
          text={t("file.removeText")}
          cancel={t("file.cancel")}
          confirm={t("file.remove")}
          isBusy={isBusy}
          onCancel={() => setRemoving(false)}
          onConfirm={() => void remove(file)}
        />
      )}
    </Part>
  );
}
