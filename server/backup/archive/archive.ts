import { pipeline } from "node:stream";
import { buffer } from "node:stream/consumers";
import { extract, type Header, type Pack, pack } from "tar-stream";

export type ArchiveEntry = { name: string; content: Buffer };

export class ArchiveError extends Error {
  override name = "ArchiveError";
}

/** In bytes: more than a hundred of the largest rows. */
export const maxEntryBytes = 512 * 1_024 * 1_024;

/** A tar archive (POSIX.1-2001), entries with mode 600. */
export function packArchive(entries: AsyncIterable<ArchiveEntry>): AsyncIterable<unknown> {
  const archive = pack();
  addEntries(archive, entries).catch((error) => archive.destroy(error));
  return archive;
}

async function addEntries(archive: Pack, entries: AsyncIterable<ArchiveEntry>): Promise<void> {
  for await (const { name, content } of entries) {
    // A pax header for names longer than the tar header's field.
    const pax = Buffer.byteLength(name) > 100 ? {} : null;
    await new Promise<void>((resolve, reject) => {
      archive.entry({ name, mode: 0o600, pax }, content, (error) => (error ? reject(error) : resolve()));
    });
  }
  archive.finalize();
}

/** The entries in order. Throws ArchiveError when the archive is invalid or incomplete. */
export async function* unpackArchive(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<ArchiveEntry> {
  // The iteration below rethrows errors of either stream.
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
  if (type !== "file" || size > maxEntryBytes) throw new ArchiveError("This is no backup.");
  return name;
}

/** tar-stream's errors differ in their messages alone. */
function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (error.message === "Unexpected end of data") {
    return new ArchiveError("The backup ends too early: it is not whole.");
  }
  const isNoArchive = /^(Invalid tar header|Invalid header$|Header exceeds max size$)/.test(error.message);
  return isNoArchive ? new ArchiveError("This is no backup.") : error;
}
