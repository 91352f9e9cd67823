import { Plus } from "lucide-react";
import { useRef } from "react";
import type { Field } from "../../../../content/fields.ts";
import { emptyItem, type Item, itemsOf } from "../../../../content/kind.ts";
import { useLanguage } from "../../../../i18n/language.tsx";
import { pageEditorTexts } from "../../../../i18n/panel/page-editor.en.ts";
import { sectionTexts } from "../../../../i18n/panel/sections.en.ts";
import { smallButton } from "../../../../ui/panel/buttons.ts";
import { useFocusAfter } from "../../../../ui/panel/hooks/use-focus-after.ts";
import {
  type EditList,
  MoveButtons,
  moved,
  removeButtonAt,
  useRemoval,
} from "../../blog-editor/move-buttons.tsx";
import { labelOf, SectionFields, type SectionFieldsProps } from "./section-fields.tsx";

type ItemsFieldProps = Pick<SectionFieldsProps<object>, "language" | "path" | "errorOf"> & {
  label: string;
  field: Field;
  value: unknown;
  within: string;
  onEdit(edit: (value: unknown) => unknown): void;
};

/** A list of items with fields of their own. */
export function ItemsField({ label, field, value, within, onEdit, ...place }: ItemsFieldProps) {
  const { t } = useLanguage(pageEditorTexts);
  const { t: section } = useLanguage(sectionTexts);
  const list = useRef<HTMLOListElement>(null);
  const focusAfter = useFocusAfter();
  const items = itemsOf(value);
  const onEditItems: EditList<Item> = (edit) => onEdit((now) => edit(itemsOf(now)));
  const removeItem = useRemoval(onEditItems);
  const { item = {}, min = 0, max = Number.POSITIVE_INFINITY } = field;
  const nameAt = (index: number) => section(labelOf(field.itemLabel ?? field.label), { number: index + 1 });
  const error = place.errorOf(within);

  function add(): void {
    onEditItems((now) => [...now, emptyItem(item)]);
    focusAfter(() => list.current?.lastElementChild?.querySelector<HTMLElement>("input, select, textarea"));
  }

  function remove(one: Item, index: number): void {
    removeItem(one, index, nameAt(index));
    focusAfter(() => removeButtonAt(list.current, Math.min(index, items.length - 2)));
  }

  return (
    <fieldset className="grid grid-cols-1 gap-3">
      <legend className="mb-2 font-semibold">
        {label}
        {min > 0 && (
          <span className="ml-2 font-normal text-ink-soft text-small">
            {Number.isFinite(max) ? t("page.between", { min, max }) : t("page.atLeast", { min })}
          </span>
        )}
      </legend>
      {error && <p className="font-semibold text-error text-small">{error}</p>}
      {items.length > 0 && (
        <ol ref={list} className="grid grid-cols-1 gap-3">
          {items.map((one, index) => (
            <li key={one.key} className="rounded-small border border-line p-3">
              <fieldset className="grid grid-cols-1 gap-4">
                <legend className="sr-only">{nameAt(index)}</legend>
                <SectionFields
                  {...place}
                  fields={item}
                  of={one}
                  within={within}
                  onChange={(change) =>
                    onEditItems((now) => now.map((held) => (held.key === one.key ? change(held) : held)))
                  }
                />
              </fieldset>
              <div className="mt-2 flex items-center justify-between">
                <span className="text-ink-soft text-small">{nameAt(index)}</span>
                <MoveButtons
                  title={nameAt(index)}
                  isFirst={index === 0}
                  isLast={index === items.length - 1}
                  onMove={(direction) => onEditItems((now) => moved(now, index, direction))}
                  onRemove={() => remove(one, index)}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      {items.length < max && (
        <p>
          <button type="button" onClick={add} className={smallButton}>
            <Plus aria-hidden="true" className="size-4" />
            {t("page.addItem", { name: nameAt(items.length) })}
          </button>
        </p>
      )}
    </fieldset>
  );
}
