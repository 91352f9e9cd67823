import { describePart, describeProblem } from "../../content/describe-part.ts";
import type { Fields, FormOf } from "../../content/fields.ts";
import { type Kind, type Part, type Problem, partName, valueIn, withValue } from "../../content/kind.ts";
import type { Language } from "../../i18n/language-texts.ts";
import type { FormChange } from "./use-document.ts";
import type { PartNames } from "./use-part-names.ts";

/** What an input of a text needs. */
export type BoundField = {
  label: string;
  /** By which a problem leads to it. */
  name: string;
  value: string;
  error: string | undefined;
  language?: Language;
  onChange(text: string): void;
};

/** The form of a document, bound to inputs. */
export type BoundForm<Form> = {
  form: Form;
  change(next: FormChange<Form>): void;
  /** The input of a part that is a text; a declared field has its label, name, value and error here. */
  bind(part: Part): BoundField;
  errorOf(part: Part): string | undefined;
  nameOf(part: Part): string;
};

export function bindForm<Of extends Fields>(
  kind: Kind<Of>,
  {
    form,
    change,
    problems,
  }: { form: FormOf<Of>; problems: readonly Problem[] } & Pick<BoundForm<FormOf<Of>>, "change">,
  names: PartNames,
): BoundForm<FormOf<Of>> {
  const nameOf = (part: Part) => describePart(kind, part, names);

  function errorOf(part: Part): string | undefined {
    const found = problems.find((problem) => partName(problem) === partName(part));
    return found && describeProblem(kind, found, names);
  }

  return {
    form,
    change,
    nameOf,
    errorOf,
    bind(part) {
      return {
        label: nameOf(part),
        name: partName(part),
        value: String(valueIn(form, part) ?? ""),
        error: errorOf(part),
        ...(part.language && { language: part.language }),
        onChange: (text) => change((now) => withValue(now, part, text)),
      };
    },
  };
}
