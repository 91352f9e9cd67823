import { type IncomingMessage, request as requestHttp } from "node:http";
import { request as requestHttps } from "node:https";
import { maxPdfBytes } from "../../app/data/media/upload-media.ts";
import { pinnedTo, publicAddressOf, type Resolve } from "../backend/webhooks/public-address.ts";

export type FetchOptions = {
  /** The name of the old site's host; no other one is called. */
  host: string;
  /** Whether private networks may be called: WEBHOOK_ALLOW_PRIVATE. */
  allowsPrivate: boolean;
  resolve?: Resolve;
  /** In milliseconds. */
  timeout?: number;
  maxBytes?: number;
};

/** A file was not fetched; the message says why. */
export class FetchError extends Error {
  override name = "FetchError";
}

const mostRedirects = 3;

/**
 * A file of the old site, over a connection to an address that was checked to be public. Redirects are followed within
 * the same host. Throws FetchError.
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
  const { host, allowsPrivate, resolve } = options;
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  const isOwn = url.hostname.replace(/^www\./, "") === host.replace(/^www\./, "");
  if (!isWeb || !isOwn || url.username !== "") throw new FetchError("it is not on the old site");
  const target = await publicAddressOf(url, allowsPrivate, resolve);
  if (!target) throw new FetchError("the host is in a private network, which is not called");
  return new Promise((done, fail) => {
    const request = url.protocol === "https:" ? requestHttps : requestHttp;
    const headers = { "User-Agent": "Vlotwerk-Import/1", Accept: "image/*,application/pdf" };
    request(url, { headers, signal, ...pinnedTo(target) }, done)
      .on("error", fail)
      .end();
  });
}

async function readLimited(response: IncomingMessage, maxBytes = maxPdfBytes): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response) {
    size += part.length;
    if (size > maxBytes) throw new FetchError(`it is larger than ${maxBytes / 1024 / 1024} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}
