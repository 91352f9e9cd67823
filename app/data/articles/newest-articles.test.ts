import { createClient } from "@supabase/supabase-js";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../database.ts";
import type { Database as Schema } from "../schema.ts";
import { readNewestArticles } from "./newest-articles.ts";

afterEach(() => vi.restoreAllMocks());

/** A backend with one article, whose title the test chooses; it counts the reads. */
function backend(title: string) {
  const state = { title, isAway: false, reads: 0 };
  const db: Database = createClient<Schema>("http://backend.example", "key", {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: {
      async fetch() {
        state.reads += 1;
        if (state.isAway) return new Response(null, { status: 503 });
        const text = { language: "nl", title: state.title, subtitle: null, excerpt: null };
        return Response.json([
          {
            ...{ id: "1", slug: "een", author: "Noor", read_time: 5, image_url: null },
            published_at: "2026-11-12T08:00:00+00:00",
            otm_blog_article_content: [text],
          },
        ]);
      },
    },
  });
  return { state, db };
}

describe("the newest articles", () => {
  it("are read once per content version and language", async () => {
    const { state, db } = backend("Eerst");
    const owner = {};
    expect(await readNewestArticles(owner, 1, db, "nl")).toMatchObject([{ slug: "een", title: "Eerst" }]);
    expect(await readNewestArticles(owner, 1, db, "en")).toMatchObject([{ title: "Eerst", language: "nl" }]);
    state.title = "Later";
    for (let page = 0; page < 100; page += 1) {
      expect(await readNewestArticles(owner, 1, db, "nl")).toMatchObject([{ title: "Eerst" }]);
    }
    expect(state.reads).toBe(2);
    expect(await readNewestArticles(owner, 2, db, "nl")).toMatchObject([{ title: "Later" }]);
    expect(state.reads).toBe(3);
  });

  it("stay what they were while the backend is away, and are none when they were never read", async () => {
    vi.spyOn(console, "error").mockReturnValue(undefined);
    const { state, db } = backend("Eerst");
    const owner = {};
    state.isAway = true;
    expect(await readNewestArticles(owner, 1, db, "nl")).toEqual([]);
    state.isAway = false;
    expect(await readNewestArticles(owner, 1, db, "nl")).toHaveLength(1);
    state.isAway = true;
    expect(await readNewestArticles(owner, 2, db, "nl")).toHaveLength(1);
  });

  it("are not read without a content version: each page that is not there would ask for them", async () => {
    const { state, db } = backend("Eerst");
    expect(await readNewestArticles({}, null, db, "nl")).toEqual([]);
    expect(state.reads).toBe(0);
  });
});
