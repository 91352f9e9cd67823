import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { mainName, mediaKey } from "../../../app/data/media/picture-address.ts";
import { maxPdfBytes } from "../../../app/data/media/upload-media.ts";
import { admission } from "../../shared/admission-control.ts";
import { type ApiCall, callBodyBytes } from "../../shared/api-call.ts";
import { forwardedAddress, networkOf } from "../../shared/client-address.ts";
import { contentDisposition } from "../../shared/content-disposition.ts";
import type { FoundMedia } from "./library.ts";
import { readUpload } from "./read-upload.ts";
import {
  explainStore,
  explainUpload,
  listedObject,
  notFound,
  rejectCall,
  unknownCall,
} from "./storage-responses.ts";
import { type MediaServices, storeUpload } from "./store-upload.ts";

/** What a form has besides the file. */
const multipartBytes = 16 * 1024;

/** Supabase Storage's rule for keys, and a length that the library can store. */
const objectPath = /^[\w/!.*'() &$@=;:+,?-]{1,300}$/;

/** In seconds. */
const longestSignature = 7 * 24 * 60 * 60;

const removal = z.strictObject({ prefixes: z.array(z.string()).max(1_000) });
const signing = z.strictObject({ expiresIn: z.number().int().min(1).max(longestSignature) });
const listing = z.strictObject({
  prefix: z.string().max(300).default(""),
  limit: z.number().int().min(1).max(1_000).default(100),
  offset: z.number().int().min(0).max(1_000_000).default(0),
  search: z.string().max(300).default(""),
  sortBy: z
    .strictObject({
      column: z.enum(["name", "created_at", "updated_at"]).default("name"),
      order: z.enum(["asc", "desc"]).default("asc"),
    })
    .default({ column: "name", order: "asc" }),
});

export type StorageOptions = MediaServices & {
  /** Signs addresses of objects. */
  key: Uint8Array;
  /** The member of the panel who sent this request, or an error response. */
  authorise(request: Request): Promise<{ personId: string } | Response>;
};

/** Routes and authorises a call below /storage/v1; its body is read only then. */
type AcceptStorageCall = (request: Request) => Promise<ApiCall | Response>;

/** By method and path below /storage/v1. */
export const storageRoutes = [
  [/^(?:POST|PUT) object\/media\/(.+)$/, "upload"],
  [/^DELETE object\/media()$/, "remove"],
  [/^POST object\/list\/media()$/, "list"],
  [/^POST object\/sign\/media\/(.+)$/, "sign"],
  [/^GET object\/(?:authenticated\/)?media\/(.+)$/, "download"],
  [/^GET object\/public\/media\/(.+)$/, "openPublic"],
  [/^GET object\/sign\/media\/(.+)$/, "openSigned"],
] as const;

/**
 * Supabase Storage's calls on the bucket `media` (https://supabase.com/docs/reference/javascript/storage-from-upload):
 * upload, update, list, remove, download, createSignedUrl, getPublicUrl. All others are rejected.
 */
export function createStorageApi(options: StorageOptions): AcceptStorageCall {
  const { library, store, key, authorise } = options;

  async function accept(request: Request): Promise<ApiCall | Response> {
    const { pathname } = new URL(request.url);
    const below = pathname.slice("/storage/v1/".length);
    const method = request.method === "HEAD" ? "GET" : request.method;
    for (const [shape, call] of storageRoutes) {
      const encoded = shape.exec(`${method} ${below}`)?.[1];
      if (encoded === undefined) continue;
      const path = decode(encoded);
      if (path === null || (path !== "" && !objectPath.test(path)))
        return rejectCall(400, "InvalidKey", `Invalid key: ${path ?? encoded}`);
      if (call === "openPublic") return openCall(() => openPublic(request, path));
      if (call === "openSigned") return openCall(() => openSigned(request, path));
      // The role is a query, which comes before the body.
      const network = networkOf(forwardedAddress(request));
      const person = await admission.call.run(network, request.signal, () => authorise(request));
      if (person instanceof Response) return person;
      const answer = (received: Request) => calls[call](received, path, person.personId);
      return call === "upload"
        ? { work: "upload", bodyBytes: maxPdfBytes + multipartBytes, answer }
        : { work: "call", bodyBytes: callBodyBytes.signedIn, answer };
    }
    return unknownCall(below);
  }

  const calls = { upload, remove, list, sign, download };

  async function upload(request: Request, path: string, personId: string): Promise<Response> {
    const mayReplace = request.method === "PUT" || request.headers.get("x-upsert") === "true";
    // The body can be read once.
    const again = new Request(request.url, { headers: request.headers });
    const stillMay = async () => !((await authorise(again)) instanceof Response);
    try {
      const file = await readUpload(request, path);
      const stored = await storeUpload(file, { path, personId, mayReplace, stillMay }, options);
      return Response.json({ Id: stored.id, Key: `media/${stored.path}`, isKnown: stored.isKnown });
    } catch (error) {
      return explainUpload(error);
    }
  }

  async function remove(request: Request, _: string, personId: string): Promise<Response> {
    const body = removal.safeParse(await request.json().catch(() => null));
    if (!body.success) return rejectCall(400, "InvalidRequest", "The body must be { prefixes: [...] }");
    const removed = await library.remove(body.data.prefixes, personId);
    return Response.json(removed.map((name) => ({ name, bucket_id: "media" })));
  }

  async function list(request: Request): Promise<Response> {
    const body = listing.safeParse(await request.json().catch(() => null));
    if (!body.success) {
      const message = "The body must be { prefix, limit, offset, search, sortBy: { column, order } }";
      return rejectCall(400, "InvalidRequest", `${message}; columns are name, created_at and updated_at`);
    }
    const { prefix, sortBy, ...rest } = body.data;
    const folder = prefix === "" || prefix.endsWith("/") ? prefix : `${prefix}/`;
    const isDescending = sortBy.order === "desc";
    const rows = await library.list({ ...rest, prefix: folder, column: sortBy.column, isDescending });
    return Response.json(rows.map(listedObject));
  }

  async function sign(request: Request, path: string): Promise<Response> {
    const body = signing.safeParse(await request.json().catch(() => null));
    if (!body.success)
      return rejectCall(400, "InvalidRequest", "The body must be { expiresIn }, a week in seconds at most");
    if (!(await findAt(path))) return notFound();
    const token = signObject(key, path, now() + body.data.expiresIn);
    return Response.json({ signedURL: `/object/sign/media/${encodeURI(path)}?token=${token}` });
  }

  async function download(request: Request, path: string): Promise<Response> {
    return send(request, await findAt(path), "private, no-store");
  }

  /** Pictures alone, which other sites may show: a PDF has signed addresses only. */
  async function openPublic(request: Request, path: string): Promise<Response> {
    const media = await findAt(path);
    const picture = media?.content_type === "application/pdf" ? undefined : media;
    const response = await send(request, picture, "public, max-age=3600");
    response.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
    return response;
  }

  async function openSigned(request: Request, path: string): Promise<Response> {
    const token = new URL(request.url).searchParams.get("token") ?? "";
    if (isSignedObject(key, path, token, now())) return download(request, path);
    return rejectCall(400, "InvalidJWT", "The signed address is not valid, or no longer");
  }

  async function findAt(path: string): Promise<FoundMedia | undefined> {
    return (await library.find(path, null)).find((one) => one.is_at_path);
  }

  /** The main file: what was uploaded is not kept. */
  async function send(
    request: Request,
    media: FoundMedia | undefined,
    cacheControl: string,
  ): Promise<Response> {
    if (!media) return notFound();
    const name = mainName(media.content_type, media.width);
    const content = await store.get(mediaKey(media.id, media.hash, name)).catch(explainStore);
    if (content instanceof Response) return content;
    if (!content) return notFound();
    const asked = new URL(request.url).searchParams.get("download");
    const isAttachment = asked !== null || media.content_type === "application/pdf";
    return new Response(request.method === "HEAD" ? null : content.stream(), {
      headers: {
        "Content-Type": media.content_type,
        "Content-Length": String(content.size),
        "Cache-Control": cacheControl,
        ETag: `"${media.hash}"`,
        ...(isAttachment && { "Content-Disposition": contentDisposition(asked || media.name) }),
      },
    });
  }

  return accept;
}

/** A call without an account. */
function openCall(answer: () => Promise<Response>): ApiCall {
  return { work: "file", bodyBytes: 0, answer };
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function now(): number {
  return Math.floor(Date.now() / 1_000);
}

/** The token of a signed address of an object, until a time in seconds since 1970 (HMAC-SHA-256, RFC 2104). */
function signObject(key: Uint8Array, path: string, expiresAt: number): string {
  return `${expiresAt}.${proofOf(key, path, expiresAt).toString("base64url")}`;
}

function isSignedObject(key: Uint8Array, path: string, token: string, now: number): boolean {
  const [, time, proof = ""] = /^(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
  const expiresAt = Number(time);
  if (time === undefined || expiresAt < now) return false;
  return timingSafeEqual(Buffer.from(proof, "base64url"), proofOf(key, path, expiresAt));
}

function proofOf(key: Uint8Array, path: string, expiresAt: number): Buffer {
  return createHmac("sha256", key).update(`media/${path}\n${expiresAt}`).digest();
}
