import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const compressible =
  /^(text\/|application\/(json|javascript|xml|manifest\+json|rss\+xml|atom\+xml)|image\/svg\+xml)/;

/** In bytes: what is smaller hardly shrinks. */
const smallest = 512;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export function isCompressible(contentType: string | null, size: number): boolean {
  return size >= smallest && compressible.test(contentType ?? "");
}

/** The preferred encoding (RFC 9110, 12.5.3), among equals Brotli; identity when nothing is acceptable. */
export function chooseEncoding(acceptEncoding: string | null): Encoding {
  if (acceptEncoding === null) return "identity";
  const known = chosen.get(acceptEncoding);
  if (known) return known;
  const encoding = readAcceptEncoding(acceptEncoding);
  if (chosen.size < maxEncodings) chosen.set(acceptEncoding, encoding);
  return encoding;
}

/** Memoised: browsers send few different headers. */
const chosen = new Map<string, Encoding>();
const maxEncodings = 100;

function readAcceptEncoding(acceptEncoding: string): Encoding {
  const weights = readWeights(acceptEncoding);
  const others = weights.get("*") ?? 0;
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? others;
  // Acceptable by default, with the lowest weight.
  const identity = weights.get("identity") ?? 0;
  const best = weightOf("gzip") > weightOf("br") ? "gzip" : "br";
  return weightOf(best) > 0 && weightOf(best) >= identity ? best : "identity";
}

function readWeights(acceptEncoding: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const entry of acceptEncoding.toLowerCase().split(",")) {
    const [name = "", ...parameters] = entry.split(";").map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
    const isWeight = /^[01](\.\d{0,3})?$/.test(weight);
    weights.set(name === "x-gzip" ? "gzip" : name, isWeight ? Number(weight) : 0);
  }
  return weights;
}

/** Compresses off the main thread; "fast" per request, "best" for cached bodies. */
export async function compress(
  body: Uint8Array,
  encoding: Encoding,
  effort: "fast" | "best",
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === "identity") return Uint8Array.from(body);
  if (encoding === "gzip")
    return Uint8Array.from(await compressGzip(body, { level: effort === "fast" ? 6 : 9 }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort === "fast" ? 4 : 10,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
  };
  return Uint8Array.from(await compressBrotli(body, { params }));
}
