import { isAnimated } from "../../data/media/animated.ts";
import { UploadError, type UploadedMedia } from "../../data/media/upload-media.ts";
import type { FileProblem } from "./file-problem.ts";

export type UploadState =
  | { name: "waiting" }
  /** Of 1. */
  | { name: "sending"; progress: number }
  | { name: "processing" }
  | { name: "done"; media: UploadedMedia }
  | { name: "failed"; problem: FileProblem; until?: string | null };

export type Upload = {
  key: string;
  file: File;
  state: UploadState;
  /** The library makes a still of it. */
  isAnimated?: boolean;
};

type QueueOptions = {
  /** Why a file need not be sent. */
  check(file: File): FileProblem | null;
  /** @param key stays the same when it is sent again. Throws UploadError. */
  send(upload: Upload, onProgress: (share: number) => void, signal: AbortSignal): Promise<UploadedMedia>;
  onDone(media: UploadedMedia): void;
};

/** Each is prepared by the server, on one of few cores. */
const sentAtOnce = 2;

/** In bytes: the server holds 32 MB of bodies. */
const bytesAtOnce = 24 * 1024 * 1024;

/** Files that are sent two at a time, large ones one by one. */
export function createUploadQueue({ check, send, onDone }: QueueOptions) {
  let uploads: readonly Upload[] = [];
  const running = new Map<string, AbortController>();
  const listeners = new Set<() => void>();

  function add(files: readonly File[]): void {
    const added = files.map((file) => ({ key: crypto.randomUUID(), file, state: begin(file) }));
    change([...uploads, ...added]);
    sendNext();
    for (const upload of added) void markAnimated(upload);
  }

  async function markAnimated({ key, file }: Upload): Promise<void> {
    // A file that can't be read fails where it is sent.
    const found = await isAnimated(file).catch(() => false);
    if (found)
      change(uploads.map((upload) => (upload.key === key ? { ...upload, isAnimated: true } : upload)));
  }

  function begin(file: File): UploadState {
    const problem = check(file);
    return problem ? { name: "failed", problem } : { name: "waiting" };
  }

  function retry(key: string): void {
    const upload = uploads.find((one) => one.key === key);
    if (!upload || !canRetry(upload)) return;
    setState(key, begin(upload.file));
    sendNext();
  }

  function remove(key: string): void {
    change(uploads.filter((one) => one.key !== key));
    running.get(key)?.abort();
  }

  function clear(): void {
    change([]);
    for (const abort of running.values()) abort.abort();
  }

  function sendNext(): void {
    for (const upload of uploads) {
      if (upload.state.name !== "waiting") continue;
      if (running.size >= sentAtOnce || (running.size > 0 && runningBytes() + upload.file.size > bytesAtOnce))
        return;
      void run(upload);
    }
  }

  function runningBytes(): number {
    return uploads.reduce((sum, { key, file }) => sum + (running.has(key) ? file.size : 0), 0);
  }

  async function run(upload: Upload): Promise<void> {
    const { key } = upload;
    const abort = new AbortController();
    running.set(key, abort);
    setState(key, { name: "sending", progress: 0 });
    const onProgress = (share: number) =>
      setState(key, share < 1 ? { name: "sending", progress: share } : { name: "processing" });
    try {
      const media = await send(upload, onProgress, abort.signal);
      setState(key, { name: "done", media });
      if (!abort.signal.aborted) onDone(media);
    } catch (error) {
      const { problem, until } = error instanceof UploadError ? error : new UploadError("lost");
      setState(key, { name: "failed", problem, until });
    } finally {
      running.delete(key);
      sendNext();
    }
  }

  function setState(key: string, state: UploadState): void {
    change(uploads.map((upload) => (upload.key === key ? { ...upload, state } : upload)));
  }

  function change(next: readonly Upload[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }

  return {
    add,
    retry,
    remove,
    /** Forgets all, and stops those that are sent. */
    clear,
    uploads: () => uploads,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Whether leaving the page would stop it. */
export function isUnderWay({ state }: Upload): boolean {
  return state.name === "waiting" || state.name === "sending" || state.name === "processing";
}

/** Problems that may be over by the next attempt. */
const passing: readonly FileProblem[] = ["taken", "session", "slow", "hour", "day", "full", "busy", "lost"];

/** Whether sending the same file again makes sense. */
export function canRetry({ state }: Upload): boolean {
  return state.name === "failed" && passing.includes(state.problem);
}
