// @module-tag Texts

import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { neverStored, StaleWrite, throwIfFailed } from "../../../../app/data/database.ts";
import type { Database as Schema } from "../../../../app/data/schema.ts";
import {
  listStoredTexts,
  listTextVersions,
  restoreSiteText,
  type SavedText,
} from "../../../../app/data/site-texts/admin-site-texts.ts";
import { readSiteTexts } from "../../../../app/data/site-texts/site-texts.ts";
import {
  listWaitingTexts,
  planWaitingTexts,
  publishWaitingTexts,
  saveWaitingTexts,
} from "../../../../app/data/site-texts/waiting-texts.ts";
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
    database.execute(
      "delete from public.otm_site_texts; delete from public.otm_site_text_versions; delete from public.otm_waiting_texts",
    ),
  );

  const read = () => readSiteTexts({}, null, visitor, "nl");

  it("are all read, however many rows earlier versions have left", async () => {
    await database.query(
      `insert into public.otm_site_texts (key, language, text)
       select 'earlier.' || number, 'nl', 'x' from generate_series(1, 1100) number`,
    );
    await saveSiteTexts(admin, [{ ...title, text: "Hallo", updatedAt: null }]);
    expect(await read()).toMatchObject({ "home.hero.title": "Hallo" });
    const stored = await listStoredTexts(admin);
    expect(stored).toHaveLength(1101);
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

  describe("that wait", () => {
    const hello = { ...title, text: "Hallo", updatedAt: null };

    it("are saved, planned and published in the versions that were read", async () => {
      await saveWaitingTexts(admin, [hello, { ...title, language: "en", text: "Hello", updatedAt: null }]);
      const texts = await listWaitingTexts(admin);
      expect(texts).toMatchObject([
        { ...title, language: "en", text: "Hello", publishAt: null },
        { ...title, text: "Hallo", person: expect.stringContaining("@") },
      ]);
      const at = new Date(Date.now() + 86_400_000);
      await planWaitingTexts(admin, texts, at);
      const planned = await listWaitingTexts(admin);
      expect(planned.map(({ publishAt }) => Date.parse(publishAt ?? ""))).toEqual([+at, +at]);
      await planWaitingTexts(admin, texts, null);
      expect(await listWaitingTexts(admin)).toEqual(texts);
      expect(await read()).toEqual({});
      await publishWaitingTexts(admin, texts);
      expect([await listWaitingTexts(admin), await read()]).toEqual([[], { "home.hero.title": "Hallo" }]);
    });

    it("are rejected as stale in another version", async () => {
      await saveWaitingTexts(admin, [hello]);
      const [loaded] = await listWaitingTexts(admin);
      if (!loaded) throw new Error("Nothing waits");
      await saveWaitingTexts(admin, [{ ...hello, text: "Hoi", updatedAt: loaded.updatedAt }]);
      await expect(saveWaitingTexts(admin, [hello])).rejects.toThrow(StaleWrite);
      await expect(publishWaitingTexts(admin, [loaded])).rejects.toThrow(StaleWrite);
      await expect(planWaitingTexts(admin, [loaded], null)).rejects.toThrow(StaleWrite);
    });

    it("are rejected with a reason", async () => {
      await expect(saveWaitingTexts(admin, [{ ...hello, key: "no.page" }])).rejects.toThrow(
        'The site has no text "no.page" in the language "nl"',
      );
      await saveWaitingTexts(admin, [hello]);
      await expect(planWaitingTexts(admin, await listWaitingTexts(admin), new Date(0))).rejects.toThrow(
        "The time must be in the future and within five years",
      );
      const { status, error } = await admin.rpc("save_waiting_texts", { _texts: "nonsense" });
      expect([status, error?.code]).toEqual([400, "23514"]);
    });

    it("are asked of no backend when there are none", async () => {
      await saveWaitingTexts(visitor, []);
      await publishWaitingTexts(visitor, []);
      await planWaitingTexts(visitor, [], null);
    });
  });
});

/** As a program saves texts over the API: over their row versions, all or none. */
async function saveSiteTexts(admin: SupabaseClient<Schema>, texts: readonly SavedText[]): Promise<void> {
  const rows = texts.map(({ updatedAt, ...row }) => ({ ...row, updated_at: updatedAt ?? neverStored }));
  throwIfFailed(await admin.from("otm_site_texts").upsert(rows, { onConflict: "key,language" }));
}
