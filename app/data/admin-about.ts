import { type Database, expectData, throwIfFailed } from "./database.ts";

const keys = ["about_title", "team_title", "statement"] as const;

export type AboutKey = (typeof keys)[number];

/** A text of the about page in both languages; an empty one means its default. */
export type AboutText = { content_key: AboutKey; value_nl: string; value_en: string };

/** The three texts of the about page, as people wrote them. Throws when they could not be read. */
export async function listAboutTexts(db: Database): Promise<AboutText[]> {
  const rows = expectData(await db.from("otm_about_us_content").select("content_key, value_nl, value_en"));
  return keys.map((key) => {
    const row = rows.find(({ content_key }) => content_key === key);
    return { content_key: key, value_nl: row?.value_nl ?? "", value_en: row?.value_en ?? "" };
  });
}

/** Stores texts of the about page, all or none. Throws when they could not be stored. */
export async function saveAboutTexts(db: Database, texts: readonly AboutText[]): Promise<void> {
  if (texts.length === 0) return;
  throwIfFailed(await db.from("otm_about_us_content").upsert([...texts], { onConflict: "content_key" }));
}
