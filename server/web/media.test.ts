// @module-tag S25
// @module-tag S47

import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { mediaKey } from "../../app/data/media/picture-address.ts";
import { createDirectoryStore } from "../backend/media/directory-store.ts";
import { type MediaStore, StoreError } from "../backend/media/media-store.ts";
import { emptyDirectory, startTestServer, type TestServer } from "./testing/server.ts";

const id = randomUUID();
const pdf = randomUUID();
const [former, hash] = ["0".repeat(32), "1".repeat(32)];

const rows = {
  [id]: { hash, content_type: "image/jpeg" as const, width: 4000 },
  [pdf]: { hash, content_type: "application/pdf" as const, width: null },
};

describe("a picture of the library", () => {
  let server: TestServer;
  let store: MediaStore;
  let isAway: boolean;
  let trashed: string | null;

  beforeEach(async () => {
    store = createDirectoryStore(await emptyDirectory());
    await store.put(mediaKey(id, hash, "640.avif"), Buffer.from("avif"), "image/avif");
    await store.put(mediaKey(pdf, hash, "file.pdf"), Buffer.from("%PDF"), "application/pdf");
    isAway = false;
    trashed = null;
    const get = async (key: string) => (isAway ? Promise.reject(new StoreError("away")) : store.get(key));
    const library = {
      findCurrent: async (wanted: string) => (wanted === trashed ? null : (rows[wanted] ?? null)),
      isHidden: async (wanted: string) => wanted === trashed,
    };
    server = await startTestServer({
      backend: { fetch: async () => new Response(), media: { library, store: { get } } },
    });
  });

  it("is served for ever from the address of a version", async () => {
    const response = await server.get(`/media/${mediaKey(id, hash, "640.avif")}`);
    expect(await response.text()).toBe("avif");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/avif",
      "content-length": "4",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "cross-origin",
    });
    const etag = response.headers.get("etag") ?? "";
    const again = await server.get(`/media/${mediaKey(id, hash, "640.avif")}`, { "if-none-match": etag });
    expect(again.status).toBe(304);
    const head = await server.send(`/media/${mediaKey(id, hash, "640.avif")}`, { method: "HEAD" });
    expect([head.headers.get("content-length"), await head.text()]).toEqual(["4", ""]);
  });

  it("is not served from the trash, which has its bytes", async () => {
    const address = `/media/${mediaKey(id, hash, "640.avif")}`;
    trashed = id;
    expect((await server.get(address)).status).toBe(404);
    trashed = null;
    expect((await server.get(address)).status).toBe(200);
  });

  it.each([`/media/${id}`, `/media/${mediaKey(id, former, "640.avif")}`])(
    "is found at its present version from %s",
    async (path) => {
      const response = await server.get(path);
      expect([
        response.status,
        response.headers.get("location"),
        response.headers.get("cache-control"),
      ]).toEqual([302, `/media/${mediaKey(id, hash, "1200.jpg")}`, "no-cache"]);
    },
  );

  it.each([
    `/media/${randomUUID()}`,
    `/media/${mediaKey(id, hash, "641.avif")}`,
    `/media/${pdf}`,
    `/media/${mediaKey(pdf, hash, "1200.jpg")}`,
  ])("is a plain 404 without one: %s", async (path) => {
    const response = await server.get(path);
    expect([response.status, await response.text()]).toEqual([404, "Not found\n"]);
  });

  it.each([
    `/media/${mediaKey(pdf, hash, "file.pdf")}`,
    `/media/${id}/../../keys`,
    `/media/${id}/${hash}/..%2f640.avif`,
    `/media/${id}/${hash}/640.avif.part`,
  ])("is nothing but a picture's address: %s", async (path) => {
    const response = await server.get(path);
    expect(await response.text()).not.toMatch(/avif|%PDF/);
  });

  it("is answered with 503 while the store is away, and pages go on", async () => {
    isAway = true;
    expect((await server.get(`/media/${mediaKey(id, hash, "640.avif")}`)).status).toBe(503);
    expect((await server.get("/")).status).toBe(200);
  });
});
