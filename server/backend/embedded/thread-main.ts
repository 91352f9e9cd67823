import { parentPort, workerData } from "node:worker_threads";
import { type Engine, openEngine } from "./engine.ts";

export type Question = { kind: "exchange"; messages: Uint8Array } | { kind: "close" };

/** An error loses its code on the way between threads. */
export type Answer =
  | { kind: "bytes"; bytes: Uint8Array<ArrayBuffer> }
  | { kind: "error"; error: Error; code: string | null };

async function answerWith(work: () => Promise<Uint8Array<ArrayBuffer>>): Promise<void> {
  try {
    const bytes = await work();
    tell({ kind: "bytes", bytes }, [bytes.buffer]);
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    const code = "code" in error && typeof error.code === "string" ? error.code : null;
    tell({ kind: "error", error, code });
  }
}

function tell(answer: Answer, handedOver: ArrayBuffer[] = []): void {
  parentPort?.postMessage(answer, handedOver);
}

async function answer(engine: Engine, question: Question): Promise<void> {
  if (question.kind === "exchange") return answerWith(() => engine.exchange(question.messages));
  await answerWith(() => engine.close().then(() => new Uint8Array()));
  parentPort?.close();
}

await answerWith(async () => {
  const engine = await openEngine(workerData);
  parentPort?.on("message", (question: Question) => void answer(engine, question));
  return new Uint8Array();
});
