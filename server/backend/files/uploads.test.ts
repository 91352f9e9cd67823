import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { activePage, arrangeContent } from "../../../supabase/tests/content.ts";
import { type Api, openApi } from "../testing/api.ts";
import { describeOnDatabase } from "../testing/databases.ts";
import { badFiles, somePdf } from "./testing/files.ts";

const path = `${activePage}/en`;

describeOnDatabase("the files of download pages", (open) => {
  let api: Api;
  let admin: string;

  beforeAll(async () => {
    const database = await open();
    await arrangeContent(database);
    api = await openApi(database);
    admin = await api.signIn({ isAdmin: true });
  });

  const bucket = (token?: string) => api.client(token).storage.from("download-files");

  const keep = (
    token: string | undefined,
    bytes: Uint8Array<ArrayBuffer>,
    name = "Gids – één.pdf",
    to = path,
  ) =>
    bucket(token).upload(to, bytes.slice().buffer, {
      contentType: "application/pdf",
      upsert: true,
      metadata: { name: encodeURIComponent(name) },
    });

  const rows = () =>
    api.database.query<{ id: string; name: string; size: number }>(
      "select id, name, size from public.otm_download_files where page_id = $1 and language = 'en'",
      [activePage],
    );

  it("are stored and removed by administrators, one per page and language", async () => {
    const pdf = somePdf("one");
    expect((await keep(admin, pdf)).error).toBeNull();
    const [first] = await rows();
    expect(first).toMatchObject({ name: "Gids – één.pdf", size: pdf.byteLength });
    expect((await keep(admin, somePdf("two"), "twee.pdf")).error).toBeNull();
    const [second, ...others] = await rows();
    expect(others).toEqual([]);
    expect(second?.id).not.toBe(first?.id);
    const { data, error } = await bucket(admin).remove([path, "unknown/nl"]);
    expect([data, error]).toEqual([[{ name: path }], null]);
    expect(await rows()).toEqual([]);
  });

  it("are stored from a File or a Blob as from bytes", async () => {
    const to = { upsert: true, metadata: { name: "gids.pdf" } };
    const file = new File([somePdf("file")], "van de schijf.pdf", { type: "application/pdf" });
    expect((await bucket(admin).upload(path, file, { upsert: true })).error).toBeNull();
    expect(await rows()).toMatchObject([{ name: "van de schijf.pdf", size: file.size }]);
    expect((await bucket(admin).upload(path, new Blob([somePdf("blob")]), to)).error).toBeNull();
    expect(await rows()).toMatchObject([{ name: "gids.pdf" }]);
    const page = new Blob(["<!doctype html>"], { type: "application/pdf" });
    expect((await bucket(admin).upload(path, page, to)).error?.message).toBe("The file is not a PDF");
    await bucket(admin).remove([path]);
  });

  it("are replaced only with upsert", async () => {
    const upload = () => bucket(admin).upload(path, somePdf("one").slice().buffer);
    expect((await upload()).error).toBeNull();
    const [first] = await rows();
    expect((await upload()).error).toMatchObject({ status: 409, message: "The resource already exists" });
    expect(await rows()).toEqual([first]);
    await bucket(admin).remove([path]);
  });

  it("are all that this storage supports: other calls are rejected", async () => {
    const storage = api.client(admin).storage;
    for (const { error } of [
      await bucket(admin).list(),
      await storage.listBuckets(),
      await bucket(admin).createSignedUrl(path, 60),
      await bucket(admin).copy(path, "elsewhere"),
    ]) {
      expect(error).toMatchObject({ status: 501, message: expect.stringContaining("nothing else") });
    }
  });

  it("are stored by administrators only", async () => {
    for (const token of [undefined, await api.signIn()]) {
      expect((await keep(token, somePdf("x"))).error?.message).toBe("For administrators only");
      expect((await bucket(token).remove([path])).error?.message).toBe("For administrators only");
    }
    expect(await rows()).toEqual([]);
  });

  it("must be PDFs: others are rejected and leave nothing behind", async () => {
    expect(badFiles.length).toBeGreaterThanOrEqual(40);
    for (const [what, bytes] of badFiles) {
      expect((await keep(admin, bytes)).error?.message, what).toBe("The file is not a PDF");
    }
    expect(await rows()).toEqual([]);
  });

  it.each(["../../etc/passwd", "", "a/b\\c.pdf", "\u202exfdp.pdf\u0000", "x".repeat(500), "%zz"])(
    "have a name that is one, whatever they were called: %j",
    async (name) => {
      expect((await keep(admin, somePdf("x"), name)).error).toBeNull();
      const [row] = await rows();
      expect(row?.name).toMatch(/^[^/\\\p{Cc}\p{Cf}]{1,200}$/u);
      await bucket(admin).remove([path]);
    },
  );

  it("belong to an existing page", async () => {
    const { error } = await keep(admin, somePdf("x"), "x.pdf", `${randomUUID()}/nl`);
    expect(error?.message).toBe("There is no such page");
  });

  it.each(["other/x", `${activePage}/de`, `${activePage}`, `${activePage}/nl/x`, "..%2f..%2fx"])(
    "lie nowhere else: %s",
    async (name) => {
      const response = await api.call(
        `/storage/v1/object/download-files/${name}`,
        { method: "POST", body: somePdf("x") },
        admin,
      );
      expect(response.status).toBe(404);
    },
  );
});
