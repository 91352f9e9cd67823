import { type RefObject, useRef, useState } from "react";
import {
  type TagNameProblem,
  tagNameLimit,
  tagNameProblem,
  tidyTagName,
} from "../../../data/tags/tag-name.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { fieldPanelTexts } from "../../../i18n/panel/fields.en.ts";

type Rejections = {
  /** The message for a name without a slug. */
  shape: string;
  /** The message for a name that is taken; null otherwise. */
  taken(name: string): string | null;
};

type TagName = {
  /** The props of the field. */
  field: {
    ref: RefObject<HTMLInputElement | null>;
    value: string;
    max: number;
    error: string | undefined;
    onChange(typed: string): void;
  };
  /** The normalised name; null when it is invalid. */
  take(): string | null;
  clear(): void;
  focus(): void;
};

/** The name of a tag while it is edited; an optional one may be empty. */
export function useTagName(initial: string, rejections: Rejections, isOptional = false): TagName {
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
    const problem = isOptional && name === "" ? null : tagNameProblem(name);
    const taken = problem ? null : rejections.taken(name);
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
        return rejections.shape;
      case "long":
        // The field shows this error itself.
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
