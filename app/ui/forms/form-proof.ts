import type { Asked } from "./proof-worker.ts";

export type FormKind = "contact" | "download";

/** In milliseconds: after that a form goes without. */
const patience = 10_000;

/** Asks for a challenge and works out the proof in a worker; rejects where there is none. */
export async function prove(kind: FormKind): Promise<string> {
  const signal = AbortSignal.timeout(patience);
  const body = new URLSearchParams({ form: kind });
  const response = await fetch("/contact/challenge", { method: "POST", body, signal });
  const asked: Asked & { signature: string } = await response.json();
  return `${asked.challenge} ${await answerOf(asked, signal)} ${asked.signature}`;
}

function answerOf(asked: Asked, signal: AbortSignal): Promise<number> {
  const worker = new Worker(new URL("./proof-worker.ts", import.meta.url), { type: "module" });
  return new Promise<number>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<number>) => resolve(data));
    worker.addEventListener("error", reject);
    signal.addEventListener("abort", reject);
    worker.postMessage(asked);
  }).finally(() => worker.terminate());
}
