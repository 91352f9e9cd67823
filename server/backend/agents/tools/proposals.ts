import { z } from "zod";
import { type Database, expectData } from "../../../../app/data/database.ts";
import type { Database as Schema } from "../../../../app/data/schema.ts";
import { failureOf } from "../../../../app/data/versions/versions.ts";
import { notSaved, refusalOf } from "./refusals.ts";

type Row = Schema["public"]["Tables"]["otm_proposals"]["Row"];

/** What this assistant proposes for a subject. */
export type Proposal = Pick<Row, "subject" | "base" | "document" | "updated_at">;

/** The assistant's open proposals of a kind, by subject: for all subjects, or for some. Throws as `expectData`. */
export async function listProposals(
  db: Database,
  kind: string,
  subjects?: readonly string[],
): Promise<ReadonlyMap<string, Proposal>> {
  const query = db.from("otm_proposals").select("subject, base, document, updated_at").eq("kind", kind);
  const rows = expectData(await (subjects === undefined ? query : query.in("subject", subjects)));
  return new Map(rows.map((row) => [row.subject, row]));
}

/** Texts by their language. */
export type Texts = Readonly<Record<string, string>>;

const texts = z.record(z.string(), z.string());

/** Texts by language with what is proposed for them. */
export function withProposed(current: Texts, proposal: Proposal | undefined): Record<string, string> {
  const [base, document] = [proposal?.base, proposal?.document].map(
    (held) => texts.safeParse(held).data ?? {},
  );
  return Object.fromEntries(
    Object.entries(current).map(([language, text]) => {
      const proposed = document?.[language];
      return [language, proposed === undefined || proposed === base?.[language] ? text : proposed];
    }),
  );
}

/** Where people decide about proposals. */
export function proposalsAddress(siteUrl: URL): string {
  return new URL("/admin/proposals", siteUrl).href;
}

/** What answers say about a proposal. */
export const proposalStep =
  "A person accepts or refuses each part in the panel. Until then all that is read stays as it is.";

/** Proposes to change what was read, in place of what this assistant proposed for it. Throws ToolError. */
export async function propose(
  db: Database,
  change: Pick<Row, "kind" | "subject" | "base" | "document">,
): Promise<void> {
  const { kind, subject, base, document } = change;
  const { error, status } = await db.rpc("propose_change", {
    _kind: kind,
    _subject: subject,
    _base: base,
    _document: document,
  });
  if (!error) return;
  // There is no version to be outdated: there are too many proposals.
  throw error.code === "PT409"
    ? notSaved([error.message, error.hint ?? ""])
    : refusalOf(kind, failureOf(error, status));
}
