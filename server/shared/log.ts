import { AsyncLocalStorage } from "node:async_hooks";
import { format } from "node:util";

export type Fields = Record<string, string | number | boolean | null>;

export type Answered = { id: string; method: string; path: string; status: number; ms: number };

export type Log = {
  request(answered: Answered): void;
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  /** See `describeError`. */
  error(message: string, error: unknown, fields?: Fields): void;
};

const requestIds = new AsyncLocalStorage<string>();

/** Log lines within `work` carry this request id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return requestIds.run(id, work);
}

/** JSON lines; a value can't break out of its field. Callers never pass bodies, query strings or keys. */
export function createLog(write: (line: string) => void): Log {
  function line(level: string, message: string, fields: Fields): void {
    const request = requestIds.getStore();
    let text = `{"time":"${timeOf(Date.now())}","level":"${level}","message":${quote(message)}`;
    if (request !== undefined) text += `,"request":${quote(request)}`;
    for (const name in fields) text += `,"${name}":${quote(fields[name] ?? null)}`;
    write(`${text}}\n`);
  }
  return {
    request({ id, method, path, status, ms }) {
      const begun = `{"time":"${timeOf(Date.now())}","level":"info","message":"request","request":"${id}"`;
      write(`${begun},"method":${quote(method)},"path":${quote(path)},"status":${status},"ms":${ms}}\n`);
    },
    info: (message, fields = {}) => line("info", message, fields),
    warn: (message, fields = {}) => line("warn", message, fields),
    error: (message, error, fields = {}) => line("error", message, { ...fields, ...describeError(error) }),
  };
}

/** Redirects the libraries' console output into the log. */
export function takeConsole(log: Log): void {
  console.log = console.info = console.debug = (...values) => log.info(format(...values));
  console.warn = (...values) => log.warn(format(...values));
  console.error = (...values) => {
    const error = values.find((value) => value instanceof Error);
    if (error) log.error(format(...values.filter((value) => value !== error)), error);
    else log.error(format(...values), null);
  };
}

let lastTime = { at: 0, text: "" };

function timeOf(now: number): string {
  if (lastTime.at !== now) lastTime = { at: now, text: new Date(now).toISOString() };
  return lastTime.text;
}

/** Most texts need no escaping. */
function quote(value: Fields[string]): string {
  if (typeof value !== "string") return JSON.stringify(value);
  if (value.length < 200 && /^[\w ./:-]*$/.test(value)) return `"${value}"`;
  return escapeControls(JSON.stringify(value.length > 2000 ? `${value.slice(0, 2000)}…` : value));
}

/** Controls above U+001F, which JSON leaves as they are. */
function escapeControls(json: string): string {
  return json.replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** Messages of database and parser errors quote values, so only name, code and frames are logged. */
function describeError(error: unknown): Fields {
  if (!(error instanceof Error)) return {};
  const code = "code" in error && typeof error.code === "string" ? error.code : null;
  const quotesValues = error instanceof SyntaxError || /^[0-9A-Z]{5}$/.test(code ?? "");
  const frames = error.stack?.split("\n").filter((frame) => /^\s+at /.test(frame)) ?? [];
  return {
    error: error.name,
    ...(code && { code }),
    ...(!quotesValues && { reason: error.message }),
    frames: frames.map((frame) => frame.trim()).join(" | "),
  };
}
