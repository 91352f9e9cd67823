import type { Database } from "../database/database.ts";
import type { createGateway } from "../gateway.ts";
import { rejectCall } from "./storage-responses.ts";

/** The member who sent a request, or an error response. The policy of `user_roles` decides. Throws DatabaseError. */
export async function authoriseMember(
  request: Request,
  gateway: Pick<ReturnType<typeof createGateway>, "identify">,
  database: Pick<Database, "queryAs">,
): Promise<{ personId: string } | Response> {
  const caller = await gateway.identify(request);
  if (caller instanceof Response) return caller;
  const [member] =
    caller.role === "authenticated"
      ? await database.queryAs<{ id: string }>(
          caller,
          "select user_id as id from public.user_roles where user_id = auth.uid()",
          [],
        )
      : [];
  return member ? { personId: member.id } : rejectCall(403, "Unauthorized", "For members of the panel only");
}
