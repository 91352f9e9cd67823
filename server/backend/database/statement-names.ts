import { createHash } from "node:crypto";
import { DatabaseError } from "../../shared/database-error.ts";

/** A prepared statement takes some ten times its length per session. */
const maxLength = 8_192;
const remembered = 1_000;

export type StatementNames = {
  /** The name of the prepared statement; undefined for its first use. */
  nameOf(statement: string): string | undefined;
  /** Whether the error is about the name alone, so that the statement can be retried without it. */
  isRejected(error: unknown): boolean;
};

/** Names repeated statements by their digest: planning takes longer than running. */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string | undefined>();
  let isUsable = true;

  return {
    nameOf(statement) {
      if (!isUsable || statement.length > maxLength) return undefined;
      if (names.size >= remembered) names.clear();
      const name = names.has(statement) ? (names.get(statement) ?? digestOf(statement)) : undefined;
      names.set(statement, name);
      return name;
    },
    isRejected(error) {
      if (!(error instanceof DatabaseError)) return false;
      // A transaction pooler: sessions hold other names.
      if (error.code === "26000" || error.code === "42P05") isUsable = false;
      else if (error.message !== "cached plan must not change result type") return false;
      return true;
    },
  };
}

function digestOf(statement: string): string {
  return createHash("sha256").update(statement).digest("base64url");
}
