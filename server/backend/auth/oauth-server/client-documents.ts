import type { IncomingMessage } from "node:http";
import { request } from "node:https";
import { LRUCache } from "lru-cache";
import { z } from "zod";
import { unlessAborted } from "../../webhooks/call-address.ts";
import { pinnedTo, publicAddressOf, type Resolve } from "../../webhooks/public-address.ts";
import { cleanName } from "./client-name.ts";
import type { Client } from "./clients.ts";
import { OAuthError } from "./oauth-error.ts";
import { publishedDocuments } from "./published-documents.ts";
import { isRedirectUri } from "./redirect-uris.ts";

export type DocumentOptions = {
  /** Whether private networks may be called. */
  allowsPrivate?: boolean;
  resolve?: Resolve;
  /** In milliseconds. */
  timeout?: number;
};

const maxBytes = 64 * 1024;

const cache = new LRUCache<string, Client>({ max: 100, ttl: 300_000, perf: Date });

/** The client that a document at its id describes (draft-ietf-oauth-client-id-metadata-document). Throws OAuthError. */
export async function findDocument(id: string, options: DocumentOptions): Promise<Client> {
  const url = URL.parse(id);
  if (url?.href !== id || url.protocol !== "https:" || url.pathname === "/" || /[#@]/.test(id)) {
    throw invalid("the address is not an https address with a path, in its canonical spelling");
  }
  const held = cache.get(id);
  if (held) return held;
  const client = readDocument(url, await fetchOrRecall(url, options));
  cache.set(id, client);
  return client;
}

function invalid(why: string): OAuthError {
  return new OAuthError("invalid_client", `The client's metadata document can't be used: ${why}`);
}

async function fetchOrRecall(url: URL, options: DocumentOptions): Promise<unknown> {
  try {
    return await fetchDocument(url, options);
  } catch (error) {
    const published = publishedDocuments[url.href];
    if (published) return published;
    throw error;
  }
}

async function fetchDocument(url: URL, options: DocumentOptions): Promise<unknown> {
  const signal = AbortSignal.timeout(options.timeout ?? 5_000);
  try {
    const found = publicAddressOf(url, options.allowsPrivate ?? false, options.resolve);
    const target = await unlessAborted(found, signal);
    if (!target) throw invalid("its host is in a private network, which is not called");
    const response = await get(url, { ...pinnedTo(target), signal });
    const { statusCode: status, headers } = response;
    if (status !== 200 || !/^application\/(?:[\w.-]+\+)?json\b/i.test(headers["content-type"] ?? "")) {
      response.destroy();
      throw invalid(status === 200 ? "it is not JSON" : `its host answered ${status}`);
    }
    return JSON.parse(await readLimited(response));
  } catch (error) {
    if (error instanceof OAuthError) throw error;
    if (error instanceof SyntaxError) throw invalid("it is not valid JSON");
    throw invalid(signal.aborted ? "its host did not answer in time" : "its host can't be reached");
  }
}

function get(url: URL, options: Parameters<typeof request>[1]): Promise<IncomingMessage> {
  const headers = { "User-Agent": "Vlotwerk-OAuth/1", Accept: "application/json" };
  return new Promise((done, fail) => {
    request(url, { headers, ...options }, done)
      .on("error", fail)
      .end();
  });
}

async function readLimited(response: IncomingMessage): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response) {
    size += part.length;
    if (size > maxBytes) throw invalid("it is larger than 64 kB");
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

const metadata = z.object({
  client_id: z.string(),
  client_name: z.string().optional(),
  redirect_uris: z.array(z.string()),
  token_endpoint_auth_method: z.string().default("none"),
  token_endpoint_auth_methods_supported: z.array(z.string()).default([]),
});

function readDocument(url: URL, document: unknown): Client {
  const { success, data } = metadata.safeParse(document);
  if (!success) throw invalid("it lacks client_id or redirect_uris");
  if (data.client_id !== url.href) throw invalid("it describes another client_id");
  const methods = [data.token_endpoint_auth_method, ...data.token_endpoint_auth_methods_supported];
  if (!methods.includes("none")) throw invalid("the client is not a public one");
  const redirectUris = data.redirect_uris.slice(0, 50).filter(isRedirectUri);
  return { id: url.href, name: cleanName(data.client_name), redirectUris, documentHost: url.host };
}
