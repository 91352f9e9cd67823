import type { LucideIcon } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import type { Change } from "../../data/rehearsals/rehearse.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { fieldPanelTexts } from "../../i18n/panel/fields.en.ts";
import { type ActionMessages, UnresolvedConflict, useAction } from "../../ui/panel/hooks/use-action.ts";
import { useFocusAfter } from "../../ui/panel/hooks/use-focus-after.ts";
import { PanelField } from "../../ui/panel/panel-field.tsx";
import { RehearsalButton } from "../../ui/panel/rehearsal.tsx";
import { Select } from "../../ui/panel/select-field.tsx";
import { isTooLong } from "../../ui/panel/too-long.ts";

/** What is in the fields of a small form; a choice by its value. */
export type FormValues<Name extends string> = Readonly<Record<Name, string>>;

type FormField<Name extends string> = { name: Name; label: string; hint?: ReactNode } & (
  | { choices: readonly (readonly [value: string, text: string])[] }
  | {
      type?: "text" | "date" | "url" | "email" | "password";
      isRequired?: boolean;
      /** In characters. */
      max?: number;
      /** Of a text of several lines. */
      rows?: number;
      placeholder?: string;
      /** Offered while typing. */
      suggestions?: readonly string[];
    }
);

/** What is wrong with fields, by their names: the form says it where it is, and keeps what was typed. */
export class FieldProblems extends Error {
  readonly problems: Readonly<Record<string, string>>;

  constructor(problems: Readonly<Record<string, string>>) {
    super(`Not accepted: ${Object.keys(problems).join(", ")}`);
    this.problems = problems;
  }
}

type SmallFormProps<Name extends string> = {
  start: FormValues<Name>;
  /** The fields that the values ask for, in their order. */
  fields(values: FormValues<Name>): readonly (FormField<Name> | false)[];
  /** Gives what is said of it; throws FieldProblems for what is wrong with a field. */
  save(values: FormValues<Name>): Promise<string>;
  failed?: ActionMessages["failed"];
  submit: string;
  /** In its place meanwhile. */
  busy?: string;
  icon?: LucideIcon;
  /** Stands before the buttons. */
  note?(values: FormValues<Name>): ReactNode;
  /** What a save changes of what visitors see, which can be rehearsed; null while that is not known. */
  change?(values: FormValues<Name>): Change | null;
  /** The columns of the fields. */
  columns?: string;
  label?: string;
  /** Closes the dialog that it stands in. */
  close?(): void;
  /** After a save; a form without a dialog is emptied. */
  onDone?(): void;
};

/** A few fields that are saved together, with what is wrong at each of them. */
export function SmallForm<Name extends string>({
  start,
  fields,
  columns = "",
  ...form
}: SmallFormProps<Name>) {
  const { t: texts } = useLanguage(fieldPanelTexts);
  const { isBusy, act } = useAction();
  const focusAfter = useFocusAfter();
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(start);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const shown = fields(values).filter((field) => field !== false);
  const { icon: Icon } = form;
  const rehearsed = form.change?.(values) ?? null;

  function change(name: Name, value: string): void {
    setValues((before) => ({ ...before, [name]: value }));
    setProblems(({ [name]: _, ...others }) => others);
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    const missing = shown.filter((field) => isMissing(field, values[field.name]));
    const empty = Object.fromEntries(missing.map(({ name }) => [name, texts("fields.missing")]));
    const isLong = shown.some(
      (field) => "max" in field && isTooLong(values[field.name], field.max ?? Infinity),
    );
    if (missing.length > 0 || isLong) return show(empty);
    let said = "";
    const work = async () => {
      said = await save();
    };
    if (await act(work, { done: () => said, failed: form.failed, action: form.submit })) {
      setProblems({});
      if (!form.close) setValues(start);
      form.onDone?.();
    }
  }

  async function save(): Promise<string> {
    try {
      return await form.save(values);
    } catch (error) {
      if (!(error instanceof FieldProblems)) throw error;
      show(error.problems);
      throw new UnresolvedConflict();
    }
  }

  function show(found: Readonly<Record<string, string>>): void {
    setProblems(found);
    focusAfter(() => element.current?.querySelector<HTMLElement>("[aria-invalid=true]"));
  }

  return (
    <form
      ref={element}
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-label={form.label}
      className="mt-5 grid gap-5"
    >
      <div className={`grid gap-5 ${columns}`}>
        {shown.map((field) => (
          <Field
            key={field.name}
            field={field}
            value={values[field.name]}
            problem={problems[field.name]}
            onChange={(value) => change(field.name, value)}
          />
        ))}
      </div>
      {form.note?.(values)}
      <p className={`flex flex-wrap gap-3 ${form.close ? "justify-end" : ""}`}>
        {form.close && (
          <button type="button" onClick={form.close} className="button button-quiet">
            {texts("word.cancel")}
          </button>
        )}
        {form.change && (
          <RehearsalButton
            change={rehearsed ?? nothing}
            isDisabled={rehearsed === null}
            className="button button-quiet"
          />
        )}
        <button type="submit" aria-disabled={isBusy} className="button button-primary">
          {Icon && <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />}
          {isBusy ? (form.busy ?? texts("word.busy")) : form.submit}
        </button>
      </p>
    </form>
  );
}

async function nothing(): Promise<void> {}

function isMissing(field: FormField<string>, value: string): boolean {
  return "isRequired" in field && field.isRequired === true && value.trim() === "";
}

type FieldProps = {
  field: FormField<string>;
  value: string;
  problem: string | undefined;
  onChange(value: string): void;
};

function Field({ field, value, problem, onChange }: FieldProps) {
  const id = useId();
  if (!("choices" in field))
    return <PanelField {...field} value={value} error={problem} onChange={onChange} />;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {field.label}
      </label>
      <Select
        id={id}
        chosen={value}
        choices={field.choices.map(([known, text]) => ({ value: known, text }))}
        onChoose={(chosen) => onChange(chosen ?? value)}
      />
      {field.hint && <p className="mt-1.5 text-ink-soft text-small">{field.hint}</p>}
    </div>
  );
}
