type Details = {
  code: string;
  message: string;
  detail?: string | undefined;
  hint?: string | undefined;
  constraint?: string | undefined;
  table?: string | undefined;
  column?: string | undefined;
};

/** What the database refused, with its SQLSTATE; "08006" when the database is away. Never holds parameters. */
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

  /** The database can't be asked now. */
  get isUnavailable(): boolean {
    return isUnavailable(this.code);
  }
}

/**
 * Whether an SQLSTATE says that the database can't be asked now: connection lost or refused, shutting down, out of
 * space or connections. A message that it could not read (08P01) is a fault of who sent it.
 */
export function isUnavailable(code: string): boolean {
  return /^(08(?!P01)|53(?!400)|57P)/.test(code);
}

export function connectionLost(reason: string): DatabaseError {
  return new DatabaseError({ code: "08006", message: `The database can't be reached (${reason})` });
}
