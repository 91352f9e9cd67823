// @module-tag S7

import { copyFile, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { mediaKey } from "../../../app/data/media/picture-address.ts";
import { type S3Server, startS3Server } from "../../testing/start-s3-server.ts";
import { createDirectoryStore } from "./directory-store.ts";
import type { MediaStore } from "./media-store.ts";
import { openMediaStore } from "./open-media-store.ts";
import { createS3Store } from "./s3-store.ts";

const id = (digit: number) => `${digit}0000000-0000-4000-8000-000000000000`;
const hash = (letter: string) => letter.repeat(32);
const key = (name: string, of = 1, version = "a") => mediaKey(id(of), hash(version), name);
const bytes = (text: string) => new TextEncoder().encode(text);

describe.each([
  [
    "a directory",
    async () => {
      const directory = await mkdtemp(join(tmpdir(), "store-"));
      const stop = () => rm(directory, { recursive: true });
      return { store: createDirectoryStore(directory), objects: directory, stop };
    },
  ],
  [
    "a bucket",
    async () => {
      const { settings, directory, stop } = await startS3Server();
      return { store: createS3Store(settings), objects: join(directory, settings.bucket), stop };
    },
  ],
])("the library in %s", (_, open) => {
  let store: MediaStore;
  /** The directory of the files. */
  let objects: string;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    ({ store, objects, stop } = await open());
  });
  afterAll(() => stop());
  beforeEach(async () => {
    for (const one of [1, 2]) await store.remove(id(one));
  });

  const read = async (name: string) => (await store.get(name))?.text() ?? null;

  it("gives back what was stored, and null for the rest", async () => {
    await store.put(key("320.webp"), bytes("small"), "image/webp");
    expect(await read(key("320.webp"))).toBe("small");
    expect(await read(key("640.webp"))).toBeNull();
    expect(await read(key("320.webp", 2))).toBeNull();
  });

  it("takes a file of 25 MB as it is", async () => {
    const large = Buffer.alloc(25 * 1024 * 1024, "%PDF-1.4 é");
    await store.put(key("file.pdf"), large, "application/pdf");
    const found = await store.get(key("file.pdf"));
    expect(Buffer.compare(Buffer.from(await (found ?? new Blob()).arrayBuffer()), large)).toBe(0);
  });

  it("lists and removes by whole segments of a key", async () => {
    const keys = [key("1200.jpg"), key("320.webp"), key("320.webp", 1, "b"), key("file.pdf", 2)];
    for (const one of keys) await store.put(one, bytes(one), "image/webp");
    expect((await store.list("")).sort()).toEqual([...keys].sort());
    expect((await store.list(`${id(1)}/${hash("a")}`)).sort()).toEqual(keys.slice(0, 2));
    await store.remove(`${id(1)}/${hash("a")}/`);
    await store.remove(`${id(1)}/${hash("a")}`);
    expect((await store.list("")).sort()).toEqual(keys.slice(2));
    await store.remove(keys[2] ?? "");
    await store.remove(id(2));
    expect(await store.list("")).toEqual([]);
  });

  it("stores one file for puts of the same key at the same time", async () => {
    const content = Buffer.alloc(300_000, "x");
    await Promise.all(Array.from({ length: 8 }, () => store.put(key("960.avif"), content, "image/avif")));
    expect((await store.get(key("960.avif")))?.size).toBe(content.length);
    expect(await store.list("")).toEqual([key("960.avif")]);
  });

  it.each([
    "",
    "../x",
    "/etc/passwd",
    `${id(1)}/../x`,
    `${id(1)}/${hash("a")}/..`,
    "keys",
    id(1).slice(0, 8),
  ])("has no file and removes nothing at %j", async (path) => {
    await expect(store.put(path, bytes("x"), "image/webp")).rejects.toThrow(RangeError);
    await expect(store.get(path)).rejects.toThrow(RangeError);
    await expect(store.remove(path)).rejects.toThrow(RangeError);
  });

  it("lists more than a thousand files", async () => {
    const keys = Array.from({ length: 1_050 }, (_, index) => key(`${index}.webp`, 3));
    const [first = "", ...others] = keys;
    await store.put(first, bytes("x"), "image/webp");
    const folder = join(objects, dirname(first));
    // Copied, as a thousand puts to the bucket take ten seconds.
    for (const file of await readdir(folder)) {
      const copies = others.map((one) => join(folder, file.replace(basename(first), basename(one))));
      await Promise.all(copies.map((copy) => copyFile(join(folder, file), copy)));
    }
    expect((await store.list(id(3))).sort()).toEqual([...keys].sort());
  });
});

describe("the library in a directory", () => {
  it("has no partial and no foreign files, and leaves no empty directory", async () => {
    const directory = await mkdtemp(join(tmpdir(), "store-"));
    onTestFinished(() => rm(directory, { recursive: true }));
    const store = createDirectoryStore(directory);
    expect(await createDirectoryStore(join(directory, "missing")).list("")).toEqual([]);
    await store.put(key("320.webp"), bytes("x"), "image/webp");
    await writeFile(join(directory, `${key("640.webp")}.part`), "half");
    await writeFile(join(directory, "letter.txt"), "");
    expect(await store.list("")).toEqual([key("320.webp")]);
    await store.remove(`${id(1)}/${hash("a")}`);
    expect(await readdir(directory)).toEqual(["letter.txt"]);
  });

  it("says so when it can't be used", async () => {
    const file = join(await mkdtemp(join(tmpdir(), "store-")), "file");
    onTestFinished(() => rm(file, { recursive: true }));
    await writeFile(file, "");
    const put = createDirectoryStore(file).put(key("320.webp"), bytes("x"), "image/webp");
    await expect(put).rejects.toMatchObject({ name: "StoreError", code: "08006" });
  });
});

