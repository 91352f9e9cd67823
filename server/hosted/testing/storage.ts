import type { Database } from "../../backend/database/database.ts";
import type { FileStore } from "../../backend/files/file-store.ts";

/** The pages of which the bucket holds files: those that are known, and those whose pages are gone. */
export async function listFolders(database: Database, orphans: ReadonlySet<string>): Promise<Response> {
  const rows = await database.query<{ name: string }>(
    "select distinct page_id::text as name from public.otm_download_files",
  );
  const names = [...rows.map(({ name }) => name), ...orphans];
  return Response.json(names.map((name) => ({ name, id: null })));
}

/** Takes objects away for whoever has the secret key; gives the pages that they belonged to. */
export async function pagesToRemove(request: Request): Promise<string[]> {
  const { prefixes }: { prefixes: string[] } = await request.json();
  return [...new Set(prefixes.map((path) => path.split("/")[0] ?? ""))];
}

/** An object of the bucket `download-files` as the storage gives it to whoever has the secret key. */
export async function readObject(pathname: string, database: Database, files: FileStore): Promise<Response> {
  const [, page = "", language = ""] =
    /^\/storage\/v1\/object\/authenticated\/download-files\/([0-9a-f-]{36})\/(nl|en)$/.exec(pathname) ?? [];
  const [row] = await database.query<{ id: string }>(
    "select id from public.otm_download_files where page_id::text = $1 and language = $2",
    [page, language],
  );
  const content = row ? await files.read(row.id) : null;
  // What the storage says of an object that is not there, with this status.
  if (!content) {
    const message = "Object not found";
    return Response.json({ statusCode: "404", error: "not_found", message }, { status: 400 });
  }
  return new Response(content.stream(), { headers: { "Content-Type": "application/pdf" } });
}
