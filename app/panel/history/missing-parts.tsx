import type { MissingPart } from "../../data/versions/versions.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { historyTexts } from "../../i18n/panel/article-history.en.ts";

/** What a version names that was deleted since; undefined while it is read, null when it could not be read. */
export function MissingParts({ parts }: { parts: readonly MissingPart[] | null | undefined }) {
  const { t } = useLanguage(historyTexts);
  return (
    <div role="status" className="mt-3 text-small">
      {parts === undefined && <p className="text-ink-soft">{t("history.reading")}</p>}
      {parts === null && <p className="text-warning">{t("history.unread")}</p>}
      {parts && parts.length > 0 && <Missing parts={parts} />}
    </div>
  );
}

const kinds = {
  tag: "history.missingTag",
  article: "history.missingArticle",
  file: "history.missingFile",
} as const;

function Missing({ parts }: { parts: readonly MissingPart[] }) {
  const { t } = useLanguage(historyTexts);
  const isOnlyFiles = parts.every(({ kind }) => kind === "file");
  return (
    <div className="rounded-small bg-warning-soft px-4 py-3 text-warning">
      <p className="font-semibold">{t("history.missing")}</p>
      <ul className="list-disc pl-5 [overflow-wrap:anywhere]">
        {parts.map(({ kind, id, name }) => (
          <li key={`${kind} ${id}`}>{t(kinds[kind], { name: name ?? id.slice(0, 8) })}</li>
        ))}
      </ul>
      <p className="mt-1">{t(isOnlyFiles ? "history.missingFileHint" : "history.missingHint")}</p>
    </div>
  );
}
