import { parentPort } from "node:worker_threads";
import type { Answer } from "../thread-main.ts";

/** A thread that says it is open, and ends when it is asked for anything. */
const answer: Answer = { kind: "bytes", bytes: new Uint8Array() };
parentPort?.on("message", () => process.exit());
parentPort?.postMessage(answer);
