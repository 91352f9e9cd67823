import { type RefObject, useEffect, useId } from "react";
import type { Accepted } from "./file-problem.ts";
import { setPendingUpload } from "./pending-uploads.ts";
import { isUnderWay, type Upload } from "./upload-queue.ts";
import { useDroppedFiles } from "./use-dropped-files.ts";
import { useUploads } from "./use-uploads.ts";

type FieldUpload = {
  /** The upload that is under way or has failed. */
  upload: Upload | null;
  /** Whether a file is held over the field. */
  isOver: boolean;
  send(file: File): void;
  retry(): void;
  /** Stops the upload, or forgets the failed one. */
  cancel(): void;
};

/** Uploads the file that is dropped or pasted on a field; a newer one takes its place. */
export function useFieldUpload(
  field: RefObject<HTMLElement | null>,
  accept: Accepted,
  onDone: (mediaId: string) => void,
): FieldUpload {
  const { uploads, add, retry, clear } = useUploads({
    accept,
    onDone({ id }) {
      onDone(id);
      clear();
    },
  });
  const isOver = useDroppedFiles(field, false, ([file]) => {
    if (file) send(file);
  });
  usePendingUpload(uploads.some(isUnderWay));
  const upload = uploads.find(({ state }) => state.name !== "done") ?? null;

  function send(file: File): void {
    clear();
    add([file]);
  }

  return { upload, isOver, send, retry: () => upload && retry(upload.key), cancel: clear };
}

function usePendingUpload(isPending: boolean): void {
  const key = useId();
  useEffect(() => {
    setPendingUpload(key, isPending);
    return () => setPendingUpload(key, false);
  }, [key, isPending]);
}
