import { z } from "zod";
import { type Project, ProjectError } from "./project.ts";

const bucket = "download-files";
const folders = z.array(z.object({ name: z.string(), id: z.string().nullable() }));
const pages = z.array(z.object({ page_id: z.uuid() }));

const listed = 1_000;

/** Deletes the bucket's files of deleted pages. Returns the number of pages. Throws ProjectError. */
export async function cleanUpBucket(project: Project): Promise<number> {
  // Listed before the rows are read: an object may be newer than they are.
  const found: string[] = [];
  for (let offset = 0; ; offset += listed) {
    const part = folders.parse(
      await send(project, "POST", `/storage/v1/object/list/${bucket}`, { prefix: "", limit: listed, offset }),
    );
    for (const { name, id } of part) if (id === null) found.push(name);
    if (part.length < listed) break;
  }
  const known = new Set<string>();
  const own = found.filter((name) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(name));
  for (let index = 0; index < own.length; index += 100) {
    const names = own.slice(index, index + 100);
    const path = `/rest/v1/otm_download_files?select=page_id&page_id=in.(${names.join(",")})`;
    for (const { page_id } of pages.parse(await send(project, "GET", path))) known.add(page_id);
  }
  const orphaned = own.filter((name) => !known.has(name));
  for (const page of orphaned) {
    const prefixes = [`${page}/nl`, `${page}/en`];
    await send(project, "DELETE", `/storage/v1/object/${bucket}`, { prefixes });
  }
  return orphaned.length;
}

async function send(project: Project, method: string, path: string, body?: object): Promise<unknown> {
  const response = await project.ask(path, {
    method,
    ...(body && { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new ProjectError("The bucket of files", response.status);
  return response.json();
}
