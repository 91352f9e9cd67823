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

/** In characters: longer titles would fill the first screen. */
const longTitle = 70;
const longestTitle = 80;

/** The size of a page's title. */
export function titleSize(title: string, size = "text-title-1"): string {
  if (title.length > longestTitle) return "text-title-3";
  return title.length > longTitle ? "text-title-2" : size;
}

/** The space after a sentence: before it stands a word and not an initial, after it something begins. */
const afterSentence = /(?<=[\p{L}\p{N}]{2}[.!?…]+[”’"')]*)\s+(?=[“‘"'(¿¡]*[\p{Lu}\p{N}])/u;

/** Invisible signs before a text say in the panel which it is: they stand in the heading itself. */
const invisible = /^[\u2061-\u2064]+/;

/**
 * The text of a heading that begins a line with a sentence rather than within one: each is balanced by itself, short
 * ones share a line. Not for links: the line under one stops at such a block.
 */
export function sentences(text: string): ReactNode {
  const [signs = ""] = invisible.exec(text) ?? [];
  const parts = text.slice(signs.length).split(afterSentence);
  if (parts.length === 1) return joined(text);
  return createElement(
    Fragment,
    null,
    signs,
    ...parts.flatMap((part, place) => [
      place > 0 && createElement("span", null, " "),
      createElement("span", { className: "inline-block" }, joined(part)),
    ]),
  );
}
