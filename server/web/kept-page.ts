import { createHash } from "node:crypto";
import type { Reads } from "../backend/reads.ts";
import { compress, type Encoding, isCompressible } from "./compression.ts";
import type { PageAnswer } from "./page-answer.ts";
import { cacheHit } from "./send-kept.ts";
import { createWholeAnswer, type WholeAnswer } from "./whole-answer.ts";

/** A page that is ready to leave: nothing is left to be done for a visitor but to send it. */
export type KeptPage = {
  /** By what the browser takes; `identity` is always there. */
  variants: ReadonlyMap<Encoding, Variant>;
  reads: Reads;
  /** In bytes, with what keeping it takes besides. */
  size: number;
  madeAt: number;
};

export type Variant = {
  /** What is sent to who has no copy yet, nearly always. */
  whole: WholeAnswer;
  etag: string;
  /** Names and values in turn, as they are written to the connection. */
  headers: readonly string[];
  /** The same without those that describe a body. */
  headersWithoutBody: readonly string[];
};

/** Roughly what keeping a page and naming a row takes besides its text, in bytes. */
const overhead = 8_000;
const bytesPerRow = 100;

/** Prepares an answer for keeping; `common` are the headers that every answer has. */
export async function keepPage(
  { headers, body }: PageAnswer,
  reads: Reads,
  common: Readonly<Record<string, string>>,
): Promise<KeptPage> {
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
  const bytes = variants.reduce((sum, [, { whole }]) => sum + whole.body().byteLength, 0);
  return {
    variants: new Map(variants),
    reads,
    size: bytes + overhead + reads.rows.size * bytesPerRow,
    madeAt: Date.now(),
  };
}

/** The headers count too: a page whose policy has changed is another page. */
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
  const whole = createWholeAnswer([...all, ...Object.entries(cacheHit).flat()], body);
  return { whole, etag, headers: all, headersWithoutBody };
}
