import { createClient } from "@supabase/supabase-js";
import { type MediaStore, StoreError } from "../backend/media/media-store.ts";
import type { ProjectSettings } from "./project.ts";

/** In milliseconds, for 25 MB. */
const timeout = 60_000;
const listedAtOnce = 1_000;

/** The project's private bucket `media`, with the secret key. */
export function createBucketStore({
  url,
  secretKey,
}: Pick<ProjectSettings, "url" | "secretKey">): MediaStore {
  const client = createClient(url.origin, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => fetch(input, { signal: AbortSignal.timeout(timeout), ...init }) },
  });
  const bucket = client.storage.from("media");

  async function list(prefix: string): Promise<string[]> {
    const folder = prefix.replace(/\/$/, "");
    const keys: string[] = [];
    for (let offset = 0; ; offset += listedAtOnce) {
      const { data, error } = await bucket.list(folder, { limit: listedAtOnce, offset });
      if (error) throw storeError("list", error);
      for (const { name, id } of data) {
        const path = folder === "" ? name : `${folder}/${name}`;
        // A folder has no id.
        if (id) keys.push(path);
        else keys.push(...(await list(path)));
      }
      if (data.length < listedAtOnce) return keys;
    }
  }

  return {
    async put(key, bytes, contentType) {
      const body = new Blob([new Uint8Array(bytes)], { type: contentType });
      const { error } = await bucket.upload(key, body, { upsert: true, contentType });
      if (error) throw storeError("upload", error);
    },
    async get(key) {
      const { data, error } = await bucket.download(key);
      if (error && isMissing(error)) return null;
      if (error) throw storeError("download", error);
      return data;
    },
    list,
    async remove(prefix) {
      const keys = await list(prefix);
      if (keys.length === 0) return;
      const { error } = await bucket.remove(keys);
      if (error) throw storeError("remove", error);
    },
  };
}

/** The storage says 400 or 404 of an object that is not there. */
function isMissing(error: Error): boolean {
  return "status" in error && (error.status === 400 || error.status === 404);
}

function storeError(what: string, error: Error): StoreError {
  const status = "status" in error ? error.status : undefined;
  return new StoreError(
    `the project's bucket media was asked to ${what} and answered ${status ?? "nothing"}`,
    error,
  );
}
