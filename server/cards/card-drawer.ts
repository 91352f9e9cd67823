import { Worker } from "node:worker_threads";
import type { CardPicture, DrawCard } from "../../app/ui/pictures/card-picture.ts";
import type { CardJob, CardResult } from "./card-worker.ts";

type Waiting = { resolve(png: Uint8Array<ArrayBuffer>): void; reject(reason: Error): void };

/** A card takes some 50 ms, the first one half a second. */
const maxDrawMs = 10_000;
const quietMs = 30_000;

/** Draws cards in a worker thread, which ends when idle. */
export function createCardDrawer(): DrawCard {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | null = null;
  let count = 0;
  let timer: NodeJS.Timeout | undefined;

  function start(): Worker {
    const started = new Worker(new URL("./card-worker.ts", import.meta.url));
    started.unref();
    started.on("message", (answer: CardResult) => settle(answer));
    started.on("error", (error) => end(started, error));
    started.on("exit", () => end(started, new Error("The thread that draws cards has ended.")));
    return started;
  }

  function settle(answer: CardResult): void {
    const job = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ("png" in answer) job?.resolve(answer.png);
    else job?.reject(new Error(answer.failure));
    watch();
  }

  function watch(): void {
    clearTimeout(timer);
    const ending = worker;
    if (!ending) return;
    const hasWork = waiting.size > 0;
    timer = setTimeout(() => end(ending, new Error("A card took too long.")), hasWork ? maxDrawMs : quietMs);
    timer.unref();
  }

  function end(ended: Worker, reason: Error): void {
    void ended.terminate();
    if (ended !== worker) return;
    worker = null;
    clearTimeout(timer);
    const left = [...waiting.values()];
    waiting.clear();
    for (const { reject } of left) reject(reason);
  }

  return function draw(card: CardPicture): Promise<Uint8Array<ArrayBuffer>> {
    worker ??= start();
    const job: CardJob = { id: ++count, card };
    const drawn = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
      waiting.set(job.id, { resolve, reject });
    });
    worker.postMessage(job);
    watch();
    return drawn;
  };
}
