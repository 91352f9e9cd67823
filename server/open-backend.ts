import { join } from "node:path";
import type { Settings } from "./settings.ts";
import type { AnswerApi } from "./web/api.ts";

/** The server can't start; the message says why in one sentence. */
export class StartError extends Error {
  override name = "StartError";
}

export type OpenBackend = { answer: AnswerApi; close(): Promise<void> };

export async function openBackend(settings: Settings, dataDirectory: string): Promise<OpenBackend> {
  const { openDatabase } = await import("./backend/database.ts");
  const { migrate, seed } = await import("./backend/migrate.ts");
  const database = await openDatabase({ kind: "pglite", directory: join(dataDirectory, "database") });
  console.time("migrate");
  await migrate(database); console.timeEnd("migrate");
  console.time("seed"); await seed(database); console.timeEnd("seed");
  return { answer: async () => Response.json({ message: "not there yet" }, { status: 503 }), close: () => database.close() };
}
