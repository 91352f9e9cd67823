import { setTimeout } from "node:timers/promises";
import { openEngineThread } from "../thread.ts";

/** A process that would go on for a minute after its database's thread has ended. */
const engine = await openEngineThread({ directory: null }, new URL("./ending-thread.ts", import.meta.url));
void engine.exchange(new Uint8Array());
await setTimeout(60_000);
