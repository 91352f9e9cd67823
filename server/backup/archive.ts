import { pipeline } from "node:stream";
import { buffer } from "node:stream/consumers";
import { extract, type Header, type Pack, pack } from "tar-stream";

/** One file in an archive; names are relative, with slashes. */
export type ArchiveEntry = { name: string; content: Buffer };

/** A file is no archive of ours, or not a whole one; the message says so in one sentence. */
export class ArchiveError extends Error {
  override name = "ArchiveError";
}

/** In bytes, more than a hundred rows of the largest texts. What claims more is no backup, and what is more has no place in one. */
export const largestEntry = 512 * 1_024 * 1_024;

/** The bytes of a tar archive (POSIX.1-2001) with these entries, readable by their owner alone. */
export function packArchive(entries: AsyncIterable<ArchiveEntry>): AsyncIterable<unknown> {
  const archive = pack();
  addEntries(archive, entries).catch((error) => archive.destroy(error));
  return archive;
}

async function addEntries(archive: Pack, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  for await (const { name, content } of entries) {
    // A record of its own for a name that its header can't hold, as in all backups so far.
    const pax = Buffer.byteLength(name) > 100 ? {} : null;
    await new Promise<void>((resolve, reject) => {
      archive.entry({ name, mode: 0o600, pax }, content, (error) => (error ? reject(error) : resolve()));
    });
  }
  archive.finalize();
}

/**
 * The entries of an archive, in their order.
 *
 * @throws ArchiveError where it is none, or ends too early; an error of `bytes` as it is
 */
export async function* unpackArchive(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ArchiveEntry> {
  // A failure of either stream ends the iteration below.
  const archive = pipeline(bytes, extract(), () => {});
  try {
    for await (const entry of archive) {
      yield { name: nameOf(entry.header), content: await buffer(entry) };
    }
  } catch (error) {
    throw explain(error);
  }
}

function nameOf({ name, type, size }: Header): string {
  if (type !== "file" || size > largestEntry) throw new ArchiveError("This is no backup.");
  return name;
}

/** tar-stream tells its errors apart by their messages alone. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.message === "Unexpected end of data") {
    return new ArchiveError("The backup ends too early: it is not whole.");
  }
  const isNoArchive = /^(Invalid tar header|Invalid header$|Header exceeds max size$)/.test(error.message);
  return isNoArchive ? new ArchiveError("This is no backup.") : error;
}
