/** The host's services: calls `/rest/v1/<path>` with the caller's rights, and the key. */
type Context = { rest(path: string): Promise<Response>; tinymceApiKey: string };

/** Answers POST of a member of the panel with `{ apiKey }`, the licence key of the rich-text editor; 403 for others. */
export async function handle(request: Request, { rest, tinymceApiKey }: Context): Promise<Response> {
  if (request.method !== "POST") {
    return Response.json({ message: "Method not allowed" }, { status: 405, headers: { Allow: "POST" } });
  }
  // Only members read any role, and find at least their own: the table's policy decides.
  const roles = await rest("user_roles?select=role&limit=1");
  if (roles.status >= 500) return roles;
  const found: unknown = roles.ok ? await roles.json() : [];
  if (!Array.isArray(found) || found.length === 0) {
    return Response.json({ message: "For members of the panel only" }, { status: 403 });
  }
  return Response.json({ apiKey: tinymceApiKey });
}
