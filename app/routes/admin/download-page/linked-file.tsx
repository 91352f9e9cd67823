import { Link } from "react-router";
import type { DownloadFile } from "../../../data/downloads/download-files.ts";
import { formatDate, locales } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { downloadFileTexts } from "../../../i18n/panel/download-file.en.ts";

type LinkedFileProps = { file: DownloadFile; isBusy: boolean; onRemove(): void };

/** The file that visitors get, with a link to its entry in the library. */
export function LinkedFile({ file, isBusy, onRemove }: LinkedFileProps) {
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
