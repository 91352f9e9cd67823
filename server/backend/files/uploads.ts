import { z } from "zod";
import { type ApiCall, callBodyBytes } from "../../shared/api-call.ts";
import { type Caller, type Database, DatabaseError } from "../database/database.ts";
import type { FileStore } from "./file-store.ts";
import { isPdf, maxFileBytes } from "./pdf.ts";

const bucket = "/storage/v1/object/download-files";
const objectName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(nl|en)$/;

const metadata = z.object({ name: z.string() });
const removal = z.object({ prefixes: z.array(z.string()).max(100) });

async function mayUpload(database: Database, caller: Caller): Promise<boolean> {
  if (caller.role !== "authenticated") return false;
  // The table's policy shows administrators at least their own role.
  const roles = await database.queryAs(
    caller,
    "select 1 from public.user_roles where role = 'admin' limit 1",
    [],
  );
  return roles.length > 0;
}

/**
 * Supabase Storage's calls on the bucket `download-files`: POST or PUT `{page}/{language}`, DELETE with `prefixes`.
 */
export async function acceptUpload(
  request: Request,
  caller: Caller,
  database: Database,
  store: FileStore,
): Promise<ApiCall | Response> {
  const { pathname } = new URL(request.url);
  const [, pageId, language] = objectName.exec(pathname.slice(bucket.length + 1)) ?? [];
  const isRemoval = request.method === "DELETE" && pathname === bucket;
  const isUpload =
    /^(POST|PUT)$/.test(request.method) && pathname.startsWith(`${bucket}/`) && pageId && language;
  if (!isRemoval && !isUpload) {
    return notOffered.test(pathname) ? rejectUpload(501, "NotImplemented", noSuchFeature) : notFound();
  }
  if (!(await mayUpload(database, caller)))
    return rejectUpload(403, "Unauthorized", "For administrators only");
  if (!pageId || !language) {
    const answer = (received: Request) => remove(received, caller, database, store);
    return { work: "upload", bodyBytes: callBodyBytes.signedIn, answer };
  }
  const answer = (received: Request) => keep(received, { pageId, language }, caller, database, store);
  return { work: "upload", bodyBytes: maxFileBytes + multipartBytes, answer };
}

/** What a form has besides the file. */
const multipartBytes = 16 * 1024;

/** Calls of Supabase Storage on buckets, and on objects other than to upload and remove them. */
const notOffered =
  /^\/storage\/v1\/(bucket|render|upload|s3|vector|iceberg|object\/(list|list-v2|sign|copy|move|info|public|authenticated|upload))(\/|$)/;
const noSuchFeature =
  "Here files are uploaded to and removed from the bucket download-files, and nothing else";

function notFound(): Response {
  return rejectUpload(404, "not_found", "Object not found");
}

async function keep(
  request: Request,
  { pageId, language }: { pageId: string; language: string },
  caller: Caller,
  database: Database,
  store: FileStore,
): Promise<Response> {
  const file = await readFile(request);
  if (!file) return rejectUpload(400, "invalid_request", "The form has no file");
  const { bytes, name } = file;
  if (bytes.byteLength > maxFileBytes) {
    return rejectUpload(413, "Payload too large", "The object exceeded the maximum allowed size");
  }
  if (!isPdf(bytes)) return rejectUpload(415, "invalid_mime_type", "The file is not a PDF");
  const id = await store.keep(bytes);
  const mayReplace = request.method === "PUT" || request.headers.get("x-upsert") === "true";
  const parameters = [pageId, language, id, name, bytes.byteLength];
  try {
    const [row] = await database.queryAs<{ before: string | null }>(
      caller,
      mayReplace ? replaceStatement : insertStatement,
      parameters,
    );
    // The next start cleans up.
    if (row?.before) await store.remove(row.before).catch(() => {});
  } catch (error) {
    // The row may have been committed; the next start cleans up a file without one.
    if (!isConnectionLost(error)) await store.remove(id);
    if (error instanceof DatabaseError && error.code === "23505")
      return rejectUpload(409, "Duplicate", "The resource already exists");
    if (error instanceof DatabaseError && error.code === "23503")
      return rejectUpload(404, "not_found", "There is no such page");
    throw error;
  }
  return Response.json({ Id: id, Key: `download-files/${pageId}/${language}` });
}

/** The body itself, or as the client sends a `File` or `Blob`: in a form, under no name. */
async function readFile(request: Request): Promise<{ bytes: Uint8Array; name: string } | null> {
  if (!/^multipart\/form-data\b/i.test(request.headers.get("content-type") ?? "")) {
    const name = namedIn(Buffer.from(request.headers.get("x-metadata") ?? "", "base64").toString());
    return { bytes: new Uint8Array(await request.arrayBuffer()), name: fileName(name) };
  }
  const form = await request.formData().catch(() => null);
  const file = form?.get("");
  if (!(file instanceof File)) return null;
  const name = namedIn(String(form?.get("metadata") ?? "")) ?? file.name;
  return { bytes: new Uint8Array(await file.arrayBuffer()), name: fileName(name) };
}

function isConnectionLost(error: unknown): boolean {
  return error instanceof DatabaseError && error.code.startsWith("08");
}

const insertStatement = `
  insert into public.otm_download_files (page_id, language, id, name, size) values ($1::uuid, $2, $3::uuid, $4, $5::int)
  returning null as before`;

const replaceStatement = `
  with held as (
    select id from public.otm_download_files where page_id = $1::uuid and language = $2
  ), stored as (
    insert into public.otm_download_files (page_id, language, id, name, size) values ($1::uuid, $2, $3::uuid, $4, $5::int)
    on conflict (page_id, language) do update
    set id = excluded.id, name = excluded.name, size = excluded.size, created_at = now()
  )
  select (select id from held) as before`;

async function remove(
  request: Request,
  caller: Caller,
  database: Database,
  store: FileStore,
): Promise<Response> {
  const body = removal.safeParse(await request.json().catch(() => null));
  if (!body.success) return rejectUpload(400, "invalid_request", "The body must be { prefixes: [...] }");
  const removed: { name: string }[] = [];
  for (const name of body.data.prefixes) {
    const [, pageId, language] = objectName.exec(name) ?? [];
    if (!pageId || !language) continue;
    const rows = await database.queryAs<{ id: string }>(
      caller,
      "delete from public.otm_download_files where page_id = $1::uuid and language = $2 returning id",
      [pageId, language],
    );
    for (const { id } of rows) await store.remove(id);
    if (rows.length > 0) removed.push({ name });
  }
  return Response.json(removed);
}

/** The `name` in an upload's metadata, which is JSON; null without one. */
function namedIn(text: string): string | null {
  try {
    return metadata.parse(JSON.parse(text)).name;
  } catch {
    return null;
  }
}

/** The original file name, which may be percent-encoded; without a path. */
function fileName(name: string | null): string {
  const tidy = decode(name ?? "")
    .normalize()
    .replace(/[\p{Cc}\p{Cf}/\\]/gu, "")
    .trim()
    .slice(-200)
    .toWellFormed();
  return tidy || "download.pdf";
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

function rejectUpload(status: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(status), error, message }, { status });
}
