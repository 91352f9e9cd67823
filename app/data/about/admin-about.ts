import { type Database, expectData, neverStored, throwIfFailed } from "../database.ts";

const keys = ["about_title", "team_title", "statement"] as const;

type AboutKey = (typeof keys)[number];

/** A text of the about page in both languages; empty means the default. `updated_at` is the row version. */
export type EditedAboutText = {
  content_key: AboutKey;
  value_nl: string;
  value_en: string;
  updated_at: string;
};

/** The texts of the about page. Throws when the query fails. */
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
 * Saves texts over the given row versions, all or none.
 *
 * @throws StaleWrite when a version is outdated
 */
export async function saveAboutTexts(db: Database, texts: readonly EditedAboutText[]): Promise<void> {
  if (texts.length === 0) return;
  throwIfFailed(await db.from("otm_about_us_content").upsert([...texts], { onConflict: "content_key" }));
}
