type Details = string | null | readonly object[];

type Parts = {
  status: number;
  code: string;
  message: string;
  details?: Details;
  hint?: string | null;
  headers?: Record<string, string>;
};

/** An error in PostgREST's form, with its codes (docs.postgrest.org, "Errors"). */
export class RestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: Details;
  readonly hint: string | null;
  readonly headers: Record<string, string>;

  constructor({ status, code, message, details = null, hint = null, headers = {} }: Parts) {
    super(message);
    this.name = "RestError";
    this.status = status;
    this.code = code;
    this.details = details;
    this.hint = hint;
    this.headers = headers;
  }
}

export function unknownColumn(table: string, column: string): RestError {
  return new RestError({
    status: 400,
    code: "42703",
    message: `column ${table}.${column} does not exist`,
  });
}

export function unknownPayloadColumn(table: string, column: string): RestError {
  return new RestError({
    status: 400,
    code: "PGRST204",
    message: `Could not find the '${column}' column of '${table}' in the schema cache`,
  });
}

export function invalidBody(message: string): RestError {
  return new RestError({ status: 400, code: "PGRST102", message });
}

export function invalidRange(details: string): RestError {
  return new RestError({
    status: 416,
    code: "PGRST103",
    message: "Requested range not satisfiable",
    details,
  });
}

export function notSingleRow(rows: number): RestError {
  return new RestError({
    status: 406,
    code: "PGRST116",
    message: "Cannot coerce the result to a single JSON object",
    details: `The result contains ${rows} rows`,
  });
}

export function tooManyAffected(rows: number): RestError {
  return new RestError({
    status: 400,
    code: "PGRST124",
    message: "Query result exceeds max-affected preference constraint",
    details: `The query affects ${rows} rows`,
  });
}

export function aggregatesDisabled(): RestError {
  return new RestError({
    status: 400,
    code: "PGRST123",
    message: "Use of aggregate functions is not allowed",
  });
}

export function unsupported(what: string): RestError {
  return new RestError({ status: 400, code: "PGRST100", message: `${what} not supported here` });
}
