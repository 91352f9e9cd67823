import { AsyncLocalStorage } from "node:async_hooks";
import { format } from "node:util";

export type Fields = Record<string, string | number | boolean | null>;

/** An answer, by the id that it has; `ms` is how long it took. */
export type Answered = { id: string; method: string; path: string; status: number; ms: number };

export type Log = {
  /** The line of an answer: written in one piece, as there is one for each. */
  request(answered: Answered): void;
  info(message: string, fields?: Fields): void;
  warn(message: string, fields?: Fields): void;
  /** What is written of the error: its name, code, message and frames (see `describeError`). */
  error(message: string, error: unknown, fields?: Fields): void;
};

const requestIds = new AsyncLocalStorage<string>();

/** Runs `work` so that every line logged in it, however deep, carries this request's id. */
export function withRequestId<Result>(id: string, work: () => Result): Result {
  return requestIds.run(id, work);
}

/**
 * A log of JSON lines: time, level, message, the request's id if there is one, and the fields.
 * Whatever a value holds, it stays inside its field and its line; names are words of the code. Callers never pass
 * bodies, query strings or keys.
 */
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

/** Sends what libraries write to the console into the log, so that the output stays one JSON line per event. */
export function takeConsole(log: Log): void {
  console.log = console.info = console.debug = (...values) => log.info(format(...values));
  console.warn = (...values) => log.warn(format(...values));
  console.error = (...values) => {
    const error = values.find((value) => value instanceof Error);
    if (error) log.error(format(...values.filter((value) => value !== error)), error);
    else log.error(format(...values), null);
  };
}

/** Many lines are written within one millisecond. */
let lastTime = { at: 0, text: "" };

function timeOf(now: number): string {
  if (lastTime.at !== now) lastTime = { at: now, text: new Date(now).toISOString() };
  return lastTime.text;
}

/** JSON of one value. Most texts are words and paths, which stand in JSON as they are. */
function quote(value: Fields[string]): string {
  if (typeof value !== "string") return JSON.stringify(value);
  if (value.length < 200 && /^[\w ./:-]*$/.test(value)) return `"${value}"`;
  return escapeControls(JSON.stringify(value.length > 2000 ? `${value.slice(0, 2000)}…` : value));
}

/** JSON escapes controls below U+0020; these are the others that a terminal or an editor would act on. */
function escapeControls(json: string): string {
  return json.replace(
    /[\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/**
 * A database's and a parser's messages quote the values they stumble on, which may be personal:
 * of those errors only the name, the code and the frames are kept.
 */
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
