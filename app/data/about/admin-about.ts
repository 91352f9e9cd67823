import { type Database, expectData, neverStored, throwIfFailed } from "../database.ts";

const keys = ["about_title", "team_title", "statement"] as const;

export type AboutKey = (typeof keys)[number];

/** A text of the about page in both languages; an empty one means its default. `updated_at` tells versions apart. */
export type EditedAboutText = {
  content_key: AboutKey;
  value_nl: string;
  value_en: string;
  updated_at: string;
};

/** The three texts of the about page, as people wrote them. Throws when they could not be read. */
export async function listAboutTexts(db: Database): Promise<EditedAboutText[]> {
  const rows = expectData(
    await db.from("otm_about_us_content").select("content_key, value_nl, value_en, updated_at"),
  );
  return keys.map((key) => {
    const row = rows.find(({ content_key }) => content_key === key);
    const { value_nl = "", value_en = "", updated_at = neverStored } = row ?? {};
    return { content_key: key, value_nl, value_en, updated_at };
  });
}

/**
 * Stores texts of the about page over the versions that they name, all or none. Throws StaleWrite when one of these is
 * not the present one, and when they could not be stored.
 */
export async function saveAboutTexts(db: Database, texts: readonly EditedAboutText[]): Promise<void> {
  if (texts.length === 0) return;
  throwIfFailed(await db.from("otm_about_us_content").upsert([...texts], { onConflict: "content_key" }));
}
