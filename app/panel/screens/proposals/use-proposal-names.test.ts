import { expect, it } from "vitest";
import { versionedKinds } from "../../../content/kinds.ts";
import { languages } from "../../../i18n/language-texts.ts";
import { nounOf } from "./use-proposal-names.ts";

it.each(versionedKinds)("says what a proposal for a kind is about: %s", (kind) => {
  for (const language of languages) {
    expect(nounOf(kind, language)).not.toBe(nounOf("a kind that is not known", language));
  }
});
