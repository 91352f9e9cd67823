import { z } from "zod";
import { type ApiCall, callBodyBytes } from "../../shared/api-call.ts";
import { type Caller, type Database, DatabaseError } from "../database/database.ts";
import type { FileStore } from "./file-store.ts";
import { isPdf, largestFile } from "./pdf.ts";

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
  if (!isRemoval && !isUpload) return rejectUpload(404, "not_found", "Object not found");
  if (!(await mayUpload(database, caller)))
    return rejectUpload(403, "Unauthorized", "For administrators only");
  if (!pageId || !language) {
    const answer = (received: Request) => remove(received, caller, database, store);
    return { work: "upload", bodyBytes: callBodyBytes.signedIn, answer };
  }
  const answer = (received: Request) => keep(received, { pageId, language }, caller, database, store);
  return { work: "upload", bodyBytes: largestFile, answer };
}

async function keep(
  request: Request,
  { pageId, language }: { pageId: string; language: string },
  caller: Caller,
  database: Database,
  store: FileStore,
): Promise<Response> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (!isPdf(bytes)) return rejectUpload(415, "invalid_mime_type", "The file is not a PDF");
  const name = fileName(request.headers.get("x-metadata"));
  const id = await store.keep(bytes);
  const parameters = [pageId, language, id, name, bytes.byteLength];
  try {
    const [row] = await database.queryAs<{ before: string | null }>(caller, replaceStatement, parameters);
    // The next start cleans up.
    if (row?.before) await store.remove(row.before).catch(() => {});
  } catch (error) {
    // The row may have been committed; the next start cleans up a file without one.
    if (!isConnectionLost(error)) await store.remove(id);
    if (error instanceof DatabaseError && error.code === "23503")
      return rejectUpload(404, "not_found", "There is no such page");
    throw error;
  }
  return Response.json({ Id: id, Key: `download-files/${pageId}/${language}` });
}

function isConnectionLost(error: unknown): boolean {
  return error instanceof DatabaseError && error.code.startsWith("08");
}

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

/** The original file name, percent-encoded in the header; without a path. */
function fileName(header: string | null): string {
  try {
    const { name } = metadata.parse(JSON.parse(Buffer.from(header ?? "", "base64").toString()));
    const tidy = decodeURIComponent(name)
      .normalize()
      .replace(/[\p{Cc}\p{Cf}/\\]/gu, "")
      .trim()
      .slice(-200)
      .toWellFormed();
    return tidy || "download.pdf";
  } catch {
    return "download.pdf";
  }
}

function rejectUpload(status: number, error: string, message: string): Response {
  return Response.json({ statusCode: String(status), error, message }, { status });
}
