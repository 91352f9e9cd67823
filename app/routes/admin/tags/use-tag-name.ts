import { type RefObject, useRef, useState } from "react";
import {
  type TagNameProblem,
  tagNameLimit,
  tagNameProblem,
  tidyTagName,
} from "../../../data/tags/tag-name.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { fieldPanelTexts } from "../../../i18n/panel/fields.ts";

type Refusals = {
  /** What is said of a name of which no address can be made. */
  shape: string;
  /** What is said of a name that is taken; null when it is not. */
  taken(name: string): string | null;
};

export type TagName = {
  /** For the field in which it is typed. */
  field: {
    ref: RefObject<HTMLInputElement | null>;
    value: string;
    max: number;
    error: string | undefined;
    onChange(typed: string): void;
  };
  /** The name as it can be stored; null when it can't be, which is said at the field. */
  take(): string | null;
  clear(): void;
  focus(): void;
};

/** The name of a tag as somebody types it. */
export function useTagName(initial: string, refusals: Refusals): TagName {
  const { t } = useLanguage(fieldPanelTexts);
  const ref = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(initial);
  const [error, setError] = useState<string>();

  function onChange(next: string): void {
    setTyped(next);
    setError(undefined);
  }

  function take(): string | null {
    const name = tidyTagName(typed);
    const problem = tagNameProblem(name);
    const taken = problem ? null : refusals.taken(name);
    if (!problem && taken === null) return name;
    setError(problem ? textOf(problem) : (taken ?? undefined));
    ref.current?.focus();
    return null;
  }

  function textOf(problem: TagNameProblem): string | undefined {
    switch (problem) {
      case "blank":
        return t("fields.missing");
      case "shape":
        return refusals.shape;
      case "long":
        // The field counts for itself.
        return undefined;
    }
  }

  return {
    field: { ref, value: typed, max: tagNameLimit, error, onChange },
    take,
    clear: () => setTyped(""),
    focus: () => ref.current?.focus(),
  };
}
