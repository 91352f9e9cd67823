import { FunctionsHttpError } from "@supabase/supabase-js";
import { z } from "../../zod.ts";
import { connectPersonDatabase, type Database } from "../database.ts";
import { type Rehearsal, type RehearsedCall, rehearsalSchema } from "./rehearsal.ts";

/** What would be done, by the client that it is given. */
export type Change = (db: Database) => Promise<unknown>;

/** The database refuses the change, for this reason in English. */
export class NotRehearsed extends Error {}

/**
 * What a change does to public pages; nothing is changed. What would wait for its publication or its time is rehearsed as
 * if that had come.
 *
 * @throws NotRehearsed, else what the change throws; Error when the server is away or the signal aborts
 */
export async function rehearse(
  account: Database,
  backend: { url: string; key: string },
  change: Change,
  signal: AbortSignal,
): Promise<Rehearsal> {
  const { data } = await account.auth.getSession();
  const calls: RehearsedCall[] = [];
  const connection = {
    backendUrl: backend.url,
    publishableKey: backend.key,
    fetch: (input: string | URL | Request, init?: RequestInit) =>
      record(new Request(input, init), backend.url, calls),
  };
  await change(connectPersonDatabase(connection, data.session?.access_token ?? ""));
  if (calls.length === 0) return { pages: [], problems: [], compared: 0, leftOut: 0 };
  const answer = await account.functions.invoke("rehearse", { body: { calls }, signal });
  if (answer.error) throw await explain(answer.error);
  return rehearsalSchema.parse(answer.data);
}

/** Answers a write with an empty row, as it is not made. */
async function record(request: Request, backendUrl: string, calls: RehearsedCall[]): Promise<Response> {
  const { method, url, headers } = request;
  if (method !== "POST" && method !== "PATCH" && method !== "DELETE") return fetch(request);
  const path = url.slice(`${backendUrl}/rest/v1/`.length);
  const call = { method, path, prefer: headers.get("prefer") ?? "", body: await request.text() } as const;
  calls.push(shown[path]?.(call) ?? call);
  const isOne = headers.get("accept")?.includes("vnd.pgrst.object");
  return Response.json(isOne ? {} : [{}]);
}

/** The calls that show now what other calls would have wait. */
const shown: Readonly<Record<string, (call: RehearsedCall) => RehearsedCall>> = {
  "rpc/save_working_version": (call) => {
    const { _note, ...saved } = z.record(z.string(), z.unknown()).parse(JSON.parse(call.body));
    return { ...call, path: "rpc/save_document", body: JSON.stringify(saved) };
  },
  "rpc/schedule_publication": (call) => {
    const planned = z.record(z.string(), z.unknown()).parse(JSON.parse(call.body));
    return { ...call, body: JSON.stringify({ ...planned, _at: new Date(0).toISOString() }) };
  },
  "rpc/save_waiting_texts": (call) => {
    const { _texts: texts } = waitingTexts.parse(JSON.parse(call.body));
    const prefer = "resolution=merge-duplicates,return=minimal";
    return { ...call, path: "otm_site_texts?on_conflict=key,language", prefer, body: JSON.stringify(texts) };
  },
  "rpc/plan_waiting_texts": (call) => {
    const { _texts } = plannedTexts.parse(JSON.parse(call.body));
    return { ...call, path: "rpc/publish_waiting_texts", body: JSON.stringify({ _texts }) };
  },
};

const waitingTexts = z.object({
  _texts: z.array(z.object({ key: z.string(), language: z.string(), text: z.string() })),
});
const plannedTexts = z.object({ _texts: z.array(z.unknown()) });

async function explain(error: Error): Promise<Error> {
  const response: unknown = error instanceof FunctionsHttpError ? error.context : null;
  if (!(response instanceof Response)) return error;
  const said = z.object({ message: z.string() }).safeParse(await response.json().catch(() => null));
  return said.success ? new NotRehearsed(said.data.message) : error;
}
