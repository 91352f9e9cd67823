import { Upload as UploadIcon } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { UploadedMedia } from "../../data/media/upload-media.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { mediaPanelTexts } from "../../i18n/panel/media.en.ts";
import { isFocusLost } from "../../ui/panel/hooks/use-focus-after.ts";
import { type Accepted, acceptAttribute } from "./file-problem.ts";
import { canRetry, isUnderWay, type Upload } from "./upload-queue.ts";
import { rowButton, UploadRow } from "./upload-row.tsx";
import { useDroppedFiles } from "./use-dropped-files.ts";
import { useUploads } from "./use-uploads.ts";

type UploadAreaProps = {
  accept: Accepted;
  isMultiple?: boolean;
  /** Of its button. */
  label?: string;
  /** The object to replace. */
  path?: string;
  /** Takes what is dropped or pasted anywhere on the page, and links what is done. */
  isPageWide?: boolean;
  onDone(media: UploadedMedia): void;
};

/** A button for files, which can also be dropped and pasted, and their progress. */
export function UploadArea({
  accept,
  isMultiple = false,
  label,
  path,
  isPageWide = false,
  onDone,
}: UploadAreaProps) {
  const { t } = useLanguage(mediaPanelTexts);
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isCut, setCut] = useState(false);
  const { uploads, add, retry, remove, clear } = useUploads({ accept, path, onDone });
  const isOver = useDroppedFiles(area, isPageWide, take);

  function take(files: readonly File[]): void {
    setCut(!isMultiple && files.length > 1);
    if (!isMultiple) clear();
    add(isMultiple ? files : files.slice(0, 1));
  }

  return (
    <div ref={area} className="min-w-0">
      <div
        className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border-2 border-dashed px-5 py-4 ${
          isOver ? "border-accent bg-accent-soft" : "border-line bg-white"
        }`}
      >
        <button
          ref={button}
          type="button"
          aria-describedby={`${id}-rules`}
          onClick={() => input.current?.click()}
          className="button button-quiet min-h-11 px-5 py-2"
        >
          <UploadIcon aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {label ?? t(buttonLabel(accept, isMultiple))}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          accept={acceptAttribute[accept]}
          multiple={isMultiple}
          onChange={({ target }) => {
            take([...(target.files ?? [])]);
            // So that the same file can be chosen again.
            target.value = "";
          }}
        />
        <p className="text-small">
          {t(isOver ? "media.dropNow" : isPageWide ? "media.dropAnywhere" : "media.dropHere")}
        </p>
        <p id={`${id}-rules`} className="basis-full text-ink-soft text-small">
          {t(rules[accept])}
        </p>
      </div>
      <UploadList
        uploads={uploads}
        note={isCut ? t("media.onlyFirst") : null}
        isReplacing={path !== undefined}
        hasLinks={isPageWide}
        onRetry={retry}
        onRemove={remove}
        onClear={clear}
        onFocusLost={() => button.current?.focus()}
      />
    </div>
  );
}

const rules = {
  pictures: "media.pictureRules",
  files: "media.fileRules",
  both: "media.bothRules",
} as const satisfies Record<Accepted, string>;

function buttonLabel(accept: Accepted, isMultiple: boolean) {
  if (accept === "pictures") return isMultiple ? "media.uploadPictures" : "media.uploadPicture";
  if (accept === "files") return isMultiple ? "media.uploadFiles" : "media.uploadFile";
  return "media.upload";
}

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
function UploadList({ uploads, note, onRetry, onRemove, onClear, onFocusLost, ...row }: UploadListProps) {
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
