import type { Database } from "../database/database.ts";
import type { createGateway } from "../gateway.ts";
import { rejectCall } from "./storage-responses.ts";

/** The administrator who sent a request, or an error response. The policy of `user_roles` decides. Throws DatabaseError. */
export async function authoriseAdmin(
  request: Request,
  gateway: Pick<ReturnType<typeof createGateway>, "identify">,
  database: Pick<Database, "queryAs">,
): Promise<{ personId: string } | Response> {
  const caller = await gateway.identify(request);
  if (caller instanceof Response) return caller;
  const [admin] =
    caller.role === "authenticated"
      ? await database.queryAs<{ id: string }>(
          caller,
          "select user_id as id from public.user_roles where user_id = auth.uid() and role = 'admin'",
          [],
        )
      : [];
  return admin ? { personId: admin.id } : rejectCall(403, "Unauthorized", "For administrators only");
}
