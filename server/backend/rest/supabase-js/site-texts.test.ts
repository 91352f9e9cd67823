import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { neverStored, StaleWrite, throwIfFailed } from "../../../../app/data/database.ts";
import type { Database as Schema } from "../../../../app/data/schema.ts";
import {
  listStoredTexts,
  listTextVersions,
  restoreSiteText,
  type SavedText,
} from "../../../../app/data/site-texts/admin-site-texts.ts";
import { readSiteTexts } from "../../../../app/data/site-texts/site-texts.ts";
import { openApi } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";

describeOnDatabase("the texts of the site, through supabase-js", (open) => {
  let database: Awaited<ReturnType<typeof open>>;
  let visitor: SupabaseClient<Schema>;
  let admin: SupabaseClient<Schema>;
  const title = { key: "home.hero.title", language: "nl" } as const;

  beforeAll(async () => {
    database = await open();
    const api = await openApi(database);
    visitor = api.client();
    admin = api.client(await api.signIn({ isAdmin: true }));
  });
  beforeEach(() =>
    database.execute("delete from public.otm_site_texts; delete from public.otm_site_text_versions"),
  );

  const read = () => readSiteTexts({}, null, visitor, "nl");

  it("are all read, however many rows earlier versions have left", async () => {
    await database.query(
      `insert into public.otm_site_texts (key, language, text)
       select 'earlier.' || number, 'nl', 'x' from generate_series(1, 2500) number`,
    );
    await saveSiteTexts(admin, [{ ...title, text: "Hallo", updatedAt: null }]);
    expect(await read()).toMatchObject({ "home.hero.title": "Hallo" });
    const stored = await listStoredTexts(admin);
    expect(stored).toHaveLength(2501);
    expect(stored).toContainEqual(expect.objectContaining({ ...title, text: "Hallo" }));
  });

  it("are deleted by saving the original, with others in one save, and restored from their history", async () => {
    await saveSiteTexts(admin, [{ ...title, text: "Hallo", updatedAt: null }]);
    const [stored] = await listStoredTexts(admin);
    await saveSiteTexts(admin, [
      { ...title, text: "", updatedAt: stored?.updatedAt ?? null },
      { ...title, language: "en", text: "Hello", updatedAt: null },
    ]);
    expect(await read()).toEqual({});
    expect(await database.query("select language, text from public.otm_site_texts")).toEqual([
      { language: "en", text: "Hello" },
    ]);
    const original = (await listStoredTexts(admin)).find(({ language }) => language === "nl");
    expect(original).toMatchObject({ text: "", person: expect.stringContaining("@") });
    const [, hello] = await listTextVersions(admin, title.key, title.language);
    await restoreSiteText(admin, hello?.id ?? "", original?.updatedAt ?? neverStored);
    expect(await read()).toEqual({ "home.hero.title": "Hallo" });
  });

  it("are saved all or none", async () => {
    await saveSiteTexts(admin, [{ ...title, text: "Hallo", updatedAt: null }]);
    const stale = [
      { ...title, language: "en", text: "Hello", updatedAt: null },
      { ...title, text: "", updatedAt: null },
    ] as const;
    await expect(saveSiteTexts(admin, stale)).rejects.toThrow(StaleWrite);
    const unknown = [
      { ...title, language: "en", text: "Hello", updatedAt: null },
      { key: "no.page.asks.for.this", language: "nl", text: "x", updatedAt: null },
    ] as const;
    await expect(saveSiteTexts(admin, unknown)).rejects.toThrow(
      'The site has no text "no.page.asks.for.this" in the language "nl"',
    );
    expect(await database.query("select language, text from public.otm_site_texts")).toEqual([
      { language: "nl", text: "Hallo" },
    ]);
  });
});

/** As a program saves texts over the API: over their row versions, all or none. */
async function saveSiteTexts(admin: SupabaseClient<Schema>, texts: readonly SavedText[]): Promise<void> {
  const rows = texts.map(({ updatedAt, ...row }) => ({ ...row, updated_at: updatedAt ?? neverStored }));
  throwIfFailed(await admin.from("otm_site_texts").upsert(rows, { onConflict: "key,language" }));
}
