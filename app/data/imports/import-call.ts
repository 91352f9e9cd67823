import type { PostgrestSingleResponse, SupabaseClient } from "@supabase/supabase-js";
import type { Call } from "../../import/import-state.ts";
import { storageLimitIn } from "../storage-limit.ts";

/** What an import calls. */
const functions = [
  "list_imported",
  "list_taken_slugs",
  "import_tag",
  "import_file",
  "import_document",
  "save_redirects",
] as const;

/** The database rejects what was sent: `code` is its SQLSTATE. */
class CallRejected extends Error {
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** An import can't go on: the session is over or is no administrator's, the server is away or busy, or its disk is full. */
export class ImportInterrupted extends Error {
  readonly reason: "session" | "lost" | "full";

  constructor(reason: "session" | "lost" | "full") {
    super(`The import was interrupted: ${reason}`);
    this.reason = reason;
  }
}

/**
 * The calls of an import, as the person of a client. Without the generated types, which do not know that an argument may be
 * null. They throw CallRejected, StorageLimitReached and ImportInterrupted.
 */
export function importCall(db: SupabaseClient): Call {
  return async (name, parameters) => {
    const known = functions.find((one) => one === name);
    if (!known) throw new Error(`An import does not call ${name}`);
    const answer: PostgrestSingleResponse<unknown> = await db.rpc(known, parameters);
    throwIfStopped(answer);
    return Array.isArray(answer.data) ? answer.data : [];
  };
}

function throwIfStopped({ error, status }: PostgrestSingleResponse<unknown>): void {
  if (!error) return;
  const limit = storageLimitIn(error);
  if (limit) throw limit;
  if (status === 401 || status === 403) throw new ImportInterrupted("session");
  if (status === 0 || status === 429 || status >= 500) throw new ImportInterrupted("lost");
  throw new CallRejected(error.message, error.code);
}
