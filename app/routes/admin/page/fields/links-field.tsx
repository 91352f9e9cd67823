import { useRef } from "react";
import type { Field } from "../../../../content/fields.ts";
import { useLanguage } from "../../../../i18n/language.tsx";
import { pageEditorTexts } from "../../../../i18n/panel/page-editor.en.ts";
import { useFocusAfter } from "../../../../ui/panel/hooks/use-focus-after.ts";
import { Select } from "../../../../ui/panel/select-field.tsx";
import { MoveButtons, moved } from "../../blog-editor/move-buttons.tsx";
import { useLinkable } from "./use-linkable.ts";

type LinksFieldProps = {
  label: string;
  field: Field;
  value: unknown;
  onChange(ids: readonly string[]): void;
};

/** Other content in the order in which it was chosen. */
export function LinksField({ label, field, value, onChange }: LinksFieldProps) {
  const { t } = useLanguage(pageEditorTexts);
  const { choices, isLoaded } = useLinkable(field.of ?? "tag");
  const focusAfter = useFocusAfter();
  const select = useRef<HTMLFieldSetElement>(null);
  const chosen = Array.isArray(value) ? value.filter((id) => typeof id === "string") : [];
  const left = choices.filter(({ value: id }) => !chosen.includes(id));
  const nameOf = (id: string) =>
    choices.find((choice) => choice.value === id)?.text ?? (isLoaded ? t("page.goneChoice") : "…");

  function remove(index: number): void {
    onChange(chosen.toSpliced(index, 1));
    focusAfter(() => select.current?.querySelector("select"));
  }

  return (
    <fieldset ref={select}>
      <legend className="mb-2 font-semibold">{label}</legend>
      {chosen.length > 0 && (
        <ol className="mb-3 grid gap-2">
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
                onMove={(direction) => onChange(moved(chosen, index, direction))}
                onRemove={() => remove(index)}
              />
            </li>
          ))}
        </ol>
      )}
      {chosen.length < (field.max ?? Number.POSITIVE_INFINITY) && (
        <Select
          aria-label={label}
          every={t("page.chooseOne")}
          chosen={null}
          choices={left}
          onChoose={(id) => id && onChange([...chosen, id])}
        />
      )}
    </fieldset>
  );
}
