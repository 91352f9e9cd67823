import { z } from "zod";
import { rowId } from "../../app/data/id.ts";
import { admitCall } from "../backend/admit-call.ts";
import { createStorageApi, type StorageOptions } from "../backend/media/storage-api.ts";
import { rejectCall } from "../backend/media/storage-responses.ts";
import type { ServeApi } from "../shared/api-call.ts";
import { type ProjectSettings, projectTimeout } from "./project.ts";

const claims = z.object({ sub: rowId });

/** Takes the panel's uploads for the project's bucket, which nobody else may write. Throws DatabaseError, StoreError. */
export function serveProjectUploads(
  settings: Pick<ProjectSettings, "url" | "publishableKey">,
  options: Omit<StorageOptions, "authorise">,
): ServeApi {
  const accept = createStorageApi({ ...options, authorise: (request) => authorise(request, settings) });
  return async (request, receive) => {
    const call = await accept(request);
    return call instanceof Response ? call : admitCall(request, receive, call);
  };
}

/** The project verifies the token, and says whether its person has a role: members read their own. */
async function authorise(
  request: Request,
  { url, publishableKey }: Pick<ProjectSettings, "url" | "publishableKey">,
): Promise<{ personId: string } | Response> {
  const forbidden = () => rejectCall(403, "Unauthorized", "For members of the panel only");
  const authorization = request.headers.get("authorization") ?? "";
  const personId = personIn(authorization);
  if (personId === null) return forbidden();
  const response = await fetch(new URL(`/rest/v1/user_roles?select=role&user_id=eq.${personId}`, url), {
    headers: { apikey: publishableKey, authorization },
    signal: AbortSignal.timeout(projectTimeout),
  }).catch(() => null);
  if (!response || response.status >= 500) {
    return rejectCall(
      503,
      "ProjectUnavailable",
      "The project can't be reached now. Try again in a moment.",
      "busy",
    );
  }
  const roles: unknown = response.ok ? await response.json() : [];
  return Array.isArray(roles) && roles.length > 0 ? { personId } : forbidden();
}

/** Not verified here: the project rejects a token that is not its own. */
function personIn(authorization: string): string | null {
  const payload = /^Bearer +[\w-]+\.([\w-]+)\.[\w-]+$/i.exec(authorization)?.[1];
  if (payload === undefined) return null;
  try {
    return claims.parse(JSON.parse(Buffer.from(payload, "base64url").toString())).sub;
  } catch {
    return null;
  }
}
