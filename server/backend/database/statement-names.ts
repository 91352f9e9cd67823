import { createHash } from "node:crypto";
import { DatabaseError } from "../../shared/database-error.ts";

/** A prepared statement takes some ten times its length in a session: longer ones are prepared anew each time. */
const longest = 8_192;
const remembered = 1_000;

export type StatementNames = {
  /** The name to prepare a statement under; undefined when it is asked for the first time. */
  nameOf(statement: string): string | undefined;
  /** Whether an error is about the name alone: nothing has run, and the statement can be sent again without it. */
  isRejected(error: unknown): boolean;
};

/**
 * Names the statements that come again: planning the list of articles takes twice as long as reading it. A name is the
 * digest of its statement, so it can't stand for another one. The pool replaces a session after a thousand uses, which
 * bounds what it holds.
 */
export function createStatementNames(): StatementNames {
  const names = new Map<string, string | undefined>();
  let isUsable = true;

  return {
    nameOf(statement) {
      if (!isUsable || statement.length > longest) return undefined;
      if (names.size >= remembered) names.clear();
      const name = names.has(statement) ? (names.get(statement) ?? digestOf(statement)) : undefined;
      names.set(statement, name);
      return name;
    },
    isRejected(error) {
      if (!(error instanceof DatabaseError)) return false;
      // A pooler of transactions lends sessions in turn, which hold other names than this process knows.
      if (error.code === "26000" || error.code === "42P05") isUsable = false;
      else if (error.message !== "cached plan must not change result type") return false;
      return true;
    },
  };
}

function digestOf(statement: string): string {
  return createHash("sha256").update(statement).digest("base64url");
}
