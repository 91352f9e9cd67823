import { z } from "../../zod.ts";
import { type Database, expectData, expectRowOrNull, throwIfFailed } from "../database.ts";
import { optionalText, requiredLine, tidyLine, tidyText } from "../form-data.ts";
import type { Subject } from "../versions/subject.ts";
import { opinionLimits } from "./opinion-limits.ts";

/**
 * What readers of a preview link fill in, and its row; the words of the page that it is about, what stands before them
 * in their paragraph, and a remark.
 */
export const opinion = z.object({
  name: requiredLine(opinionLimits.name, "forms.nameRequired"),
  quote: optionalText(opinionLimits.quote),
  before: optionalText(opinionLimits.before),
  remark: optionalText(opinionLimits.remark),
});

export type Opinion = z.output<typeof opinion> & { verdict: Verdict | null };

export const verdicts = ["approved", "not yet"] as const;
export type Verdict = (typeof verdicts)[number];

/** What became of an opinion: its link has ended, or it or the network of the reader has as many as it takes. */
export type OpinionOutcome = "given" | "gone" | "full" | "many" | "failed";

/** Keeps what the reader of a preview link says of its version. */
export async function giveOpinion(
  db: Database,
  token: string,
  { name, quote, before, remark, verdict }: Opinion,
): Promise<OpinionOutcome> {
  const { error } = await db.rpc("give_opinion", {
    _token: token,
    _name: name,
    _quote: quote ?? "",
    _before: before ?? "",
    _remark: remark ?? "",
    ...(verdict && { _verdict: verdict }),
  });
  if (!error) return "given";
  if (error.code === "PT404") return "gone";
  if (error.code === "PT429") return "full";
  if (error.code === "over_form_rate_limit") return "many";
  console.error("An opinion was not stored:", error.code);
  return "failed";
}

/** What was answered to readers of a preview link, with what they said. Throws when the query fails. */
export async function listAnswers(db: Database, token: string) {
  return expectData(await db.rpc("list_answers", { _token: token }));
}

const columns =
  `id, name, quote, before, remark, verdict, answer, createdAt:created_at, resolvedAt:resolved_at,
  link:otm_preview_links!inner(kind, subjectId:subject_id, versionId:version_id, version:otm_versions(number))` as const;

/** What was said of a document through its preview links, the newest first, 200 at most. Throws when the query fails. */
export async function listOpinions(db: Database, subjectId: string) {
  const said = db.from("otm_preview_opinions").select(columns).eq("link.subject_id", subjectId);
  return expectData(await said.order("created_at", { ascending: false }).limit(200));
}

export type GivenOpinion = Awaited<ReturnType<typeof listOpinions>>[number];

export type Approval = Pick<GivenOpinion, "name" | "createdAt"> & { number: number | null };

/** The approvals of some documents that are their last verdicts, by id. Throws when the query fails. */
export async function listApprovals(
  db: Database,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, Approval>> {
  const said = db.from("otm_preview_opinions").select(columns).in("link.subject_id", subjectIds);
  const verdicts = expectData(await said.not("verdict", "is", null).order("created_at"));
  const last = new Map(verdicts.map((one) => [one.link.subjectId, one]));
  return new Map(
    [...last]
      .filter(([, { verdict }]) => verdict === "approved")
      .map(([id, { name, createdAt, link }]) => [
        id,
        { name, createdAt, number: link.version?.number ?? null },
      ]),
  );
}

/** Whose approval a document needs before it goes live; null when it needs none. Throws when the query fails. */
export async function getRequiredApproval(db: Database, subjectId: string): Promise<string | null> {
  const query = db.from("otm_required_approvals").select("name").eq("subject_id", subjectId);
  return expectRowOrNull(await query.maybeSingle())?.name ?? null;
}

/** Has a document need the approval of who gives this name; with an empty one, none. Throws when that fails. */
export async function requireApproval(db: Database, { kind, id }: Subject, name: string): Promise<void> {
  throwIfFailed(await db.rpc("require_approval", { _kind: kind, _id: id, _name: tidyLine(name) }));
}

/** What was said of any document and is not settled, the newest first. Throws when the query fails. */
export async function listOpenOpinions(db: Database, most: number) {
  const said = db.from("otm_preview_opinions").select(columns).is("resolved_at", null);
  return expectData(await said.order("created_at", { ascending: false }).limit(most));
}

/** Marks an opinion as settled, or as open again. Throws when that fails. */
export async function settleOpinion(db: Database, id: string, isSettled: boolean): Promise<void> {
  const resolved_at = isSettled ? new Date().toISOString() : null;
  const change = db.from("otm_preview_opinions").update({ resolved_at }).eq("id", id);
  throwIfFailed(await change.select("id").single());
}

/** Answers an opinion; an empty answer takes it back. Throws when that fails. */
export async function answerOpinion(db: Database, id: string, answer: string): Promise<void> {
  const change = db
    .from("otm_preview_opinions")
    .update({ answer: tidyText(answer) })
    .eq("id", id);
  throwIfFailed(await change.select("id").single());
}

/** Throws when that fails. */
export async function deleteOpinion(db: Database, id: string): Promise<void> {
  throwIfFailed(await db.from("otm_preview_opinions").delete().eq("id", id));
}
