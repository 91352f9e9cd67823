import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { activePage, arrangeContent } from "../../supabase/tests/content.ts";
import { createDirectoryStore } from "../backend/media/directory-store.ts";
import { describeOnDatabase } from "../backend/testing/databases.ts";
import { insertEarlierFiles, keepEarlierFile } from "./earlier-files.ts";

describeOnDatabase("files of download pages in an earlier backup", (open) => {
  it("are files of the library, equal ones once, and orphans are left out", async () => {
    const database = await open();
    await arrangeContent(database);
    await database.execute("delete from public.otm_download_files; delete from public.otm_media");
    const directory = await mkdtemp(join(tmpdir(), "earlier-"));
    onTestFinished(() => rm(directory, { recursive: true }));
    const store = createDirectoryStore(directory);
    const [first, second, orphan] = [randomUUID(), randomUUID(), randomUUID()];
    const columns = ["page_id", "language", "id", "name", "size"];
    const rows = [
      [activePage, "nl", first, " checklist.pdf ", "5"],
      [activePage, "en", second, "checklist.pdf", "5"],
    ];
    await database.query(insertEarlierFiles({ name: "public.otm_download_files", columns }), [
      JSON.stringify(rows),
    ]);
    for (const [id, text] of [
      [first, "equal"],
      [second, "equal"],
      [orphan, "other"],
    ] as const) {
      await keepEarlierFile(database, store, id, Buffer.from(text));
    }
    const media = await database.query<{ id: string; hash: string }>(
      "select id, hash, name from public.otm_media",
    );
    expect(media).toEqual([{ id: first, hash: expect.any(String), name: "checklist.pdf" }]);
    expect(
      await database.query("select language, media_id from public.otm_download_files order by 1"),
    ).toEqual([
      { language: "en", media_id: first },
      { language: "nl", media_id: first },
    ]);
    expect(await store.list("")).toEqual([`${first}/${media[0]?.hash}/file.pdf`]);
  });
});
