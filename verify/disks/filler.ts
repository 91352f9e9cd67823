import { open, rm } from "node:fs/promises";
import { join } from "node:path";

/** Fills a disk completely with one file. @returns a function that removes the file */
export async function fillDisk(directory: string): Promise<() => Promise<void>> {
  const path = join(directory, "filler");
  const file = await open(path, "w");
  try {
    for (const size of [4 << 20, 64 << 10, 4 << 10]) {
      const block = Buffer.alloc(size, 1);
      let written = size;
      while (written > 0) written = await file.write(block).then(({ bytesWritten }) => bytesWritten, none);
    }
    await file.sync().catch(() => {});
  } finally {
    await file.close();
  }
  return () => rm(path);
}

function none(error: unknown): number {
  if (error instanceof Error && "code" in error && error.code === "ENOSPC") return 0;
  throw error;
}
