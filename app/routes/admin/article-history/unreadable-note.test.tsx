import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageProvider } from "../../../i18n/language.tsx";
import { UnreadableNote } from "./unreadable-note.tsx";

const show = (language: "nl" | "en", unreadable: string[]) =>
  renderToStaticMarkup(
    <LanguageProvider language={language}>
      <UnreadableNote version={{ number: 3, unreadable }} />
    </LanguageProvider>,
  );

it("names what can't be read of a version, in both languages", () => {
  expect(show("nl", ["Slug", "Titel (NL)"])).toContain("Van versie 3 is niet te lezen: Slug, Titel (NL).");
  expect(show("en", ["Slug"])).toContain("Of version 3 this can&#x27;t be read: Slug.");
});

it("says nothing of a version that can be read", () => {
  expect(show("nl", [])).toBe("");
});
