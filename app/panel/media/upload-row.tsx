import { href, Link } from "react-router";
import { useLanguage } from "../../i18n/language.tsx";
import { mediaPanelTexts } from "../../i18n/panel/media.en.ts";
import { formatSize } from "../../ui/panel/format-size.ts";
import { describeFileProblem } from "./describe-file-problem.ts";
import { isPdf } from "./file-problem.ts";
import { canRetry, isUnderWay, type Upload } from "./upload-queue.ts";

type UploadRowProps = {
  upload: Upload;
  isReplacing: boolean;
  hasLinks: boolean;
  onRetry(): void;
  onRemove(): void;
};

/** A file that was chosen. */
export function UploadRow({ upload, isReplacing, hasLinks, onRetry, onRemove }: UploadRowProps) {
  const { language, t } = useLanguage(mediaPanelTexts);
  const { file, state } = upload;
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 py-1.5">
      <div className="min-w-48 grow basis-0">
        <p className="line-clamp-2 text-small [overflow-wrap:anywhere]">
          <span className="font-semibold">{file.name}</span>{" "}
          <span className="whitespace-nowrap text-ink-soft">{formatSize(file.size, language)}</span>
        </p>
        <State upload={upload} isReplacing={isReplacing} />
        {upload.isAnimated && state.name !== "failed" && (
          <p className="text-small text-warning">{t("media.animated")}</p>
        )}
      </div>
      <div className="-ml-3 flex">
        {canRetry(upload) && (
          <button type="button" onClick={onRetry} className={rowButton}>
            {t("word.tryAgain")}
            <span className="sr-only">{` ${file.name}`}</span>
          </button>
        )}
        {hasLinks && state.name === "done" && (
          <Link to={href("/admin/media/:id", { id: state.media.id })} className={rowButton}>
            {t(state.media.isKnown || isPdf(file) ? "media.show" : "media.describe")}
            <span className="sr-only">{` ${file.name}`}</span>
          </Link>
        )}
        <button type="button" onClick={onRemove} className={rowButton}>
          {t(isUnderWay(upload) ? "word.cancel" : "media.remove")}
          <span className="sr-only">{` ${file.name}`}</span>
        </button>
      </div>
    </li>
  );
}

/** A small button for touch. */
export const rowButton =
  "inline-flex min-h-11 items-center rounded-small px-3 font-semibold text-small hover:bg-paper-deep";

function State({ upload: { file, state }, isReplacing }: { upload: Upload; isReplacing: boolean }) {
  const { language, t } = useLanguage(mediaPanelTexts);
  switch (state.name) {
    case "waiting":
      return <p className="text-ink-soft text-small">{t("media.waiting")}</p>;
    case "sending":
    case "processing": {
      const progress = state.name === "sending" ? state.progress : undefined;
      return (
        <p className="flex items-center gap-3 text-ink-soft text-small">
          <progress
            aria-label={t("media.progress", { name: file.name })}
            value={progress}
            className="h-2 min-w-0 grow accent-accent"
          />
          <span className="w-24 shrink-0 tabular-nums">
            {progress === undefined
              ? t("media.processing")
              : t("media.sending", { percent: Math.floor(progress * 100) })}
          </span>
        </p>
      );
    }
    case "done":
      return (
        <p className="text-small text-success">
          {t(state.media.isKnown ? "media.known" : isReplacing ? "media.replaced" : "media.done")}
        </p>
      );
    case "failed":
      return <p className="text-error text-small">{describeFileProblem(state, language, t)}</p>;
  }
}
