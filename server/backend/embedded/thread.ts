import { Worker } from "node:worker_threads";
import { connectionLost } from "../database-error.ts";
import type { Engine, EngineOptions } from "./engine.ts";
import type { Answer, Question } from "./thread-main.ts";

/**
 * Opens it in a thread of its own: what it calculates, and how long the disk takes to keep a commit, holds up nobody
 * who asks for something else. Where the thread ends by itself, or by an error that nothing has foreseen, the process ends
 * with it: whoever keeps the server running starts it anew. The thread keeps the process alive only while something is
 * asked of it.
 *
 * @param main what runs in the thread
 * @throws whatever kept it from being opened
 */
export async function openEngineThread(
  options: EngineOptions,
  main = new URL("./thread-main.ts", import.meta.url),
): Promise<Engine> {
  const thread = new Worker(main, {
    workerData: options,
    resourceLimits: { maxYoungGenerationSizeMb: 6 },
  });
  const waiting: PromiseWithResolvers<Uint8Array<ArrayBuffer>>[] = [];
  let state: "opening" | "open" | "closing" | "gone" = "opening";

  thread.on("message", (answer: Answer) => {
    const asked = waiting.shift();
    if (waiting.length === 0) thread.unref();
    if (answer.kind === "bytes") asked?.resolve(answer.bytes);
    else asked?.reject(answer.code ? Object.assign(answer.error, { code: answer.code }) : answer.error);
  });
  thread.on("exit", () => {
    const wasOpen = state === "open";
    state = "gone";
    for (const asked of waiting.splice(0)) asked.reject(connectionLost("ended"));
    if (wasOpen) throw new Error("The thread of the embedded database has ended");
  });

  function ask(question: Question | null): Promise<Uint8Array<ArrayBuffer>> {
    if (state === "gone") return Promise.reject(connectionLost("ended"));
    const asked = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
    waiting.push(asked);
    thread.ref();
    if (question) thread.postMessage(question);
    return asked.promise;
  }

  // The thread opens it unasked, and its first answer is that it did.
  await ask(null);
  state = "open";
  return {
    exchange: (messages) => ask({ kind: "exchange", messages }),
    async close() {
      state = "closing";
      await ask({ kind: "close" });
    },
  };
}
