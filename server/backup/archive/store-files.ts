import { contentTypeOf } from "../../backend/media/media-keys.ts";
import type { MediaStore } from "../../backend/media/media-store.ts";

/** How many files, and how many bytes, are stored at the same time. */
const most = { files: 16, bytes: 32 * 1_024 * 1_024 };

export type StoredFiles = {
  add(key: string, content: Buffer): Promise<void>;
  /** Stores what is left. */
  finish(): Promise<void>;
};

/** Stores files a few at a time, since each waits for a disk or a network. Its functions throw StoreError. */
export function storeFiles(store: Pick<MediaStore, "put">): StoredFiles {
  let waiting: { key: string; content: Buffer }[] = [];
  const finish = async () => {
    const files = waiting;
    waiting = [];
    await Promise.all(files.map(({ key, content }) => store.put(key, content, contentTypeOf(key))));
  };
  return {
    async add(key, content) {
      waiting.push({ key, content });
      const bytes = waiting.reduce((sum, file) => sum + file.content.byteLength, 0);
      if (waiting.length >= most.files || bytes >= most.bytes) await finish();
    },
    finish,
  };
}
