import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { UploadedMedia } from "../../data/media/upload-media.ts";
import { useSendingGuard } from "../editing/use-leave-guard.ts";
import { type Accepted, fileProblem } from "./file-problem.ts";
import { sendFile } from "./send-file.ts";
import { createUploadQueue, isUnderWay } from "./upload-queue.ts";

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
      send: ({ key, file }, onProgress, signal) => sendFile(file, path ?? key, onProgress, signal),
      onDone: (media) => latest.current(media),
    }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  useEffect(() => queue.clear, [queue]);
  useSendingGuard(uploads.some(isUnderWay));
  const { add, retry, remove, clear } = queue;
  return { uploads, add, retry, remove, clear };
}
