// @module-tag S25
// @module-tag S45

import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type Api, openApi } from "../testing/api.ts";
import { describeOnDatabase } from "../testing/databases.ts";
import { StoreError } from "./media-store.ts";
import { badFiles, somePdf } from "./testing/files.ts";
import { decompressionBomb, deepAvif, jpeg, phonePhoto, plainPicture, png } from "./testing/pictures.ts";

describeOnDatabase("the bucket of pictures and files", (open) => {
  let api: Api;
  let admin: string;

  beforeAll(async () => {
    api = await openApi(await open());
    admin = await api.signIn({ isAdmin: true });
  });

  beforeEach(async () => {
    await api.database.execute("delete from public.otm_media; delete from private.media_orphans");
  });

  const bucket = (token: string | undefined = admin) => api.client(token).storage.from("media");
  const rows = () =>
    api.database.query<{
      id: string;
      path: string;
      name: string;
      hash: string;
      content_type: string;
      size: number;
    }>("select id, path, name, hash, content_type, size, width, height from public.otm_media order by path");
  const orphans = () => api.database.query("select id, hash from private.media_orphans");

  it("takes bytes, File and Blob, and tells where each is", async () => {
    const photo = await jpeg("red");
    const { data, error } = await bucket().upload("foto.jpg", photo, { contentType: "image/jpeg" });
    expect(error).toBeNull();
    expect(data).toEqual({ id: expect.any(String), path: "foto.jpg", fullPath: "media/foto.jpg" });
    const blue = new File([await png("blue")], "Blauw – één.png", { type: "image/png" });
    expect((await bucket().upload("map/blauw", blue)).error).toBeNull();
    expect((await bucket().upload("green.jpg", new Blob([await jpeg("green")]))).error).toBeNull();
    expect(await rows()).toMatchObject([
      {
        path: "foto.jpg",
        name: "foto.jpg",
        content_type: "image/jpeg",
        size: photo.byteLength,
        width: 64,
        height: 48,
      },
      { path: "green.jpg", name: "green.jpg" },
      { path: "map/blauw", name: "Blauw – één.png" },
    ]);
    expect(await orphans()).toEqual([]);
  });

  it("gives pictures by their public address, and PDF files by a signed one alone", async () => {
    await bucket().upload("foto.png", await png("red"));
    await bucket().upload("gids.pdf", somePdf("gids"), { metadata: { name: "Gids – één.pdf" } });
    const { publicUrl } = bucket().getPublicUrl("foto.png").data;
    const shown = await fetch(publicUrl);
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect((await sharp(await shown.bytes()).metadata()).format).toBe("jpeg");
    expect((await fetch(bucket().getPublicUrl("gids.pdf").data.publicUrl)).status).toBe(404);
    expect((await fetch(bucket().getPublicUrl("none.png").data.publicUrl)).status).toBe(404);

    const { data, error } = await bucket().createSignedUrl("gids.pdf", 60);
    expect(error).toBeNull();
    const signed = await fetch(data?.signedUrl ?? "");
    expect(signed.headers.get("content-type")).toBe("application/pdf");
    expect(signed.headers.get("content-disposition")).toContain('attachment; filename="Gids  een.pdf"');
    expect(await signed.bytes()).toEqual(somePdf("gids"));
    const forged = (data?.signedUrl ?? "").replace("gids.pdf", "foto.png");
    expect((await fetch(forged)).status).toBe(400);
    expect((await bucket().createSignedUrl("none.pdf", 60)).error).toMatchObject({ status: 404 });

    const downloaded = await bucket().download("gids.pdf");
    expect(await downloaded.data?.bytes()).toEqual(somePdf("gids"));
  });

  it("lists objects and folders", async () => {
    for (const [path, colour] of [
      ["b.png", "red"],
      ["a.png", "lime"],
      ["map/c.png", "blue"],
    ] as const) {
      await bucket().upload(path, await png(colour));
    }
    const { data } = await bucket().list();
    expect(data?.map(({ name, id }) => [name, id !== null])).toEqual([
      ["a.png", true],
      ["b.png", true],
      ["map", false],
    ]);
    expect(data?.[0]?.metadata).toMatchObject({ mimetype: "image/jpeg", size: expect.any(Number) });
    expect((await bucket().list("map")).data).toMatchObject([{ name: "c.png" }]);
    const newest = await bucket().list("", {
      limit: 1,
      offset: 1,
      sortBy: { column: "name", order: "desc" },
    });
    expect(newest.data).toMatchObject([{ name: "b.png" }]);
    expect((await bucket().list("", { search: "A.P" })).data).toMatchObject([{ name: "a.png" }]);
  });

  it("removes objects, whose bytes are then orphans for a day", async () => {
    await bucket().upload("foto.png", await png("red"));
    const [row] = await rows();
    const { data, error } = await bucket().remove(["foto.png", "none.png"]);
    expect(error).toBeNull();
    expect(data).toMatchObject([{ name: "foto.png" }]);
    expect(await rows()).toEqual([]);
    expect(await orphans()).toEqual([{ id: row?.id, hash: row?.hash }]);
    expect(await api.store.list(`${row?.id}/`)).toHaveLength(3);
  });

  it("replaces only what it was asked to, and keeps its id", async () => {
    await bucket().upload("foto.png", await png("red"));
    const [before] = await rows();
    expect((await bucket().upload("foto.png", await png("lime"))).error).toMatchObject({ status: 409 });
    expect((await bucket().upload("foto.png", await png("lime"), { upsert: true })).error).toBeNull();
    const [after] = await rows();
    expect(after?.id).toBe(before?.id);
    expect(after?.hash).not.toBe(before?.hash);
    expect((await bucket().update("foto.png", await png("blue"))).error).toBeNull();
    expect(await orphans()).toHaveLength(2);
    expect((await bucket().update("foto.png", somePdf("x"))).error?.message).toContain("can't be replaced");
  });

  it("stores the same content once, also when both come at once", async () => {
    const photo = await phonePhoto();
    const names = ["one.jpg", "two.jpg", "three.jpg"];
    const sent = await Promise.all(names.map((name) => bucket().upload(name, photo)));
    expect(sent.map(({ error }) => error)).toEqual([null, null, null]);
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(new Set(sent.map(({ data }) => data?.id))).toEqual(new Set([row?.id]));
    expect(new Set(sent.map(({ data }) => data?.fullPath))).toEqual(new Set([`media/${row?.path}`]));
    await bucket().upload("other.png", await png("red"));
    expect((await bucket().update("other.png", photo)).error?.message).toContain("under another name");
    // A retry after a lost answer.
    expect((await bucket().update("other.png", await png("red"))).error).toBeNull();
  });

  it("is written by members of the panel only", async () => {
    for (const token of [undefined, await api.signIn()]) {
      const client = api.client(token).storage.from("media");
      for (const { error } of [
        await client.upload("x.png", await png("red")),
        await client.remove(["x.png"]),
        await client.list(),
        await client.createSignedUrl("x.png", 60),
      ]) {
        expect(error?.message).toBe("For members of the panel only");
      }
    }
    expect(await rows()).toEqual([]);
  });

  it("takes pictures of a writer, who replaces and deletes own ones only", async () => {
    await bucket().upload("theirs.png", await png("red"));
    const own = bucket(await api.signIn({ role: "writer" }));
    expect((await own.upload("own.png", await png("blue"))).error).toBeNull();
    expect((await own.update("own.png", await png("green"))).error).toBeNull();
    expect((await own.update("theirs.png", await png("white"))).error).toMatchObject({
      status: 403,
      message: expect.stringMatching(/^Editors alone replace/),
    });
    expect((await own.upload("theirs.png", await png("white"))).error?.message).toContain("already exists");
    expect((await own.remove(["own.png", "theirs.png"])).data).toMatchObject([{ name: "own.png" }]);
  });

  it("rejects an upload whose session ends while its bytes are stored", async () => {
    const token = await api.signIn({ isAdmin: true });
    const put = vi.spyOn(api.store, "put").mockImplementation(async () => {
      await api.database.query("delete from auth.sessions where id = $1::uuid", [sessionIn(token)]);
    });
    expect((await bucket(token).upload("x.jpg", await jpeg("red"))).error?.message).toBe(
      "For members of the panel only",
    );
    put.mockRestore();
    expect(await rows()).toEqual([]);
    expect(await orphans()).toHaveLength(1);
  });

  it("brings nothing back that was deleted while its replacement was stored", async () => {
    await bucket().upload("foto.png", await png("red"));
    const [{ id = "" } = {}] = await rows();
    await api.database.query("insert into public.otm_blog_articles (slug, image_url) values ('reiger', $1)", [
      `/media/${id}`,
    ]);
    const put = vi.spyOn(api.store, "put").mockImplementation(async () => {
      await api.database.query("delete from public.otm_media where id = $1", [id]);
    });
    expect((await bucket().update("foto.png", await png("lime"))).error).toMatchObject({ status: 409 });
    put.mockRestore();
    expect([await rows(), (await orphans()).length]).toEqual([[], 2]);
    // The next attempt is a new entry, which no text names.
    expect((await bucket().update("foto.png", await png("lime"))).error).toBeNull();
    expect(await rows()).toMatchObject([{ id: expect.not.stringMatching(id), path: "foto.png" }]);
    await api.database.query("delete from public.otm_blog_articles where slug = 'reiger'");
  });

  it("answers 503 while the store is away, and stores nothing half", async () => {
    const put = vi.spyOn(api.store, "put").mockRejectedValue(new StoreError("away"));
    const sent = await api.call(
      "/storage/v1/object/media/x.jpg",
      { method: "POST", body: await jpeg("red") },
      admin,
    );
    expect([sent.status, sent.headers.get("retry-after")]).toEqual([503, "2"]);
    expect(await sent.json()).toMatchObject({
      problem: "busy",
      message: expect.stringContaining("can't be reached"),
    });
    put.mockRestore();
    expect(await rows()).toEqual([]);
    expect((await bucket().upload("x.jpg", await jpeg("red"))).error).toBeNull();
    const get = vi.spyOn(api.store, "get").mockRejectedValue(new StoreError("away"));
    expect((await fetch(bucket().getPublicUrl("x.jpg").data.publicUrl)).status).toBe(503);
    get.mockRestore();
  });

  it("rejects what is no picture or PDF, each with a reason, and leaves nothing behind", async () => {
    const problems: [string, Uint8Array<ArrayBuffer>, number, string][] = [
      ["leeg.jpg", new Uint8Array(), 400, "empty"],
      ["page.jpg", text("<!doctype html><script>alert(1)</script>"), 415, "kind"],
      ["drawing.svg", text("<svg xmlns='http://www.w3.org/2000/svg'/>"), 415, "svg"],
      ["foto.heic", text("\0\0\0\x18ftypheic\0\0\0\0mif1heic"), 415, "heic"],
      ["bomb.png", await decompressionBomb(), 413, "pixels"],
      ["bomb.avif", await deepAvif(), 413, "memory"],
      ["ribbon.png", new Uint8Array(await plainPicture("#333333", 10, 20_000).png().toBuffer()), 413, "long"],
      ["half.jpg", (await phonePhoto()).subarray(0, 900), 422, "damaged"],
      ["large.jpg", new Uint8Array(20 * 1024 * 1024 + 1), 413, "large"],
      ["large.pdf", pdfOf(25 * 1024 * 1024 + 1), 413, "large"],
    ];
    for (const [name, body, status, problem] of problems) {
      const response = await api.call(`/storage/v1/object/media/${name}`, { method: "POST", body }, admin);
      expect([name, response.status]).toEqual([name, status]);
      expect(await response.json()).toMatchObject({ problem, message: expect.any(String) });
    }
    for (const [what, bytes] of badFiles) {
      expect((await bucket().upload(what, bytes)).error?.message, what).toBeTruthy();
    }
    expect(await rows()).toEqual([]);
    expect(await orphans()).toEqual([]);
  });

  it.each([
    "../../etc/passwd",
    "a/b\\c.png",
    "\u202exfdp.png\u0000",
    "😀/foto.png",
    "x".repeat(500),
    "%zz",
    "",
  ])("names an entry by a file name, whatever it was called: %j", async (name) => {
    const metadata = { name: encodeURIComponent(name) };
    expect((await bucket().upload(randomUUID(), await png("red"), { metadata })).error).toBeNull();
    const [row] = await rows();
    expect(row?.name).toMatch(/^[^/\\\p{Cc}\p{Cf}]{1,200}$/u);
  });

  it("rejects keys and options that it does not have, by name", async () => {
    const red = await png("red");
    expect((await bucket().upload("één.png", red)).error).toMatchObject({
      status: 400,
      message: "Invalid key: één.png",
    });
    const options = [
      { cacheControl: "60" },
      { metadata: { name: "x", note: "y" } },
      { contentEncoding: "gzip" },
    ];
    for (const option of options) {
      expect((await bucket().upload("x.png", red, option)).error, Object.keys(option)[0]).toMatchObject({
        status: 400,
      });
    }
    const others = api.client(admin).storage;
    for (const { error } of [
      await bucket().move("a", "b"),
      await bucket().copy("a", "b"),
      await bucket().info("a"),
      await bucket().createSignedUrls(["a"], 60),
      await bucket().createSignedUploadUrl("a"),
      await bucket().listV2(),
      await others.listBuckets(),
      await others.getBucket("media"),
    ]) {
      expect(error).toMatchObject({ status: 400, message: expect.stringContaining("nothing else") });
    }
    expect((await others.from("elsewhere").list()).error).toMatchObject({
      status: 404,
      message: "Bucket not found",
    });
    const transform = { transform: { width: 100 } };
    expect((await fetch(bucket().getPublicUrl("a", transform).data.publicUrl)).status).toBe(400);
  });

  it("counts an upload, a replacement and a removal in the audit log", async () => {
    await bucket().upload("foto.png", await png("red"));
    await bucket().update("foto.png", await png("lime"));
    await bucket().remove(["foto.png"]);
    const events = await api.database.query(
      "select event, done_by, noun, label from private.audit_log where noun = 'file' order by created_at desc, id desc limit 3",
    );
    const mine = { done_by: "person", noun: "file", label: "foto.png" };
    expect(events).toEqual([
      { ...mine, event: "deleted" },
      { ...mine, event: "replaced" },
      { ...mine, event: "uploaded" },
    ]);
  });
});

const text = (content: string) => new Uint8Array(Buffer.from(content, "latin1"));

function pdfOf(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size).fill(32);
  bytes.set(text("%PDF-1.4\n"));
  bytes.set(text("%%EOF"), size - 5);
  return bytes;
}

function sessionIn(token: string): string {
  const claims: { session_id: string } = JSON.parse(
    Buffer.from(token.split(".")[1] ?? "", "base64url").toString(),
  );
  return claims.session_id;
}
