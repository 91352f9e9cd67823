// @module-tag Rehearsal

import { createClient } from "@supabase/supabase-js";
import { afterEach, describe, expect, it, vi } from "vitest";
import { deleteArticle } from "../articles/admin-articles.ts";
import { updateMedia } from "../media/admin-media.ts";
import { schedulePublication } from "../schedules/schedules.ts";
import type { Database as Schema } from "../schema.ts";
import { planWaitingTexts, publishWaitingTexts, saveWaitingTexts } from "../site-texts/waiting-texts.ts";
import { saveDocument, saveWorkingVersion } from "../versions/versions.ts";
import type { Rehearsal } from "./rehearsal.ts";
import { type Change, NotRehearsed, rehearse } from "./rehearse.ts";

afterEach(() => vi.unstubAllGlobals());

const found: Rehearsal = { pages: [], problems: [], compared: 3, leftOut: 0 };
const backend = { url: "http://backend.example", key: "key" };
const id = "a0000000-0000-4000-8000-000000000001";

/** Rehearses at a server that answers so; gives also what it was asked. */
async function rehearseAt(answer: () => Response, change: Change) {
  let asked: unknown = null;
  const account = createClient<Schema>(backend.url, backend.key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      async fetch(input, init) {
        asked = await new Request(input, init).json();
        return answer();
      },
    },
  });
  const rehearsal = await rehearse(account, backend, change, new AbortController().signal);
  return { rehearsal, asked };
}

const ok = () => Response.json(found);

describe("a rehearsal of the panel", () => {
  const text = { key: "firm.city", language: "all" };
  it.each<[string, Change, method: string, path: string, body: object | null]>([
    ["a deletion", (db) => deleteArticle(db, id), "POST", "rpc/delete_article", { _id: id }],
    [
      "a save",
      (db) => saveDocument(db, "article", { slug: "a" }, { id, number: 3 }),
      "POST",
      "rpc/save_document",
      { _kind: "article", _document: { slug: "a" }, _id: id, _number: 3 },
    ],
    [
      "what waits, as if it were published",
      (db) => saveWorkingVersion(db, "article", { slug: "a" }, { id, number: 3 }, "Claude"),
      "POST",
      "rpc/save_document",
      { _kind: "article", _document: { slug: "a" }, _id: id, _number: 3 },
    ],
    [
      "a plan, as if its time had come",
      (db) =>
        schedulePublication(
          db,
          { kind: "article", id, language: null },
          "publish",
          new Date("2030-01-01"),
          3,
        ),
      "POST",
      "rpc/schedule_publication",
      { _kind: "article", _id: id, _action: "publish", _number: 3, _at: "1970-01-01T00:00:00.000Z" },
    ],
    [
      "texts that wait, as if they were published",
      (db) => saveWaitingTexts(db, [{ ...text, text: "Utrecht", updatedAt: null }]),
      "POST",
      "otm_site_texts?on_conflict=key,language",
      [{ ...text, text: "Utrecht" }],
    ],
    [
      "texts",
      (db) => publishWaitingTexts(db, [{ ...text, updatedAt: "2026-01-01" }]),
      "POST",
      "rpc/publish_waiting_texts",
      { _texts: [{ ...text, updated_at: "2026-01-01" }] },
    ],
    [
      "a plan of texts",
      (db) => planWaitingTexts(db, [{ ...text, updatedAt: "2026-01-01" }], new Date("2030-01-01")),
      "POST",
      "rpc/publish_waiting_texts",
      { _texts: [{ ...text, updated_at: "2026-01-01" }] },
    ],
  ])("sends %s", async (_, change, method, path, body) => {
    const { asked, rehearsal } = await rehearseAt(ok, change);
    expect(rehearsal).toEqual(found);
    expect(asked).toEqual({
      calls: [{ method, path, prefer: expect.any(String), body: expect.any(String) }],
    });
    const calls = asked !== null && typeof asked === "object" && "calls" in asked ? asked.calls : [];
    const [call] = Array.isArray(calls) ? calls : [];
    expect(JSON.parse(call.body)).toEqual(body);
  });

  it("makes no call itself, and goes on after each as if it had been made", async () => {
    const fetched = vi.fn();
    vi.stubGlobal("fetch", fetched);
    const { asked } = await rehearseAt(ok, async (db) => {
      await updateMedia(db, { id, updated_at: "2026-01-01" }, { alt_nl: "Een trein" });
      await deleteArticle(db, id);
    });
    expect(fetched).not.toHaveBeenCalled();
    expect(asked).toMatchObject({ calls: [{ method: "PATCH" }, { path: "rpc/delete_article" }] });
  });

  it("asks nothing of a change that writes nothing", async () => {
    const { asked, rehearsal } = await rehearseAt(ok, async () => {});
    expect(asked).toBeNull();
    expect(rehearsal.pages).toEqual([]);
  });

  it("says why there is none", async () => {
    const rejected = rehearseAt(
      () => Response.json({ code: "PT409", message: "It was changed" }, { status: 409 }),
      (db) => deleteArticle(db, id),
    );
    await expect(rejected).rejects.toThrow(new NotRehearsed("It was changed"));
  });
});
