import type { User } from "@supabase/supabase-js";
import type { Language } from "../../i18n/language-texts.ts";
import type { Database } from "../database.ts";

/** The language in which a person uses the panel, kept with the account; English by default. */
export function panelLanguageOf(user: User | null): Language {
  return user?.user_metadata.panel_language === "nl" ? "nl" : "en";
}

/** Keeps the choice of the signed-in person; other tabs hear of it. Throws the service's error. */
export async function savePanelLanguage(db: Database, language: Language): Promise<void> {
  const { error } = await db.auth.updateUser({ data: { panel_language: language } });
  if (error) throw error;
}

/**
 * Begins the panel of the person who has just signed in, in the language of that page; an earlier choice stays. The page is
 * Dutch for everybody at first: it counts for whose browser is too.
 */
export async function keepFirstPanelLanguage(db: Database, language: Language): Promise<void> {
  if (language === "nl" && !navigator.languages.some((name) => /^nl\b/i.test(name))) return;
  const { data } = await db.auth.getSession();
  if (!data.session || data.session.user.user_metadata.panel_language !== undefined) return;
  try {
    await savePanelLanguage(db, language);
  } catch (error) {
    console.warn("The language of the panel was not kept:", error instanceof Error ? error.message : error);
  }
}
