import { type ReactNode, useRef } from "react";
import { accountDatabase } from "../../../../account/account-database.ts";
import type { Field, Linked } from "../../../../content/fields.ts";
import { listTeam } from "../../../../data/about/admin-about.ts";
import type { Database } from "../../../../data/database.ts";
import { listDownloadPages } from "../../../../data/downloads/admin-downloads.ts";
import { listTags } from "../../../../data/tags/tags.ts";
import { useLanguage } from "../../../../i18n/language.tsx";
import { pageEditorTexts } from "../../../../i18n/panel/page-editor.en.ts";
import { useFailureToast, useReading } from "../../../../ui/panel/hooks/use-failure-toast.ts";
import { useFocusAfter } from "../../../../ui/panel/hooks/use-focus-after.ts";
import { Select } from "../../../../ui/panel/select-field.tsx";
import { ArticleSearch } from "../../blog-editor/article-search.tsx";
import {
  type EditList,
  MoveButtons,
  moved,
  removeButtonAt,
  useRemoval,
} from "../../blog-editor/move-buttons.tsx";
import { useTitles } from "../../blog-editor/use-titles.ts";

type LinksFieldProps = {
  label: string;
  field: Field;
  value: unknown;
  onEdit(edit: (value: unknown) => unknown): void;
};

/** Other content in the order in which it was chosen. */
export function LinksField({ label, field, value, onEdit }: LinksFieldProps) {
  const links = {
    label,
    chosen: idsIn(value),
    max: field.max ?? Number.POSITIVE_INFINITY,
    onEdit: (edit: (ids: readonly string[]) => string[]) => onEdit((now) => edit(idsIn(now))),
  };
  return field.of === "article" ? (
    <ArticleLinks {...links} />
  ) : (
    <ListedLinks {...links} of={field.of ?? "tag"} />
  );
}

function idsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];
}

type LinksProps = { label: string; chosen: readonly string[]; max: number; onEdit: EditList<string> };

/** Articles, of which there are too many for a list. */
function ArticleLinks(links: LinksProps) {
  const { t } = useLanguage(pageEditorTexts);
  const { newest, known, areLoaded } = useTitles(links.chosen, t("word.loadFailed"));
  const names = known.map(({ id, title, slug }) => ({ value: id, text: title ?? slug }));
  return (
    <ChosenLinks {...links} names={names} isLoaded={areLoaded}>
      {(choose) => (
        <ArticleSearch label={links.label} newest={newest} without={links.chosen} onChoose={choose} />
      )}
    </ChosenLinks>
  );
}

function ListedLinks({ of, ...links }: LinksProps & { of: ListedLink }) {
  const { t } = useLanguage(pageEditorTexts);
  const { choices, isLoaded } = useLinkable(of);
  return (
    <ChosenLinks {...links} names={choices} isLoaded={isLoaded}>
      {(choose) => (
        <Select
          aria-label={links.label}
          every={t("page.chooseOne")}
          chosen={null}
          choices={choices.filter(({ value: id }) => !links.chosen.includes(id))}
          onChoose={(id) => id && choose(id)}
        />
      )}
    </ChosenLinks>
  );
}

type ChosenLinksProps = LinksProps & {
  names: readonly { value: string; text: string }[];
  isLoaded: boolean;
  /** Where another one is chosen. */
  children(choose: (id: string) => void): ReactNode;
};

function ChosenLinks({ label, chosen, max, names, isLoaded, onEdit, children }: ChosenLinksProps) {
  const { t } = useLanguage(pageEditorTexts);
  const focusAfter = useFocusAfter();
  const field = useRef<HTMLFieldSetElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const nameOf = (id: string) =>
    names.find(({ value }) => value === id)?.text ?? (isLoaded ? t("page.goneChoice") : "…");

  const removeItem = useRemoval(onEdit);

  const picker = () => field.current?.querySelector<HTMLElement>("select, input");

  function choose(id: string): void {
    onEdit((now) => [...now, id]);
    // The last choice removes the picker.
    focusAfter(() => picker() ?? removeButtonAt(list.current, chosen.length));
  }

  function remove(id: string, index: number): void {
    removeItem(id, index, nameOf(id));
    focusAfter(picker);
  }

  return (
    <fieldset ref={field}>
      <legend className="mb-2 font-semibold">{label}</legend>
      {chosen.length > 0 && (
        <ol ref={list} className="mb-3 grid gap-2">
          {chosen.map((id, index) => (
            <li
              key={id}
              className="flex items-center justify-between gap-3 rounded-small border border-line py-1 pr-1 pl-4"
            >
              <span className="min-w-0 [overflow-wrap:anywhere]">{nameOf(id)}</span>
              <MoveButtons
                title={nameOf(id)}
                isFirst={index === 0}
                isLast={index === chosen.length - 1}
                onMove={(direction) => onEdit((now) => moved(now, index, direction))}
                onRemove={() => remove(id, index)}
              />
            </li>
          ))}
        </ol>
      )}
      {chosen.length < max && children(choose)}
    </fieldset>
  );
}

/** What is few enough for a list; articles are searched. */
type ListedLink = Exclude<Linked, "article">;

type Choice = { value: string; text: string };

/** What can be linked to, by what it is: what visitors see of it. */
const lists: Readonly<Record<ListedLink, (db: Database) => Promise<Choice[]>>> = {
  tag: async (db) => (await listTags(db)).map(({ id, name }) => ({ value: id, text: name })),
  "team-member": async (db) =>
    (await listTeam(db)).filter(({ active }) => active).map(({ id, name }) => ({ value: id, text: name })),
  "download-page": async (db) =>
    (await listDownloadPages(db))
      .filter(({ isActive }) => isActive)
      .map(({ id, slug }) => ({ value: id, text: slug })),
};

/** The choices of a field of links. A failure shows a toast and leaves the editor usable. */
function useLinkable(of: ListedLink): { choices: readonly Choice[]; isLoaded: boolean } {
  const { t } = useLanguage(pageEditorTexts);
  const choices = useReading(of, () => lists[of](accountDatabase()));
  useFailureToast(choices, t("word.loadFailed"));
  return { choices: choices ?? [], isLoaded: Boolean(choices) };
}
