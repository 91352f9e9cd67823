import type { MediaStore } from "../../backend/media/media-store.ts";

const bucket = "/storage/v1/object";

/** Answers the calls of supabase-js on the private bucket `media`, as a project's storage does for its secret key. */
export async function answerStorage(request: Request, store: MediaStore): Promise<Response> {
  const { pathname } = new URL(request.url);
  const key = pathname.slice(`${bucket}/media/`.length);
  if (request.method === "POST" && pathname === `${bucket}/list/media`)
    return list(await request.json(), store);
  if (request.method === "POST" && pathname.startsWith(`${bucket}/media/`)) {
    const file = (await request.formData()).get("");
    if (!(file instanceof File)) return missing();
    await store.put(key, await file.bytes(), file.type);
    return Response.json({ Id: crypto.randomUUID(), Key: `media/${key}` });
  }
  if (request.method === "GET" && pathname.startsWith(`${bucket}/media/`)) {
    const content = await store.get(key);
    return content ? new Response(content.stream()) : missing();
  }
  if (request.method !== "DELETE" || pathname !== `${bucket}/media`) return missing();
  const { prefixes }: { prefixes: string[] } = await request.json();
  for (const one of prefixes) await store.remove(one);
  return Response.json(prefixes.map((name) => ({ name })));
}

/** The entries right below a folder; a folder has no id. */
async function list({ prefix = "" }: { prefix?: string }, store: MediaStore): Promise<Response> {
  const keys = await store.list("");
  const folder = prefix === "" ? "" : `${prefix}/`;
  const below = keys
    .filter((key) => key.startsWith(folder))
    .map((key) => key.slice(folder.length).split("/"));
  const names = new Map(below.map(([name = "", ...rest]) => [name, rest.length === 0]));
  return Response.json(
    [...names].map(([name, isFile]) => ({ name, id: isFile ? crypto.randomUUID() : null })),
  );
}

/** What the storage says of an object that is not there, with this status. */
function missing(): Response {
  const message = "Object not found";
  return Response.json({ statusCode: "404", error: "not_found", message }, { status: 400 });
}
