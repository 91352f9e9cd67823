import { createHash } from "node:crypto";
import { compress, type Encoding, isCompressible } from "../responses/compression.ts";
import {
  createPreserialisedResponse,
  type PreserialisedResponse,
} from "../responses/preserialised-response.ts";
import { cacheHit } from "./cached-response.ts";
import type { PageResponse } from "./page-response.ts";

export type CachedPage = {
  /** `identity` is always there. */
  variants: ReadonlyMap<Encoding, Variant>;
  /** Bytes, with an estimate of the overhead. */
  size: number;
  /** Epoch milliseconds. */
  renderedAt: number;
};

export type Variant = {
  /** For a client without a copy. */
  response: PreserialisedResponse;
  etag: string;
  /** Names and values in turn. */
  headers: readonly string[];
  headersWithoutBody: readonly string[];
};

/** In bytes. */
const overhead = 8_000;

/** `common`: the headers of every response. */
export async function prepareCachedPage(
  { headers, body }: PageResponse,
  common: Readonly<Record<string, string>>,
): Promise<CachedPage> {
  const plain = Buffer.from(body ?? new Uint8Array());
  const type = headers.get("content-type");
  const encodings: Encoding[] = isCompressible(type, plain.byteLength)
    ? ["identity", "gzip", "br"]
    : ["identity"];
  const all = new Headers(headers);
  for (const [name, value] of Object.entries(common)) if (!all.has(name)) all.set(name, value);
  if (encodings.length > 1) all.append("Vary", "Accept-Encoding");
  const tag = tagOf(all, plain);

  const variants = await Promise.all(
    encodings.map(async (encoding): Promise<[Encoding, Variant]> => {
      const packed = encoding === "identity" ? plain : Buffer.from(await compress(plain, encoding, "best"));
      return [encoding, variantOf(encoding, packed, all, tag)];
    }),
  );
  const bytes = variants.reduce((sum, [, { response }]) => sum + response.body().byteLength, 0);
  return { variants: new Map(variants), size: bytes + overhead, renderedAt: Date.now() };
}

/** Headers count too: a changed policy is a changed page. */
function tagOf(headers: Headers, body: Buffer): string {
  const hash = createHash("sha256")
    .update(JSON.stringify([...headers]))
    .update(body);
  return hash.digest("base64url").slice(0, 20);
}

function variantOf(encoding: Encoding, body: Buffer, common: Headers, tag: string): Variant {
  const etag = encoding === "identity" ? `"${tag}"` : `"${tag}-${encoding}"`;
  const headers = new Headers(common);
  headers.set("ETag", etag);
  const headersWithoutBody = [...headers].filter(([name]) => name !== "content-type").flat();
  if (encoding !== "identity") headers.set("Content-Encoding", encoding);
  headers.set("Content-Length", String(body.byteLength));
  const all = [...headers].flat();
  const response = createPreserialisedResponse([...all, ...Object.entries(cacheHit).flat()], body);
  return { response, etag, headers: all, headersWithoutBody };
}
