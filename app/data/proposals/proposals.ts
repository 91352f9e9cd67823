import { type Database, expectCount, expectData, expectRowOrNull, StaleWrite } from "../database.ts";
import type { NumberedPage } from "../list-cursor.ts";
import type { Json, Database as Schema } from "../schema.ts";

/** What an assistant would change in one document, text or picture. */
export type Proposal = {
  id: string;
  /** Whose assistant: an e-mail address. */
  person: string;
  /** Empty for what changed facts of the firm propose. */
  assistant: string;
  kind: string;
  subject: string;
  /** As the assistant read it, and as it would have it. */
  base: Json;
  document: Json;
  createdAt: string;
  updatedAt: string;
};

/** The page size of the list: each is read whole, with its subject. */
const proposalsAtOnce = 10;

/** A page of the proposals by assistant, the newest first; the first one when there are fewer. Throws when a query fails. */
export async function listProposals(db: Database, page: number): Promise<NumberedPage<Proposal>> {
  const from = (page - 1) * proposalsAtOnce;
  const [answer, people] = await Promise.all([
    db
      .from("otm_proposals")
      .select("*", { count: "exact" })
      .order("user_id")
      .order("assistant")
      .order("created_at", { ascending: false })
      .order("id")
      .range(from, from + proposalsAtOnce - 1),
    db.rpc("list_proposal_people"),
  ]);
  const isBeyond = answer.error?.code === "PGRST103" || answer.data?.length === 0;
  if (isBeyond && page > 1) return listProposals(db, 1);
  const [rows, count] = [expectData(answer), expectCount(answer)];
  const persons = new Map(expectData(people).map(({ user_id, person }) => [user_id, person]));
  return {
    rows: rows.map((row) => proposalOf(row, persons.get(row.user_id))),
    count,
    page,
    pages: Math.ceil(count / proposalsAtOnce),
  };
}

type Stored = Schema["public"]["Tables"]["otm_proposals"]["Row"];

function proposalOf({ user_id: _, created_at, updated_at, ...row }: Stored, person = ""): Proposal {
  return { ...row, person, createdAt: created_at, updatedAt: updated_at };
}

/** The newest proposals, without whose they are. Throws when the query fails. */
export async function listNewestProposals(db: Database, most: number): Promise<Proposal[]> {
  const query = db.from("otm_proposals").select("*").order("created_at", { ascending: false });
  return expectData(await query.order("id").limit(most)).map((row) => proposalOf(row));
}

/** A proposal, without whose it is; null when it is decided. Throws when the query fails. */
export async function getProposal(db: Database, id: string): Promise<Proposal | null> {
  const row = expectRowOrNull(await db.from("otm_proposals").select("*").eq("id", id).maybeSingle());
  return row && proposalOf(row);
}

/** How many proposals wait for this person. Throws when the query fails. */
export async function countProposals(db: Database): Promise<number> {
  return expectCount(await db.from("otm_proposals").select("id", { count: "exact", head: true }));
}

type Read = Pick<Proposal, "id" | "updatedAt">;

/** Throws StaleWrite unless a proposal is as it was read, else when the query fails. */
export async function requireUnchanged(db: Database, { id, updatedAt }: Read): Promise<void> {
  const found = expectData(await db.from("otm_proposals").select("updated_at").eq("id", id));
  if (found[0]?.updated_at !== updatedAt)
    throw new StaleWrite("somebody else decided, or it was proposed anew");
}

/** Leaves of a proposal what is still to be decided. Throws as `requireUnchanged`. */
export async function keepRest(db: Database, { id, updatedAt }: Read, document: Json): Promise<void> {
  const written = db.from("otm_proposals").update({ document, updated_at: updatedAt }).eq("id", id);
  requireRow(expectData(await written.select("id")));
}

/** Deletes a proposal that has been decided about. Throws as `requireUnchanged`. */
export async function deleteProposal(db: Database, { id, updatedAt }: Read): Promise<void> {
  const deleted = db.from("otm_proposals").delete().eq("id", id).eq("updated_at", updatedAt);
  requireRow(expectData(await deleted.select("id")));
}

function requireRow(rows: readonly unknown[]): void {
  if (rows.length === 0) throw new StaleWrite("somebody else decided, or it was proposed anew");
}
