import { z } from "zod";
import { connectPersonDatabase, type Database } from "../../../app/data/database.ts";
import { admission } from "../../shared/admission-control.ts";
import type { ApiFetch, ReceiveBody } from "../../shared/api-call.ts";
import { jsonResponse } from "../../shared/json-response.ts";

/** A call of the panel that reads many documents. */
export type EditorCall = {
  request: Request;
  receive: ReceiveBody;
  network: string;
  siteUrl: URL;
  publishableKey: string;
  fetch: ApiFetch;
};

type Editor = { db: Database; personId: string; siteUrl: URL; signal: AbortSignal };

const claims = z.object({ sub: z.string() });

/**
 * Answers an editor's call with what `work` finds, as its sender may see it. Throws ClientLeftError, OverloadError,
 * DatabaseError.
 */
export async function answerEditor<Asked>(
  { request, receive, network, siteUrl, publishableKey, fetch }: EditorCall,
  question: z.ZodType<Asked>,
  work: (asked: Asked, editor: Editor) => Promise<object>,
): Promise<Response> {
  const token = /^Bearer (.+)$/i.exec(request.headers.get("authorization") ?? "")?.[1] ?? "";
  const connection = {
    backendUrl: siteUrl.origin,
    publishableKey,
    fetch: (input: string | URL | Request, init?: RequestInit) => fetch(new Request(input, init)),
  };
  const db = connectPersonDatabase(connection, token);
  const { data } = await db.rpc("get_own_role");
  const role = data?.[0]?.role;
  if (role !== "admin" && role !== "editor") {
    return jsonResponse(403, { message: "Editors alone ask this" });
  }
  const received = await receive(1_024);
  if (received instanceof Response) return received;
  const asked = question.safeParse(await received.json().catch(() => null));
  if (!asked.success) return jsonResponse(400, { message: "This is not asked as it should be" });
  const { signal } = request;
  // The database has just accepted it.
  const person = claims.parse(JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()));
  return admission.rehearsal.run(network, signal, async () =>
    jsonResponse(200, await work(asked.data, { db, personId: person.sub, siteUrl, signal })),
  );
}
