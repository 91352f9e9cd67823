import { isAuthRetryableFetchError } from "@supabase/supabase-js";
import { accountDatabase, namedBackend } from "../../account/account-database.ts";
import { UploadError, type UploadedMedia, uploadMedia } from "../../data/media/upload-media.ts";

/** Uploads a file as whoever is signed in. Throws UploadError. */
export async function sendFile(
  file: File,
  path: string,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<UploadedMedia> {
  const { data, error } = await accountDatabase().auth.getSession();
  if (!data.session) throw new UploadError(isAuthRetryableFetchError(error) ? "lost" : "session");
  const accessToken = data.session.access_token;
  const options = { apikey: namedBackend().key, accessToken, path, onProgress };
  return uploadMedia(file, signal ? { ...options, signal } : options);
}
