import { ChevronDown } from "lucide-react";
import { useMemo, useState } from "react";
import { href, Link, useSearchParams } from "react-router";
import type { SiteTexts } from "../../data/site-texts/waiting-texts.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { siteTextsPanelTexts } from "../../i18n/panel/site-texts.en.ts";
import { EditorBar } from "../../ui/panel/editor-bar.tsx";
import { FilterSearch } from "../../ui/panel/filter-search.tsx";
import { SelectField } from "../../ui/panel/select-field.tsx";
import { RestoredNote } from "../editing/restored-note.tsx";
import { pageOf } from "./site-pages.ts";
import type { TextEntry, TextGroup } from "./text-catalog.ts";
import { TextDialogs } from "./text-dialogs.tsx";
import { fieldName } from "./text-fields.ts";
import { changedFields, findTexts, isEverything, openedAtOnce } from "./text-filter.ts";
import { useTextMarks } from "./text-marks.ts";
import { TextRow, type TextRowProps } from "./text-row.tsx";
import { TextsSaveButtons } from "./texts-save-buttons.tsx";
import { useSiteTexts } from "./use-site-texts.ts";
import { useTextNames } from "./use-text-names.ts";
import { WaitingTexts } from "./waiting-texts.tsx";

type Which = "all" | "changed" | "outdated";
type Shown = { search: string; which: Which };

const everything: Shown = { search: "", which: "all" };
const firstOpen: ReadonlySet<string> = new Set(["firm"]);
const noFields: ReadonlySet<string> = new Set();
const noneOf = { all: "texts.none", changed: "texts.noneChanged", outdated: "texts.noneOutdated" } as const;

const filterOf = ({ search, which }: Shown) => ({ search, isChanged: which !== "all" });

/** All texts of the site by page, with one save button. */
export function TextsForm({ texts }: { texts: SiteTexts }) {
  const { t } = useLanguage(siteTextsPanelTexts);
  const { nameOf } = useTextNames();
  const { edits, set, problems, save, rehearse, isSaving, resolution } = useSiteTexts(texts);
  const asked = useSearchParams()[0].get("q") ?? "";
  const [filter, setFilter] = useState(everything);
  const [open, setOpen] = useState(firstOpen);
  const [history, setHistory] = useState<string | null>(null);
  const changed = useMemo(() => changedFields(texts.stored), [texts]);
  // What is being typed may not hide its own field.
  const { outdated = noFields } = useTextMarks() ?? {};
  const find = ({ search, which }: Shown) =>
    findTexts(filterOf({ search, which }), edits.stored, which === "outdated" ? outdated : changed, nameOf);
  const found = find(filter);
  const count = Object.keys(edits.open).length;

  function show(part: Partial<Shown>): void {
    const wanted = { ...filter, ...part };
    setFilter(wanted);
    setOpen(isEverything(filterOf(wanted)) ? firstOpen : openedAtOnce(find(wanted)));
  }

  // The search of the panel leads to a text.
  const [answered, setAnswered] = useState("");
  if (asked !== answered) {
    setAnswered(asked);
    show({ search: asked, which: "all" });
  }

  function toggle(id: string, isOpen: boolean): void {
    setOpen((before) => new Set(isOpen ? [...before, id] : [...before].filter((one) => one !== id)));
  }

  /** A refused save leads to the first problem, which has to be in sight. */
  function saveOrShow(isPublished: boolean): void {
    if (problems.size > 0) {
      setFilter(everything);
      const faulty = findTexts(
        { search: "", isChanged: true },
        edits.stored,
        new Set(problems.keys()),
        nameOf,
      );
      setOpen((before) => new Set([...before, ...faulty.map(({ group }) => group.id)]));
    }
    requestAnimationFrame(() => void save(isPublished));
  }

  return (
    <>
      <EditorBar
        title={t("texts.title")}
        note={<p role="status">{count > 0 ? t("texts.unsaved", { count }) : t("texts.about")}</p>}
        end={
          <TextsSaveButtons isSaving={isSaving} isQuiet={count === 0} onSave={saveOrShow} change={rehearse} />
        }
      />
      <WaitingTexts texts={texts} />
      {edits.restoredAt && <RestoredNote time={edits.restoredAt} onDiscard={edits.discardAll} />}
      <search
        aria-label={t("texts.filter")}
        className="grid gap-4 rounded-card border border-line bg-white p-5 sm:grid-cols-[1fr_auto]"
      >
        <FilterSearch
          label={t("texts.search")}
          hint={t("texts.searchHint")}
          maxLength={200}
          search={filter.search}
          onSearch={(search) => show({ search })}
          className=""
        />
        <SelectField
          label={t("texts.which")}
          chosen={filter.which}
          choices={[
            { value: "all", text: t("texts.which.all") },
            { value: "changed", text: t("texts.which.changed") },
            { value: "outdated", text: t("texts.which.outdated") },
          ]}
          onChoose={(which) => which && show({ which })}
        />
      </search>
      <div className="mt-6 grid gap-3">
        {found.map(({ group, entries }) => (
          <TextGroupCard
            key={group.id}
            group={group}
            entries={entries}
            isOpen={open.has(group.id)}
            onToggle={toggle}
            edits={edits}
            texts={texts}
            problems={problems}
            changed={changed}
            outdated={outdated}
            nameOf={nameOf}
            onChange={set}
            onHistory={setHistory}
          />
        ))}
        {found.length === 0 && (
          <p className="py-8 text-ink-soft">
            {t(filter.search.trim() === "" ? noneOf[filter.which] : "texts.none")}
          </p>
        )}
      </div>
      <TextDialogs
        edits={edits}
        texts={texts}
        resolution={resolution}
        history={history}
        onCloseHistory={() => setHistory(null)}
      />
    </>
  );
}

type TextGroupProps = Omit<TextRowProps, "entry"> & {
  group: TextGroup;
  /** Those of its texts that the filter shows. */
  entries: readonly TextEntry[];
  isOpen: boolean;
  onToggle(id: string, isOpen: boolean): void;
  changed: ReadonlySet<string>;
  outdated: ReadonlySet<string>;
};

/** The texts of a page; closed, it renders none of them. */
function TextGroupCard({ group, entries, isOpen, onToggle, changed, outdated, ...rest }: TextGroupProps) {
  const { t } = useLanguage(siteTextsPanelTexts);
  const title = t(`texts.group.${group.id}`);
  const page = pageOf(group);
  const countIn = (names: ReadonlySet<string>) =>
    entries.flatMap(({ key, originals }) =>
      originals.filter(({ language }) => names.has(fieldName(key, language))),
    ).length;
  const [changes, marks] = [countIn(changed), countIn(outdated)];
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
            {marks > 0 && (
              <span className="text-warning">, {t("texts.countOutdated", { count: marks })}</span>
            )}
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
