import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, inject, it, onTestFinished } from "vitest";
import { openDatabase } from "../server/backend/database/database.ts";
import { createDirectoryStore } from "../server/backend/media/directory-store.ts";
import { keysOf, type MediaVersion } from "../server/backend/media/library.ts";
import { createS3Store } from "../server/backend/media/s3-store.ts";
import { createPostgresDatabase } from "../server/backend/testing/databases.ts";
import { startS3Server } from "../server/testing/start-s3-server.ts";
import { runAsProcess, runCommand } from "./testing/run-command.ts";

const run = (settings: NodeJS.ProcessEnv, ...words: string[]) => runCommand("files", words, settings);

describe("npm run files", () => {
  const picture: MediaVersion = {
    id: randomUUID(),
    hash: "a".repeat(32),
    content_type: "image/jpeg",
    width: 400,
  };
  const keys = keysOf(picture);
  let url: string;

  beforeAll(async () => {
    url = await createPostgresDatabase(inject("migratedTemplate"));
    const database = await openDatabase({ url });
    await database.query(
      `insert into public.otm_media (id, path, name, hash, content_type, size, width, height, colour)
       values ($1::uuid, 'x.jpg', 'x.jpg', $2, $3, 8, $4::int, 300, '#c0ffee')`,
      [picture.id, picture.hash, picture.content_type, picture.width],
    );
    await database.close();
  });

  async function arrange() {
    const data = await mkdtemp(join(tmpdir(), "files-"));
    const server = await startS3Server();
    onTestFinished(async () => {
      await server.stop();
      await rm(data, { recursive: true });
    });
    const { url: address, bucket } = server.settings;
    const environment = {
      DATABASE_URL: url,
      DATA_DIR: data,
      S3_URL: address.href,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY: "S3RVER",
      S3_SECRET_KEY: "S3RVER",
    };
    const [files, objects] = [createDirectoryStore(join(data, "files")), createS3Store(server.settings)];
    return { environment, files, objects };
  }

  it("copies what the other store lacks, again and back, and names what is in neither", async () => {
    const { environment, files, objects } = await arrange();
    const [lost = "", ...rest] = keys;
    for (const key of rest) await files.put(key, Buffer.from(key), "image/webp");
    const lacking = await runAsProcess("files", ["copy", "--to", "s3"], environment);
    expect(lacking).toMatchObject({
      code: 2,
      output: `Files copied to the bucket: ${rest.length}; there before: 0.\n`,
      errors: expect.stringContaining(`Missing in both: ${lost}\nFiles in neither store: 1;`),
    });
    await files.put(lost, Buffer.from(lost), "image/avif");
    expect(await run(environment, "copy", "--to", "s3")).toEqual({
      code: 0,
      output: `Files copied to the bucket: 1; there before: ${rest.length}.\n`,
      errors: "",
    });
    expect((await objects.list("")).sort()).toEqual([...keys].sort());
    const stored = await objects.get(lost);
    expect([stored?.type, await stored?.text()]).toEqual(["image/avif", lost]);

    await files.remove(picture.id);
    expect(await run(environment, "copy", "--to", "directory")).toMatchObject({
      code: 0,
      output: `Files copied to DATA_DIR/files: ${keys.length}; there before: 0.\n`,
    });
    expect((await files.list("")).sort()).toEqual([...keys].sort());
  });

  it.each([
    [["copy"], {}, "Usage: npm run files"],
    [["copy", "--to", "disk"], {}, "Usage: npm run files"],
    [["copy", "--to", "s3"], { S3_REGION: "" }, "There is one file store, DATA_DIR/files"],
    [["copy", "--to", "s3"], { S3_URL: "http://127.0.0.1:1" }, "S3_BUCKET is missing, but S3_URL is set."],
    [
      ["copy", "--to", "s3"],
      { S3_URL: "http://127.0.0.1:1", S3_BUCKET: "library", S3_ACCESS_KEY: "a", S3_SECRET_KEY: "s3cr3t" },
      "The bucket library of S3_BUCKET can't be used.",
    ],
  ])("%j with %o fails with one sentence", async (words, settings, sentence) => {
    const { code, output, errors } = await run({ DATABASE_URL: url, ...settings }, ...words);
    expect([code, output, errors.split("\n")]).toEqual([1, "", [expect.stringContaining(sentence), ""]]);
    expect(errors).not.toContain("s3cr3t");
  });
});
