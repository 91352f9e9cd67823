import { createElement, Fragment, type ReactNode } from "react";
import { hyphenatedWord } from "../i18n/hyphenated-words.ts";

/** The text of a heading without line breaks within short hyphenated words; the text itself stays as it is. */
export function joined(text: string): ReactNode {
  const parts = text.split(hyphenatedWord);
  if (parts.length === 1) return text;
  return createElement(
    Fragment,
    null,
    // Each in an element, in which React changes a text that a translation has replaced.
    ...parts.map(
      (part, place) =>
        part && createElement("span", place % 2 === 1 ? { className: "whitespace-nowrap" } : null, part),
    ),
  );
}
