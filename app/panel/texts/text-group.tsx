import { ChevronDown } from "lucide-react";
import { href, Link } from "react-router";
import { useLanguage } from "../../i18n/language.tsx";
import { siteTextsPanelTexts } from "../../i18n/panel/site-texts.en.ts";
import { pageOf } from "./site-pages.ts";
import type { TextEntry, TextGroup } from "./text-catalog.ts";
import { fieldName } from "./text-fields.ts";
import { TextRow, type TextRowProps } from "./text-row.tsx";

type TextGroupProps = Omit<TextRowProps, "entry"> & {
  group: TextGroup;
  /** Those of its texts that the filter shows. */
  entries: readonly TextEntry[];
  isOpen: boolean;
  onToggle(id: string, isOpen: boolean): void;
  changed: ReadonlySet<string>;
};

/** The texts of a page; closed, it renders none of them. */
export function TextGroupCard({ group, entries, isOpen, onToggle, changed, ...rest }: TextGroupProps) {
  const { t } = useLanguage(siteTextsPanelTexts);
  const title = t(`texts.group.${group.id}`);
  const page = pageOf(group);
  const changes = entries.flatMap(({ key, originals }) =>
    originals.filter(({ language }) => changed.has(fieldName(key, language))),
  ).length;
  return (
    <section aria-label={title} className="min-w-0 rounded-card border border-line bg-white">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => onToggle(group.id, !isOpen)}
          className="flex min-h-12 w-full flex-wrap items-center gap-x-4 rounded-card px-5 py-2.5 text-left"
        >
          <ChevronDown
            aria-hidden="true"
            className={`size-5 shrink-0 ${isOpen ? "" : "-rotate-90"}`}
            strokeWidth={1.75}
          />
          <span className="min-w-0 grow font-semibold text-title-4">{title}</span>
          <span className="font-normal text-ink-soft text-small">
            {entries.length === 1 ? t("texts.countOne") : t("texts.count", { count: entries.length })}
            {changes > 0 && `, ${t("texts.countChanged", { count: changes })}`}
          </span>
        </button>
      </h2>
      {isOpen && (
        <div className="border-line border-t px-5 pt-4 pb-6">
          {page && (
            <Link
              to={`${href("/admin/site")}?${new URLSearchParams({ page })}`}
              className="text-link standalone-link text-small"
            >
              {t("texts.onPage")}
            </Link>
          )}
          <ul className={group.id === "firm" ? "grid gap-x-6 lg:grid-cols-2" : "divide-y divide-line"}>
            {entries.map((entry) => (
              <TextRow key={entry.key} entry={entry} {...rest} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
