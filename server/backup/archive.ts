/** One file in an archive; names are relative, with slashes. */
export type ArchiveEntry = { name: string; content: Uint8Array };

/** A file is no archive of ours, or not a whole one; the message says so in one sentence. */
export class ArchiveError extends Error {
  override name = "ArchiveError";
}

const block = 512;
const nameLength = 100;
/** In bytes, more than any entry that is packed here: a hundred rows of the largest texts. What claims more is no backup. */
const largestEntry = 512 * 1_024 * 1_024;

/** The bytes of a tar archive (POSIX.1-1988, "ustar") with these entries, readable by their owner alone. */
export async function* packArchive(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Uint8Array> {
  for await (const { name, content } of entries) {
    yield headerOf(name, content.byteLength);
    yield content;
    yield new Uint8Array(padding(content.byteLength));
  }
  yield new Uint8Array(2 * block);
}

function headerOf(name: string, size: number): Uint8Array {
  if (Buffer.byteLength(name) > nameLength) throw new ArchiveError(`The name ${name} is too long.`);
  const header = Buffer.alloc(block);
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, "0")}\0`;
  header.write(name, 0);
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), 124);
  header.write(octal(Math.floor(Date.now() / 1000), 11), 136);
  header.write("0", 156);
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
  for (;;) {
    const header = await read(block);
    if (header.every((byte) => byte === 0)) return;
    const { name, size } = parseHeader(header);
    const content = await read(size);
    await read(padding(size));
    yield { name, content };
  }
}

function parseHeader(header: Buffer): { name: string; size: number } {
  const text = (from: number, to: number) => header.toString("utf8", from, to).replace(/\0.*$/s, "");
  const isOurs = text(257, 263) === "ustar" && Number.parseInt(text(148, 156), 8) === checksumOf(header);
  const size = Number.parseInt(text(124, 136), 8);
  if (!isOurs || Number.isNaN(size) || size > largestEntry) throw new ArchiveError("This is no backup.");
  return { name: text(0, nameLength), size };
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
