import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { readBeginning } from "./answer-text.ts";
import type { Outcome } from "./delivery-store.ts";
import { pinnedTo, publicAddressOf, type Resolve } from "./public-address.ts";
import { readRetryAfter } from "./retry-after.ts";

export type CallOptions = {
  /** Whether private networks may be called, and without TLS. */
  allowsPrivate: boolean;
  /** Another way to resolve names. */
  resolve?: Resolve;
  /** For everything together, in milliseconds. */
  timeout?: number;
};

/**
 * Posts JSON to an address that a person typed: resolves the name once, connects to that address if it is public, follows
 * no redirect, and reads no more than what is kept of the answer. Any status but 2xx is an error.
 */
export async function callAddress(
  address: string,
  headers: Record<string, string>,
  body: string,
  { allowsPrivate, resolve, timeout = 15_000 }: CallOptions,
  stopping?: AbortSignal,
): Promise<Outcome> {
  // The database knows the shape of an address, but not all that a URL can't hold.
  const url = URL.parse(address);
  if (!url) return failure("The address is malformed.");
  if (url.protocol !== "https:" && !(allowsPrivate && url.protocol === "http:")) {
    return failure("The address is not https.");
  }
  const deadline = AbortSignal.timeout(timeout);
  const signal = stopping ? AbortSignal.any([deadline, stopping]) : deadline;
  try {
    const target = await unlessAborted(publicAddressOf(url, allowsPrivate, resolve), signal);
    if (!target) return failure("The address is in a private network, which is not called.");
    const response = await post(url, target, headers, body, signal);
    const answer = await readBeginning(response);
    const { statusCode: status = 0, headers: answered } = response;
    const error = describeStatus(status);
    const retryAfter = error === null ? null : readRetryAfter(answered["retry-after"]);
    return { status, answer, error, ...(retryAfter !== null && { retryAfter }) };
  } catch (error) {
    if (stopping?.aborted) throw error;
    return failure(deadline.aborted ? `No answer within ${timeout / 1000} seconds.` : describeError(error));
  }
}

function failure(error: string): Outcome {
  return { status: null, answer: null, error };
}

/** A lookup can't be cancelled. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

function post(
  url: URL,
  target: { address: string; family: number },
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const request = url.protocol === "https:" ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sending = request(
      url,
      {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          "Content-Length": Buffer.byteLength(body),
          "User-Agent": "Vlotwerk-Webhooks/1",
          ...headers,
        },
        ...pinnedTo(target),
        signal,
      },
      resolve,
    );
    sending.on("error", reject);
    sending.end(body);
  });
}

function describeStatus(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400
    ? `Answered ${status}: redirects are not followed.`
    : `Answered ${status}.`;
}

/** Without the address, which may hold a secret. */
function describeError(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return code === "ENOTFOUND" ? "The host has no address." : `No connection${code && ` (${code})`}.`;
}
