import { type ChangeEvent, useId, useRef, useState } from "react";
import { Link } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import {
  type DownloadFile,
  linkDownloadFile,
  unlinkDownloadFile,
} from "../../../data/downloads/download-files.ts";
import { formatDate, locales } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { downloadFileTexts } from "../../../i18n/panel/download-file.en.ts";
import { FieldUpload } from "../../../panel/media/field-upload.tsx";
import { acceptAttribute } from "../../../panel/media/file-problem.ts";
import { MediaPicker } from "../../../panel/media/media-picker.tsx";
import { dropZone } from "../../../panel/media/use-dropped-files.ts";
import { useFieldUpload } from "../../../panel/media/use-field-upload.ts";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
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
          cancel={t("word.cancel")}
          confirm={t("file.remove")}
          isBusy={isBusy}
          onCancel={() => setRemoving(false)}
          onConfirm={() => void remove(file)}
        />
      )}
    </Part>
  );
}

type LinkedFileProps = { file: DownloadFile; isBusy: boolean; onRemove(): void };

/** The file that visitors get, with a link to its entry in the library. */
function LinkedFile({ file, isBusy, onRemove }: LinkedFileProps) {
  const { language, t } = useLanguage(downloadFileTexts);
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-small border border-line p-4">
      <p className="min-w-0">
        <Link
          to={`/admin/media/${file.mediaId}`}
          className="text-link block font-semibold [overflow-wrap:anywhere]"
        >
          {file.name}
        </Link>
        <span className="text-ink-soft text-small">
          {t("file.facts", {
            size: megabytes(file.size, language),
            date: formatDate(file.addedAt, language),
          })}
        </span>
      </p>
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={() => isBusy || onRemove()}
        className="button button-quiet"
      >
        {t("file.remove")}
      </button>
    </div>
  );
}

function megabytes(bytes: number, language: Language): string {
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return (Math.max(bytes, 100_000) / 1_000_000).toLocaleString(locales[language], one);
}

type ChooseFileProps = { hasFile: boolean; isBusy: boolean; onChoose(mediaId: string): void };

/** Uploads a PDF to the library, by choosing, dropping or pasting it, or chooses one that is there. */
function ChooseFile({ hasFile, isBusy, onChoose }: ChooseFileProps) {
  const { t } = useLanguage(downloadFileTexts);
  const id = useId();
  const [isChoosing, setChoosing] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const { upload, isOver, send, retry, cancel } = useFieldUpload(field, "files", onChoose);

  function sendChosen({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    if (file) send(file);
    // So that the same file can be chosen again.
    target.value = "";
  }

  return (
    <>
      <div ref={field} data-over={isOver || undefined} className={dropZone}>
        <div>
          <label htmlFor={id} className="mb-1.5 block font-semibold">
            {t(hasFile ? "file.replace" : "file.choose")}
          </label>
          <input
            id={id}
            type="file"
            accept={acceptAttribute.files}
            disabled={isBusy}
            aria-invalid={upload?.state.name === "failed" || undefined}
            aria-describedby={`${id}-hint`}
            onChange={sendChosen}
            className="field file:mr-4 file:cursor-pointer file:rounded-small file:bg-ink file:px-3 file:py-1 file:font-semibold file:text-paper"
          />
          <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-small">
            {t("file.hint")}
          </p>
        </div>
        <FieldUpload upload={upload} onRetry={retry} onCancel={cancel} />
        <p>
          <button type="button" onClick={() => setChoosing(true)} className="button button-quiet">
            {t("file.library")}
          </button>
        </p>
      </div>
      {isChoosing && (
        <MediaPicker
          kind="file"
          onChoose={(media) => {
            setChoosing(false);
            onChoose(media.id);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}