describe("the library in a bucket", () => {
  let server: S3Server;
  beforeAll(async () => {
    server = await startS3Server();
  });
  afterAll(() => server.stop());

  it("has the content type that was given", async () => {
    const store = createS3Store(server.settings);
    await store.put(key("320.webp"), bytes("x"), "image/webp");
    expect((await store.get(key("320.webp")))?.type).toBe("image/webp");
  });

  it.each([
    ["another secret", { secretKey: "s3cr3t" }, /answers 403 SignatureDoesNotMatch/],
    ["another key", { accessKey: "s3cr3t" }, /answers 403 InvalidAccessKeyId/],
    [
      "a bucket that is not there",
      { bucket: "s3cr3t-library" },
      /has no bucket s3cr3t-library$|answers 404 NoSuchBucket$/,
    ],
  ])("can't be used with %s, and no error holds credentials", async (_, change, sentence) => {
    const store = createS3Store({ ...server.settings, ...change });
    const failures = await Promise.all(
      [
        () => store.put(key("320.webp"), bytes("x"), "image/webp"),
        () => store.get(key("320.webp")),
        () => store.list(""),
        () => store.remove(id(1)),
      ].map((call) =>
        call().then(
          () => null,
          (error: unknown) => error,
        ),
      ),
    );
    for (const error of failures) {
      expect(error).toMatchObject({
        name: "StoreError",
        code: "08006",
        message: expect.stringMatching(sentence),
      });
      expect(error).toHaveProperty("cause", undefined);
      if (!("bucket" in change)) expect(String(error)).not.toContain("s3cr3t");
    }
    const start = openMediaStore({ s3: { ...server.settings, ...change } }, "");
    await expect(start).rejects.toMatchObject({
      name: "StartError",
      message: expect.stringMatching(/^The bucket \S+ of S3_BUCKET can't be used\. .+\.$/),
    });
  });

  it.each<[string, number, string, RegExp]>([
    [
      "that is a web page",
      200,
      "<!doctype html><title>Welcome</title>",
      /S3_URL answers, but keeps no objects: it is no address of an S3 service\.$|has no bucket/,
    ],
    [
      "in another region",
      400,
      "<Error><Code>AuthorizationHeaderMalformed</Code><Message>The region 'auto' is wrong; expecting 'eu-central-1'</Message><Region>eu-central-1</Region></Error>",
      /S3_REGION is wrong: the bucket is in eu-central-1\.$/,
    ],
  ])("%s can't be used", async (_, status, body, sentence) => {
    const service = createServer((_request, response) => {
      response.writeHead(status, { "Content-Type": "text/html" }).end(body);
    });
    await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void service.close());
    const { port } = service.address() as AddressInfo;
    const s3 = { ...server.settings, url: new URL(`http://127.0.0.1:${port}`) };
    await expect(openMediaStore({ s3 }, "")).rejects.toThrow(sentence);
  });

  it("is chosen by its settings, and answers at the start", async () => {
    const before = await createS3Store(server.settings).list("");
    const store = await openMediaStore({ s3: server.settings }, "");
    expect(await store.list("")).toEqual(before);
    await store.put(key("640.webp"), bytes("x"), "image/webp");
    expect(await createS3Store(server.settings).get(key("640.webp"))).not.toBeNull();
  });

  it("can't be used when the service is stopped, hangs, or breaks off, and is tried twice", async () => {
    let requests = 0;
    let answer: "nothing" | "half" | "busy" = "nothing";
    const hanging = createServer((_request, response) => {
      requests += 1;
      if (answer === "busy") response.writeHead(503).end();
      if (answer === "half") response.writeHead(200, { "Content-Length": "100" }).write("half");
    });
    await new Promise<void>((resolve) => hanging.listen(0, "127.0.0.1", resolve));
    const { port } = hanging.address() as AddressInfo;
    const limits = { answer: 300, whole: 900 };
    const store = createS3Store({ ...server.settings, url: new URL(`http://127.0.0.1:${port}`) }, limits);
    const fails = (call: Promise<unknown>, sentence: RegExp) =>
      expect(call).rejects.toMatchObject({ name: "StoreError", message: expect.stringMatching(sentence) });

    await fails(store.list(""), /does not answer in time/);
    await fails(store.put(key("320.webp"), bytes("x"), "image/webp"), /does not answer in time/);
    answer = "half";
    await fails(store.get(key("320.webp")), /does not answer in time/);
    expect(requests).toBe(3);
    answer = "busy";
    await fails(store.get(key("320.webp")), /answers 503/);
    expect(requests).toBe(5);
    hanging.closeAllConnections();
    await new Promise((resolve) => hanging.close(resolve));
    await fails(store.get(key("320.webp")), /can't be reached \(ECONNREFUSED\)/);
  });
});
