import { keyOf } from "../../../app/content/sentences.ts";
import { readAll } from "../../../app/data/batches.ts";
import { connectPersonDatabase, type Database } from "../../../app/data/database.ts";
import type { ListCursor } from "../../../app/data/list-cursor.ts";
import { type StaleFinding, staleQuestion, staleReasons } from "../../../app/data/stale/stale-findings.ts";
import { admission } from "../../shared/admission-control.ts";
import type { ApiFetch, ReceiveBody } from "../../shared/api-call.ts";
import { jsonResponse } from "../../shared/json-response.ts";
import { type Examined, examine } from "./tools/find-stale.ts";

type StaleOptions = { siteUrl: URL; publishableKey: string; fetch: ApiFetch };

/** An answer has so many findings, and those of its last document. */
const fullAnswer = 20;

/** Answers the panel with what is outdated, as its sender may see it. Throws ClientLeftError, OverloadError, DatabaseError. */
export async function answerStale(
  request: Request,
  receive: ReceiveBody,
  network: string,
  { siteUrl, publishableKey, fetch }: StaleOptions,
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
    return jsonResponse(403, { message: "Editors see what is outdated" });
  }
  const received = await receive(1_024);
  if (received instanceof Response) return received;
  const asked = staleQuestion.safeParse(await received.json().catch(() => null));
  if (!asked.success) return jsonResponse(400, { message: "This is no place in the list" });
  const { signal } = request;
  return admission.rehearsal.run(network, signal, async () => {
    const settled = await listSettled(db);
    const rows = new Map<string, StaleFinding>();
    let older: ListCursor | null = asked.data.after;
    // A part of a large site in which nothing is outdated says nothing about the rest.
    do {
      const part = await examine(undefined, older, staleReasons, { db, siteUrl, signal }, (examined) => {
        for (const row of findingsIn(examined)) if (!settled.has(row.id)) rows.set(row.id, row);
        return rows.size >= fullAnswer;
      });
      older = part.older;
    } while (older && rows.size === 0);
    return jsonResponse(200, { rows: [...rows.values()], older });
  });
}

async function listSettled(db: Database): Promise<ReadonlySet<string>> {
  const now = new Date().toISOString();
  const settled = await readAll((from, to) =>
    db
      .from("otm_settled_findings")
      .select("subject_id, key")
      .gt("ends_at", now)
      .order("subject_id")
      .order("key")
      .range(from, to),
  );
  return new Set(settled.map(({ subject_id, key }) => `${subject_id} ${key}`));
}

function findingsIn({ document, findings }: Examined): StaleFinding[] {
  const { id: subjectId, kind, titles, changedAt } = document;
  return findings.map(({ reason, language = null, field, text, link, picture, review = null, why }) => {
    const words = text ?? link ?? picture ?? "";
    // Days are not what was found.
    const key = keyOf(JSON.stringify([reason, language, field, words, why.replace(/\d{4}-\d\d-\d\d/g, "")]));
    const id = `${subjectId} ${key}`;
    return { id, key, kind: kind.name, subjectId, titles, changedAt, reason, language, words, review };
  });
}
