import { useLanguage } from "../../i18n/language.tsx";
import { mediaPanelTexts } from "../../i18n/panel/media.en.ts";
import type { Upload } from "./upload-queue.ts";
import { UploadRow } from "./upload-row.tsx";

type FieldUploadProps = { upload: Upload | null; onRetry(): void; onCancel(): void };

/** How far the upload of a field is, or why it failed. */
export function FieldUpload({ upload, onRetry, onCancel }: FieldUploadProps) {
  const { t } = useLanguage(mediaPanelTexts);
  return (
    <div role="status" className="empty:hidden">
      {upload && (
        <ul aria-label={t("media.uploads")} className="rounded-small border border-line bg-white pr-2 pl-4">
          <UploadRow
            upload={upload}
            isReplacing={false}
            hasLinks={false}
            onRetry={onRetry}
            onRemove={onCancel}
          />
        </ul>
      )}
    </div>
  );
}
