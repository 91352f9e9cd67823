import type { ReactNode } from "react";
import type { Field, Fields, FormOf } from "../../content/fields.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { type Language, lookUp } from "../../i18n/language-texts.ts";
import { fieldPanelTexts } from "../../i18n/panel/fields.en.ts";
import { PanelField } from "../../ui/panel/panel-field.tsx";
import type { PanelKind } from "../kinds.ts";
import { ImageField } from "../media/image-field.tsx";
import { PictureTextField } from "../media/picture-text-field.tsx";
import { TranslationNote } from "../translations/translation-note.tsx";
import type { TranslationMarks } from "../translations/use-translation-marks.ts";
import type { BoundField, BoundForm } from "./bind-part.ts";

/** What a screen adds to a field. */
type Look = { hint?: ReactNode; placeholder?: string };

type DeclaredFieldProps<Of extends Fields> = Look & {
  of: Pick<PanelKind<Of>, "kind" | "labels">;
  fields: BoundForm<FormOf<Of>>;
  marks: TranslationMarks;
  name: keyof Of & string;
  language: Language;
};

/** A field of a kind in one language, which the tab names: its label, control and limit follow from the declaration. */
export function DeclaredField<Of extends Fields>(props: DeclaredFieldProps<Of>) {
  const { of, fields, marks, name, language, ...look } = props;
  const { language: ofPanel } = useLanguage(fieldPanelTexts);
  const field: Field | undefined = of.kind.fields[name];
  if (!field) return null;
  return (
    <FieldControl
      {...look}
      {...fields.bind({ field: name, language })}
      field={field}
      language={language}
      label={lookUp(of.labels, ofPanel, field.label)}
      note={<TranslationNote marks={marks} language={language} field={name} />}
    />
  );
}

type FieldControlProps = Look & BoundField & { field: Field; language: Language; note?: ReactNode };

/** The control of a declared field whose value is a text. */
export function FieldControl({ field: { type, max }, ...bound }: FieldControlProps) {
  const text = { ...bound, ...(max !== undefined && { max }) };
  switch (type) {
    case "html":
      return (
        <div>
          <PictureTextField key={text.name} {...text} />
          {text.error && <p className="mt-1.5 font-semibold text-error text-small">{text.error}</p>}
          {text.hint && <p className="mt-1.5 text-ink-soft text-small">{text.hint}</p>}
        </div>
      );
    case "text":
      return <PanelField {...text} rows={4} />;
    case "picture":
      return <ImageField {...text} />;
    case "number":
      return <PanelField {...text} type="number" />;
    case "line":
      return <PanelField {...text} onChange={(typed) => text.onChange(typed.replace(/\p{Cc}+/gu, " "))} />;
    default:
      return <PanelField {...text} />;
  }
}
