type Details = {
  code: string;
  message: string;
  detail?: string | undefined;
  hint?: string | undefined;
  constraint?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
};

/** With PostgreSQL's SQLSTATE, or "08006" when it is unavailable. Never holds parameters. */
export class DatabaseError extends Error {
  readonly code: string;
  readonly detail: string | null;
  readonly hint: string | null;
  readonly constraint: string | null;
  readonly table: string | null;
  readonly column: string | null;

  constructor(details: Details) {
    super(details.message);
    this.name = "DatabaseError";
    this.code = details.code;
    this.detail = details.detail ?? null;
    this.hint = details.hint ?? null;
    this.constraint = details.constraint ?? null;
    this.table = details.table ?? null;
    this.column = details.column ?? null;
  }

  get isUnavailable(): boolean {
    return isUnavailable(this.code);
  }
}

/** Connection lost or rejected, shutdown, or out of resources. 08P01 is the client's fault, 53400 a limit. */
export function isUnavailable(code: string): boolean {
  return /^(08(?!P01)|53(?!400)|57P)/.test(code);
}

/** A deadlock or a failed serialisation: the transaction had no effect, and the same again may succeed. */
export function isConflict(code: string): boolean {
  return code === "40001" || code === "40P01";
}

/** Unavailable, or stopped: a conflict, a long wait for a lock, or its time was over. Nothing was changed. */
export function isTemporary(code: string): boolean {
  return isUnavailable(code) || isConflict(code) || code === "55P03" || code === "57014";
}

/** Wrong data, or against a constraint: the same again would be rejected again. */
export function isRejected(code: string): boolean {
  return /^2[23]/.test(code);
}

export function connectionLost(reason: string): DatabaseError {
  return new DatabaseError({ code: "08006", message: `The database can't be reached (${reason})` });
}
