import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { unlessAborted } from "./call-address.ts";
import { pinnedTo, publicAddressOf, type Resolve } from "./public-address.ts";

export type FetchOptions = {
  /** What is asked for, as an `Accept` header has it. */
  accept: string;
  maxBytes: number;
  /** The name of the only host that is called, such as an old site's; any, with TLS, when left out. */
  host?: string;
  /** Whether private networks may be called: WEBHOOK_ALLOW_PRIVATE. */
  allowsPrivate: boolean;
  resolve?: Resolve;
  /** In milliseconds. */
  timeout?: number;
};

/** A file was not fetched; the message says why. */
export class FetchError extends Error {
  override name = "FetchError";
}

const mostRedirects = 3;

/**
 * A file, over a connection to an address that was checked to be public, and so for each redirect. Throws FetchError, which
 * names no address.
 */
export async function fetchFile(address: string, options: FetchOptions): Promise<Uint8Array> {
  const signal = AbortSignal.timeout(options.timeout ?? 30_000);
  try {
    let url = new URL(address);
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      const response = await get(url, options, signal);
      const { statusCode: status = 0, headers } = response;
      if (status === 200) return await readLimited(response, options.maxBytes);
      response.destroy();
      if (status < 300 || status > 399 || !headers.location) throw new FetchError(`answered ${status}`);
      url = new URL(headers.location, url);
    }
    throw new FetchError("redirects without end");
  } catch (error) {
    if (error instanceof FetchError) throw error;
    if (signal.aborted) throw new FetchError("no answer in time");
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    throw new FetchError(code === "ENOTFOUND" ? "the host has no address" : `no connection (${code})`);
  }
}

async function get(url: URL, options: FetchOptions, signal: AbortSignal): Promise<IncomingMessage> {
  const { allowsPrivate, resolve } = options;
  checkHost(url, options);
  const target = await unlessAborted(publicAddressOf(url, allowsPrivate, resolve), signal);
  if (!target) throw new FetchError("the host is in a private network, which is not called");
  return new Promise((done, fail) => {
    const request = url.protocol === "https:" ? requestHttps : requestHttp;
    const headers = { "User-Agent": "Vlotwerk/1", Accept: options.accept };
    request(url, { headers, signal, ...pinnedTo(target) }, done)
      .on("error", fail)
      .end();
  });
}

function checkHost(url: URL, { host, allowsPrivate }: FetchOptions): void {
  const isSecure = url.protocol === "https:";
  const isWeb = isSecure || url.protocol === "http:";
  if (host === undefined) {
    if (!isWeb || (!isSecure && !allowsPrivate)) throw new FetchError("the address is not https");
    return;
  }
  const isOwn = url.hostname.replace(/^www\./, "") === host.replace(/^www\./, "");
  if (!isWeb || !isOwn || url.username !== "") throw new FetchError("it is not on the old site");
}

async function readLimited(response: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response) {
    size += part.length;
    if (size > maxBytes) throw new FetchError(`it is larger than ${maxBytes / 1024 / 1024} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
