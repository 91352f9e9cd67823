import { useLanguage } from "../../i18n/language.tsx";
import { mediaPanelTexts } from "../../i18n/panel/media.en.ts";
import { isFocusLost } from "../../ui/panel/hooks/use-focus-after.ts";
import { canRetry, isUnderWay, type Upload } from "./upload-queue.ts";
import { rowButton, UploadRow } from "./upload-row.tsx";

type UploadListProps = {
  uploads: readonly Upload[];
  note: string | null;
  isReplacing: boolean;
  hasLinks: boolean;
  onRetry(key: string): void;
  onRemove(key: string): void;
  onClear(): void;
  /** The button with the focus went away. */
  onFocusLost(): void;
};

/** The files that were chosen, and how far each is. */
export function UploadList({
  uploads,
  note,
  onRetry,
  onRemove,
  onClear,
  onFocusLost,
  ...row
}: UploadListProps) {
  const { t } = useLanguage(mediaPanelTexts);
  const failed = uploads.filter(({ state }) => state.name === "failed");
  const retryable = uploads.filter(canRetry);
  const isOver = uploads.length > 0 && !uploads.some(isUnderWay);

  /** Moves the focus when the buttons of a row have changed. */
  function act(change: () => void): void {
    change();
    requestAnimationFrame(() => isFocusLost() && onFocusLost());
  }

  function retryAll(): void {
    for (const { key } of retryable) onRetry(key);
  }

  return (
    <div className={uploads.length > 0 ? "mt-4 rounded-card border border-line bg-white py-1 pr-2 pl-5" : ""}>
      <div className="flex flex-wrap items-center gap-x-2">
        <p role="status" className={uploads.length > 0 ? "grow py-2 font-semibold text-small" : "sr-only"}>
          {[note, uploads.length > 0 && summary(uploads.length, failed.length)].filter(Boolean).join(" ")}
        </p>
        {retryable.length > 1 && (
          <button type="button" onClick={() => act(retryAll)} className={rowButton}>
            {t("media.retryAll")}
          </button>
        )}
        {isOver && (
          <button type="button" onClick={() => act(onClear)} className={rowButton}>
            {t("media.clearDone")}
          </button>
        )}
      </div>
      {uploads.length > 0 && (
        <ul aria-label={t("media.uploads")} className="max-h-80 divide-y divide-line overflow-y-auto">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              {...row}
              upload={upload}
              onRetry={() => act(() => onRetry(upload.key))}
              onRemove={() => act(() => onRemove(upload.key))}
            />
          ))}
        </ul>
      )}
    </div>
  );

  function summary(all: number, failures: number): string {
    const done = uploads.filter(({ state }) => state.name === "done").length;
    return t(failures > 0 ? "media.summaryFailed" : "media.summary", { done, all, failed: failures });
  }
}
