/** In milliseconds: until the answer begins, and until it ends. */
export type TimeLimits = { answer: number; whole: number };

/** In bytes per millisecond; a slower upload is given up. */
const slowestUpload = 1_000;

/** `fetch`, which follows no redirect and rejects with a TimeoutError when a limit is exceeded. */
export async function fetchWithin(
  { answer, whole }: TimeLimits,
  input: string | URL | Request,
  init: RequestInit = {},
): Promise<Response> {
  const waiting = new AbortController();
  const upload = init.body instanceof Uint8Array ? init.body.byteLength / slowestUpload : 0;
  const timer = setTimeout(() => waiting.abort(new DOMException("", "TimeoutError")), answer + upload);
  try {
    const signal = AbortSignal.any([waiting.signal, AbortSignal.timeout(whole)]);
    return await fetch(input, { ...init, redirect: "manual", signal });
  } finally {
    clearTimeout(timer);
  }
}

export function isTimeout(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === "TimeoutError" || isTimeout(error.cause);
}
