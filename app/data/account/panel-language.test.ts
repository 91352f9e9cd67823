import type { User } from "@supabase/supabase-js";
import { expect, it } from "vitest";
import { panelLanguageOf } from "./panel-language.ts";

it.each([
  [{ panel_language: "nl" }, "nl"],
  [{ panel_language: "en", language: "nl" }, "en"],
  [{ language: "nl" }, "en"],
  [{ panel_language: "fr" }, "en"],
  [{ panel_language: ["nl"] }, "en"],
  [{}, "en"],
])("with the metadata %j the panel is in %s", (user_metadata, language) => {
  const user: User = { id: "1", app_metadata: {}, user_metadata, aud: "authenticated", created_at: "" };
  expect(panelLanguageOf(user)).toBe(language);
});

it("is in English for nobody", () => {
  expect(panelLanguageOf(null)).toBe("en");
});
