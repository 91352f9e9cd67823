import { useId, useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import {
  type DownloadFile,
  fileProblem,
  keepDownloadFile,
  removeDownloadFile,
} from "../../../data/downloads/download-files.ts";
import { formatDate } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { downloadFileTexts } from "../../../i18n/panel/download-file.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { useAction } from "../hooks/use-action.ts";
import { Part } from "./part.tsx";

type FilePartProps = { pageId: string; language: Language; file: DownloadFile | null };

/** The PDF in this language, which is stored at once, independently of the texts. */
export function FilePart({ pageId, language, file }: FilePartProps) {
  const { t } = useLanguage(downloadFileTexts);
  const { isBusy, act } = useAction();
  const [problem, setProblem] = useState<"large" | "kind" | null>(null);
  const [isRemoving, setRemoving] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  async function storeDraft(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    const found = await fileProblem(chosen);
    setProblem(found);
    if (!found) {
      await act(() => keepDownloadFile(accountDatabase(), pageId, language, chosen), {
        done: t("file.kept"),
        failed: t("file.keepFailed"),
      });
    }
    // Resets the input, so that the same file can be chosen again.
    if (input.current) input.current.value = "";
  }

  async function remove(): Promise<void> {
    await act(() => removeDownloadFile(accountDatabase(), pageId, language), {
      done: t("file.removed"),
      failed: t("file.removeFailed"),
    });
    setRemoving(false);
  }

  return (
    <Part title={t("file.title")}>
      <p className="text-ink-soft">{t("file.text")}</p>
      {file ? (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-small border border-line p-4">
          <p className="min-w-0">
            <span className="block font-semibold [overflow-wrap:anywhere]">{file.name}</span>
            <span className="text-ink-soft text-small">
              {t("file.facts", { size: megabytes(file.size), date: formatDate(file.keptAt, "en") })}
            </span>
          </p>
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={() => isBusy || setRemoving(true)}
            className="button button-quiet"
          >
            {t("file.remove")}
          </button>
        </div>
      ) : (
        <p>{t("file.none")}</p>
      )}
      <div>
        <label htmlFor={id} className="mb-1.5 block font-semibold">
          {file ? t("file.replace") : t("file.choose")}
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          accept="application/pdf,.pdf"
          disabled={isBusy}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-note`}
          onChange={(event) => void storeDraft(event.target.files?.[0])}
          className="field file:mr-4 file:cursor-pointer file:rounded-small file:bg-ink file:px-3 file:py-1 file:font-semibold file:text-paper"
        />
        <div id={`${id}-note`} role="status" className="mt-1.5 text-small">
          {isBusy && <p>{t("file.working")}</p>}
          {problem && <p className="font-semibold text-error">{t(`file.${problem}`)}</p>}
          <p className="text-ink-soft">{t("file.hint")}</p>
        </div>
      </div>
      {isRemoving && (
        <ConfirmDialog
          title={t("file.removeTitle")}
          text={t("file.removeText")}
          cancel={t("file.cancel")}
          confirm={t("file.remove")}
          isBusy={isBusy}
          onCancel={() => setRemoving(false)}
          onConfirm={() => void remove()}
        />
      )}
    </Part>
  );
}

function megabytes(bytes: number): string {
  return (Math.max(bytes, 100_000) / 1_000_000).toFixed(1);
}
