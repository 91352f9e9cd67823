import { accountDatabase } from "../../../../account/account-database.ts";
import type { Field, Fields } from "../../../../content/fields.ts";
import { valueIn, withValue } from "../../../../content/kind.ts";
import { listLinkChoices } from "../../../../data/articles/link-choices.ts";
import { useLanguage } from "../../../../i18n/language.tsx";
import type { Language } from "../../../../i18n/language-texts.ts";
import { pageEditorTexts } from "../../../../i18n/panel/page-editor.en.ts";
import { sectionTexts } from "../../../../i18n/panel/sections.en.ts";
import type { BoundField } from "../../../../panel/editing/bind-part.ts";
import { FieldControl } from "../../../../panel/editing/declared-field.tsx";
import { useReading } from "../../../../ui/panel/hooks/use-failure-toast.ts";
import { PanelField } from "../../../../ui/panel/panel-field.tsx";
import { Select } from "../../../../ui/panel/select-field.tsx";
import { Switch } from "../../../../ui/primitives/switch.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { ItemsField } from "./items-field.tsx";
import { LinksField } from "./links-field.tsx";

export type SectionFieldsProps<Of extends object> = {
  fields: Fields;
  of: Of;
  language: Language;
  /** Of the inputs, such as `sections.3`; followed by the field and the language. */
  path: string;
  /** What is wrong with a field, by its path within the section. */
  errorOf(inner: string): string | undefined;
  /** The path of these fields within the section. */
  within?: string;
  onChange(change: (of: Of) => Of, name: string): void;
};

/** The declared fields of a section, or of an item in it. */
export function SectionFields<Of extends object>({ fields, of, onChange, ...place }: SectionFieldsProps<Of>) {
  return Object.entries(fields).map(([name, field]) => (
    <SectionField
      key={name}
      {...place}
      name={name}
      field={field}
      value={valueIn(of, { field: name })}
      onEdit={(edit) =>
        onChange((now) => withValue(now, { field: name }, edit(valueIn(now, { field: name }))), name)
      }
    />
  ));
}

type SectionFieldProps = Pick<SectionFieldsProps<object>, "language" | "path" | "errorOf" | "within"> & {
  name: string;
  field: Field;
  value: unknown;
  /** Changes the value as it is by then. */
  onEdit(edit: (value: unknown) => unknown): void;
};

function SectionField({ name, field, value, language, path, errorOf, within, onEdit }: SectionFieldProps) {
  const onChange = (next: unknown) => onEdit(() => next);
  const { t } = useLanguage(sectionTexts);
  const label = t(labelOf(field.label));
  const inner = within === undefined ? name : `${within}.${name}`;
  const text = {
    label,
    name: `${path}.${inner}.${language}`,
    value: String(value ?? ""),
    error: errorOf(inner),
    language,
    onChange,
  };
  switch (field.type) {
    case "address":
      return <AddressField {...text} {...(field.max !== undefined && { max: field.max })} />;
    case "choice":
      return (
        <ChoiceField
          label={label}
          chosen={text.value}
          choices={(field.values ?? []).map((one) => ({
            value: one,
            text: t(labelOf(`${field.label}.${one}`)),
          }))}
          onChoose={onChange}
        />
      );
    case "flag":
      return <Switch isOn={value === true} label={label} onChange={onChange} />;
    case "links":
      return <LinksField label={label} field={field} value={value} onEdit={onEdit} />;
    case "list":
      return (
        <ItemsField
          label={label}
          field={field}
          value={value}
          language={language}
          path={path}
          within={inner}
          errorOf={errorOf}
          onEdit={onEdit}
        />
      );
    default:
      return <FieldControl {...text} field={field} />;
  }
}

/** The label of a field, as a key of the texts. Throws when the texts lack it. */
export function labelOf(label: string): keyof typeof sectionTexts.nl {
  const keys = Object.keys(sectionTexts.nl);
  if (!isLabel(label, keys)) throw new Error(`The texts of sections lack "${label}"`);
  return label;
}

function isLabel(label: string, keys: readonly string[]): label is keyof typeof sectionTexts.nl {
  return keys.includes(label);
}

/** Where a link leads: typed, or a page of the site. */
function AddressField({ language = "nl", ...field }: BoundField & { max?: number }) {
  const { t } = useLanguage(pageEditorTexts);
  // None while they load, or when that fails.
  const choices = useReading(language, () => listLinkChoices(accountDatabase(), language)) ?? [];
  return (
    <div className="grid gap-2">
      <PanelField {...field} type="url" />
      {choices.length > 0 && (
        <Select
          aria-label={`${field.label}: ${t("page.chooseTarget")}`}
          every={t("page.chooseTarget")}
          chosen={choices.some(({ value }) => value === field.value) ? field.value : null}
          choices={choices.map(({ title, value }) => ({ value, text: title }))}
          onChoose={(value) => field.onChange(value ?? "")}
        />
      )}
    </div>
  );
}
