// @module-tag S7

import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import { type ArchiveEntry, packArchive, unpackArchive } from "./archive.ts";

/** Names of so many bytes: one more than a header holds, and where the digits of a record's length change. */
const longNames = [98, 99, 100, 101, 102, 255, 991, 992, 993].map(
  (length) => `directory/${"n".repeat(length - 10)}`,
);

const entries: ArchiveEntry[] = [
  { name: "empty.json", content: Buffer.alloc(0) },
  { name: "tables/public.x/000001.json", content: Buffer.from("[]\n") },
  { name: "directory/files/large.pdf", content: Buffer.alloc(1_234_567, "é") },
  ...longNames.map((name) => ({ name, content: Buffer.from("x") })),
  { name: "directory/short", content: Buffer.from("y") },
];

describe("an archive", () => {
  it("round-trips its entries for any chunk size", async () => {
    const bytes = await pack();
    for (const size of [100_000, 511]) {
      const found = await unpack(pieces(bytes, size));
      expect(found.map(({ name }) => name)).toEqual(entries.map(({ name }) => name));
      expect(
        found.every(
          ({ content }, index) => Buffer.compare(content, entries[index]?.content ?? content) === 0,
        ),
      ).toBe(true);
    }
  });

  it("is readable by tar", async () => {
    const directory = await mkdtemp(join(tmpdir(), "archive-"));
    onTestFinished(() => rm(directory, { recursive: true }));
    await writeFile(join(directory, "x.tar"), await pack());
    const { stdout } = await promisify(execFile)("tar", ["-tf", "x.tar"], { cwd: directory });
    expect(stdout.trim().split("\n")).toEqual(entries.map(({ name }) => name));
  });

  it("supports non-ASCII names", async () => {
    const name = `directory/${"é".repeat(120)}`;
    const [found] = await unpack(pieces(await pack([{ name, content: Buffer.from("x") }]), 511));
    expect(found).toEqual({ name, content: Buffer.from("x") });
  });

  it("is rejected when truncated or of another format", async () => {
    const bytes = await pack();
    await expect(unpack(pieces(bytes.subarray(0, 5_000), 1_000))).rejects.toThrow("ends too early");
    await expect(unpack(pieces(bytes.subarray(0, -2_000), 1_000))).rejects.toThrow("ends too early");
    await expect(unpack(pieces(Buffer.alloc(2_000, "x"), 1_000))).rejects.toThrow("no backup");
  });

  it("is rejected when an entry's size exceeds the limit, before reading it", async () => {
    const bytes = await pack();
    bytes.write("77777777777", 124);
    const digits = 7 * 11;
    const sum = Number.parseInt(bytes.toString("latin1", 148, 154), 8) + digits;
    bytes.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148);
    await expect(unpack(pieces(bytes, 1_000))).rejects.toThrow("no backup");
  });
});

async function pack(packed = entries): Promise<Buffer> {
  async function* all() {
    yield* packed;
  }
  return buffer(packArchive(all()));
}

function unpack(chunks: AsyncIterable<Uint8Array>): Promise<ArchiveEntry[]> {
  return listed(unpackArchive(chunks));
}

async function listed<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

async function* pieces(bytes: Buffer, size: number) {
  for (let index = 0; index < bytes.byteLength; index += size) yield bytes.subarray(index, index + size);
}
