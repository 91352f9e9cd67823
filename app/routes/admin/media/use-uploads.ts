import { isAuthRetryableFetchError } from "@supabase/supabase-js";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { accountDatabase, namedBackend } from "../../../account/account-database.ts";
import { UploadError, type UploadedMedia, uploadMedia } from "../../../data/media/upload-media.ts";
import { useSendingGuard } from "../editing/use-leave-guard.ts";
import { type Accepted, fileProblem } from "./file-problem.ts";
import { createUploadQueue, isUnderWay, type Upload } from "./upload-queue.ts";

type UploadsOptions = {
  accept: Accepted;
  /** The object to replace; without it each file becomes an entry of its own. */
  path?: string | undefined;
  onDone(media: UploadedMedia): void;
};

/** Uploads of a screen, which asks before it is left while one is under way. */
export function useUploads({ accept, path, onDone }: UploadsOptions) {
  const latest = useRef(onDone);
  useEffect(() => {
    latest.current = onDone;
  }, [onDone]);
  const [queue] = useState(() =>
    createUploadQueue({
      check: (file) => fileProblem(file, accept),
      // A path of its own, also for the next attempt: an answer that was lost makes no second entry.
      send: (upload, onProgress, signal) => send(upload, path ?? upload.key, onProgress, signal),
      onDone: (media) => latest.current(media),
    }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  useEffect(() => queue.clear, [queue]);
  useSendingGuard(uploads.some(isUnderWay));
  const { add, retry, remove, clear } = queue;
  return { uploads, add, retry, remove, clear };
}

async function send(
  { file }: Upload,
  path: string,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<UploadedMedia> {
  const { data, error } = await accountDatabase().auth.getSession();
  if (!data.session) throw new UploadError(isAuthRetryableFetchError(error) ? "lost" : "session");
  const accessToken = data.session.access_token;
  return uploadMedia(file, { apikey: namedBackend().key, accessToken, path, onProgress, signal });
}
