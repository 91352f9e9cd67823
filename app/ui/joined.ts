import { createElement, Fragment, type ReactNode } from "react";
import { hyphenatedWord } from "../i18n/hyphenated-words.ts";

/** The text of a heading without line breaks within short hyphenated words; the text itself stays as it is. */
export function joined(text: string): ReactNode {
  const parts = text.split(hyphenatedWord);
  if (parts.length === 1) return text;
  return createElement(
    Fragment,
    null,
    ...parts.map((part, place) =>
      place % 2 === 1 ? createElement("span", { className: "whitespace-nowrap" }, part) : part,
    ),
  );
}
