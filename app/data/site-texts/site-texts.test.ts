import { createClient } from "@supabase/supabase-js";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Database } from "../database.ts";
import type { Database as Schema } from "../schema.ts";
import { readSiteTexts } from "./site-texts.ts";

afterEach(() => vi.restoreAllMocks());

/** A backend whose answers the test chooses; it counts the reads. */
function backend(text: string) {
  const state = { text, isAway: false, reads: 0 };
  const db: Database = createClient<Schema>("http://backend.example", "key", {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: {
      async fetch() {
        state.reads += 1;
        if (state.isAway) return new Response(null, { status: 503 });
        return Response.json([{ key: "contact.title", language: "nl", text: state.text }]);
      },
    },
  });
  return { state, db };
}

describe("the changed texts", () => {
  it("are read once per content version", async () => {
    const { state, db } = backend("Hallo");
    const owner = {};
    expect(await readSiteTexts(owner, 1, db, "nl")).toEqual({ "contact.title": "Hallo" });
    expect(await readSiteTexts(owner, 1, db, "en")).toEqual({});
    state.text = "Dag";
    expect(await readSiteTexts(owner, 1, db, "nl")).toEqual({ "contact.title": "Hallo" });
    expect(state.reads).toBe(1);
    expect(await readSiteTexts(owner, 2, db, "nl")).toEqual({ "contact.title": "Dag" });
    expect(state.reads).toBe(2);
  });

  it("stay what they were while the backend is away, and the originals when they were never read", async () => {
    vi.spyOn(console, "error").mockReturnValue(undefined);
    const { state, db } = backend("Hallo");
    const owner = {};
    state.isAway = true;
    expect(await readSiteTexts(owner, 1, db, "nl")).toEqual({});
    state.isAway = false;
    expect(await readSiteTexts(owner, 1, db, "nl")).toEqual({ "contact.title": "Hallo" });
    state.isAway = true;
    expect(await readSiteTexts(owner, 2, db, "nl")).toEqual({ "contact.title": "Hallo" });
  });

  it("are those of their own site", async () => {
    const [one, other] = [backend("Een"), backend("Ander")];
    expect(await readSiteTexts(one.state, 1, one.db, "nl")).toEqual({ "contact.title": "Een" });
    expect(await readSiteTexts(other.state, 1, other.db, "nl")).toEqual({ "contact.title": "Ander" });
  });
});
