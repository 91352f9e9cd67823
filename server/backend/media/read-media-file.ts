import type { MediaStore } from "./media-store.ts";

/** The bytes of a key; null when there are none, or no longer. Throws StoreError. */
export async function readMediaFile(store: Pick<MediaStore, "get">, key: string): Promise<Buffer | null> {
  const found = await store.get(key);
  try {
    return found && Buffer.from(await found.arrayBuffer());
  } catch (error) {
    // A lazy Blob whose file was deleted after it was opened.
    if (error instanceof DOMException && error.name === "NotReadableError") return null;
    throw error;
  }
}
