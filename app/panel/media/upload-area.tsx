import { Upload as UploadIcon } from "lucide-react";
import { useId, useRef, useState } from "react";
import type { UploadedMedia } from "../../data/media/upload-media.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { mediaPanelTexts } from "../../i18n/panel/media.en.ts";
import { type Accepted, acceptAttribute } from "./file-problem.ts";
import { UploadList } from "./upload-list.tsx";
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
