import { ImportInterrupted } from "../../../data/imports/import-call.ts";
import { StorageLimitReached } from "../../../data/storage-limit.ts";
import { ExportError, type Note } from "../../../import/source.ts";
import { SameExport } from "./read-exports.ts";

/** Why an import did not begin, or does not go on; each `name` but the first is a text `import.problem.…`. */
export type ImportProblem =
  | { name: "export"; note: Note }
  | { name: "limit"; until: string }
  | { name: "none" | "empty" | "same" | "unreadable" | "session" | "lost" | "full" | "stopped" | "unknown" };

/** The problem of what was thrown. */
export function importProblem(error: unknown): ImportProblem {
  if (error instanceof ExportError) return { name: "export", note: error.note };
  if (error instanceof SameExport) return { name: "same" };
  if (error instanceof StorageLimitReached) return { name: "limit", until: error.until };
  if (error instanceof ImportInterrupted) return { name: error.reason };
  // A file that was changed or moved after it was chosen.
  if (error instanceof DOMException && error.name === "NotReadableError") return { name: "unreadable" };
  console.error("An import failed:", error instanceof Error ? error.message : error);
  return { name: "unknown" };
}
