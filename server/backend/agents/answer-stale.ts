import { keyOf } from "../../../app/content/sentences.ts";
import { connectPersonDatabase, expectData } from "../../../app/data/database.ts";
import { type StaleFinding, staleQuestion, staleReasons } from "../../../app/data/stale/stale-findings.ts";
import { admission } from "../../shared/admission-control.ts";
import type { ApiFetch, ReceiveBody } from "../../shared/api-call.ts";
import { jsonResponse } from "../../shared/json-response.ts";
import { examine } from "./tools/find-stale.ts";

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
  return admission.rehearsal.run(network, request.signal, async () => {
    const rows: StaleFinding[] = [];
    const settled = new Set(
      expectData(
        await db
          .from("otm_settled_findings")
          .select("subject_id, key")
          .gt("ends_at", new Date().toISOString()),
      ).map(({ subject_id, key }) => `${subject_id} ${key}`),
    );
    const context = { db, siteUrl, signal: request.signal };
    const { older } = await examine(
      undefined,
      asked.data.after,
      staleReasons,
      context,
      ({ document, findings }) => {
        for (const { reason, language = null, field, text, link, picture, why } of findings) {
          const words = text ?? link ?? picture ?? "";
          const key = keyOf(
            JSON.stringify([reason, language, field, words, why.replace(/\d{4}-\d\d-\d\d/g, "")]),
          );
          const id = `${document.id} ${key}`;
          if (settled.has(id)) continue;
          const { kind, titles, changedAt } = document;
          rows.push({
            id,
            key,
            kind: kind.name,
            subjectId: document.id,
            titles,
            changedAt,
            reason,
            language,
            words,
          });
        }
        return rows.length >= fullAnswer;
      },
    );
    return jsonResponse(200, { rows, older });
  });
}
