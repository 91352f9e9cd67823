import { useLanguage } from "../../../i18n/language.tsx";
import { historyTexts } from "../../../i18n/panel/article-history.en.ts";

type UnreadableNoteProps = { version: { number: number; unreadable: readonly string[] } | null };

/** Says which fields of a version could not be read; nothing of a whole one. */
export function UnreadableNote({ version }: UnreadableNoteProps) {
  const { t } = useLanguage(historyTexts);
  if (!version || version.unreadable.length === 0) return null;
  const { number, unreadable } = version;
  return (
    <p role="note" className="mb-4 rounded-small bg-warning-soft px-4 py-3 text-small text-warning">
      {t("history.unreadable", { number, fields: unreadable.join(", ") })}
    </p>
  );
}
