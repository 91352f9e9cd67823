import type { SupabaseClient } from "@supabase/supabase-js";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { StaleWrite } from "../../../../app/data/database.ts";
import type { Database as Schema } from "../../../../app/data/schema.ts";
import { readSiteTexts } from "../../../../app/data/site-texts/site-texts.ts";
import {
  listWaitingTexts,
  planWaitingTexts,
  publishWaitingTexts,
  saveWaitingTexts,
} from "../../../../app/data/site-texts/waiting-texts.ts";
import { openApi } from "../../testing/api.ts";
import { describeOnDatabase } from "../../testing/databases.ts";

describeOnDatabase("texts that wait, through supabase-js", (open) => {
  let database: Awaited<ReturnType<typeof open>>;
  let visitor: SupabaseClient<Schema>;
  let admin: SupabaseClient<Schema>;
  const title = { key: "home.hero.title", language: "nl" } as const;
  const hello = { ...title, text: "Hallo", updatedAt: null };

  beforeAll(async () => {
    database = await open();
    const api = await openApi(database);
    visitor = api.client();
    admin = api.client(await api.signIn({ isAdmin: true }));
  });
  beforeEach(() =>
    database.execute("delete from public.otm_site_texts; delete from public.otm_waiting_texts"),
  );

  const read = () => readSiteTexts({}, null, visitor, "nl");

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

  it("are no visitor's, and nothing is asked of the backend for none", async () => {
    const { error } = await visitor.rpc("list_waiting_texts");
    expect(error?.code).toBe("42501");
    await expect(saveWaitingTexts(visitor, [hello])).rejects.toThrow();
    await saveWaitingTexts(visitor, []);
    await publishWaitingTexts(visitor, []);
    await planWaitingTexts(visitor, [], null);
  });
});
