/** One file in an archive; names are relative, with slashes. */
export type ArchiveEntry = { name: string; content: Uint8Array };

/** A file is no archive of ours, or not a whole one; the message says so in one sentence. */
export class ArchiveError extends Error {
  override name = "ArchiveError";
}

const block = 512;
const nameLength = 100;
/** In bytes, more than a hundred rows of the largest texts. What claims more is no backup, and what is more has no place in one. */
export const largestEntry = 512 * 1_024 * 1_024;
/** An entry that says more about the next one, such as a longer name (pax, POSIX.1-2001). */
const about = "x";

/**
 * The bytes of a tar archive (POSIX.1-1988, "ustar", with the longer names of POSIX.1-2001) with these entries, readable
 * by their owner alone.
 */
export async function* packArchive(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Uint8Array> {
  for await (const { name, content } of entries) {
    if (Buffer.byteLength(name) > nameLength) yield* packEntry("name", recordOf("path", name), about);
    yield* packEntry(name, content, "0");
  }
  yield new Uint8Array(2 * block);
}

function* packEntry(name: string, content: Uint8Array, type: string): Generator<Uint8Array> {
  yield headerOf(name, content.byteLength, type);
  yield content;
  yield new Uint8Array(padding(content.byteLength));
}

/** A record of an entry that says more: its own length, in bytes and with its digits, a key and a value. */
function recordOf(key: string, value: string): Uint8Array {
  const rest = ` ${key}=${value}\n`;
  const size = Buffer.byteLength(rest);
  const length = size + String(size + String(size).length).length;
  return Buffer.from(`${length}${rest}`);
}

function headerOf(name: string, size: number, type: string): Uint8Array {
  const header = Buffer.alloc(block);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, "0")}\0`;
  header.write(name, 0, nameLength);
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), 124);
  header.write(octal(Math.floor(Date.now() / 1000), 11), 136);
  header.write(type, 156);
  header.write("ustar\x0000", 257);
  header.write(`${checksumOf(header).toString(8).padStart(6, "0")}\0 `, 148);
  return header;
}

/** The sum of all bytes, with blanks where the sum itself stands. */
function checksumOf(header: Uint8Array): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0);
}

function padding(size: number): number {
  return (block - (size % block)) % block;
}

/** The entries of an archive, in their order. @throws ArchiveError where it is none, or ends too early */
export async function* unpackArchive(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<ArchiveEntry> {
  const read = createReader(chunks);
  let longName: string | undefined;
  for (;;) {
    const header = await read(block);
    if (header.every((byte) => byte === 0)) return;
    const { name, size, type } = parseHeader(header);
    const content = await read(size);
    await read(padding(size));
    if (type === about) longName = parseRecords(content).get("path");
    else {
      yield { name: longName ?? name, content };
      longName = undefined;
    }
  }
}

function parseRecords(content: Buffer): Map<string, string> {
  const records = new Map<string, string>();
  for (let at = 0; at < content.byteLength; ) {
    const length = Number.parseInt(content.toString("latin1", at, at + 20), 10);
    const [, key, value] = /^\d+ ([^=]+)=(.*)\n$/s.exec(content.toString("utf8", at, at + length)) ?? [];
    if (key === undefined || value === undefined) throw new ArchiveError("This is no backup.");
    records.set(key, value);
    at += length;
  }
  return records;
}

function parseHeader(header: Buffer): { name: string; size: number; type: string } {
  const text = (from: number, to: number) => header.toString("utf8", from, to).replace(/\0.*$/s, "");
  const isOurs = text(257, 263) === "ustar" && Number.parseInt(text(148, 156), 8) === checksumOf(header);
  const size = Number.parseInt(text(124, 136), 8);
  if (!isOurs || Number.isNaN(size) || size > largestEntry) throw new ArchiveError("This is no backup.");
  return { name: text(0, nameLength), size, type: text(156, 157) };
}

/** Gives so many bytes of a stream at a time. */
function createReader(chunks: AsyncIterable<Uint8Array>): (size: number) => Promise<Buffer> {
  const iterator = chunks[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array();

  return async function read(size) {
    const parts: Uint8Array[] = [];
    let missing = size;
    while (missing > 0) {
      if (rest.byteLength === 0) {
        const next = await iterator.next();
        if (next.done) throw new ArchiveError("The backup ends too early: it is not whole.");
        rest = next.value;
      }
      const part = rest.subarray(0, missing);
      rest = rest.subarray(part.byteLength);
      missing -= part.byteLength;
      parts.push(part);
    }
    return Buffer.concat(parts, size);
  };
}
