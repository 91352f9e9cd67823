import { href, Link } from "react-router";
import { formatNumber } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { importTexts } from "../../../i18n/panel/import.en.ts";
import { importNotes } from "../../../i18n/panel/import-notes.en.ts";
import type { ReportedItem } from "../../../import/import-state.ts";
import { BoundedList } from "./bounded-list.tsx";

type ItemListProps = { title(count: string): string; items: readonly ReportedItem[]; isOpen?: boolean };

/** Items with their notes, and a link to what they have become; nothing without one. */
export function ItemList({ title, items, isOpen = false }: ItemListProps) {
  const { language, t } = useLanguage(importTexts);
  const { t: note } = useLanguage(importNotes);
  if (items.length === 0) return null;
  const notesOf = ({ notes }: ReportedItem) => notes.map(({ key, values }) => note(key, values));
  return (
    <details open={isOpen} className="min-w-0">
      <summary className="min-h-11 py-2 font-semibold">{title(formatNumber(items.length, language))}</summary>
      <BoundedList
        rows={items}
        keyOf={({ kind, key }) => `${kind} ${key}`}
        textOf={(item) => [item.title, ...notesOf(item)].join("\n")}
      >
        {(item) => (
          <>
            <span className="block">
              <ItemTitle item={item} />{" "}
              <span className="text-ink-soft text-small">{t(`import.one.${item.kind}`)}</span>
            </span>
            {notesOf(item).map((text) => (
              <span key={text} className="block text-ink-soft text-small">
                {text}
              </span>
            ))}
          </>
        )}
      </BoundedList>
    </details>
  );
}

function ItemTitle({ item: { kind, key, title, id } }: { item: ReportedItem }) {
  const text = title || key;
  if (id === undefined) return <strong className="font-semibold">{text}</strong>;
  const to = kind === "page" ? href("/admin/pages/:id", { id }) : href("/admin/blog-editor/:id", { id });
  return (
    <Link to={to} className="text-link">
      {text}
    </Link>
  );
}
