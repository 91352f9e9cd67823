import { z } from "../../zod.ts";
import { type Database, expectData, throwIfFailed } from "../database.ts";
import { isId } from "../id-pattern.ts";

/** What a reply says about the firm, and the path of the page that says so; null for none. */
export type Claim = { text: string; page: string | null };

/** A reply that an assistant proposes. */
export type ProposedReply = {
  assistant: string;
  subject: string;
  body: string;
  claims: readonly Claim[];
  createdAt: string;
};

// A path of this site, as links lead there.
const claims = z.array(
  z.object({
    text: z.string(),
    page: z
      .string()
      .regex(/^\/(?!\/)/)
      .nullable(),
  }),
);

/** The reply that waits with a lead; null without one. Throws when the query fails. */
export async function findProposedReply(db: Database, leadId: string): Promise<ProposedReply | null> {
  if (!isId(leadId)) return null;
  const [row] = expectData(await db.rpc("find_proposed_reply", { _lead_id: leadId }));
  if (!row) return null;
  const { assistant, subject, body, created_at: createdAt } = row;
  return { assistant, subject, body, claims: claims.catch([]).parse(row.claims), createdAt };
}

/** Throws when that fails. */
export async function discardProposedReply(db: Database, leadId: string): Promise<void> {
  throwIfFailed(await db.rpc("discard_proposed_reply", { _lead_id: leadId }));
}

/** False when there is no such lead. Throws when that fails. */
export async function proposeReply(
  db: Database,
  leadId: string,
  { subject, body, claims }: Pick<ProposedReply, "subject" | "body" | "claims">,
): Promise<boolean> {
  const reply = {
    _lead_id: leadId,
    _subject: subject,
    _body: body,
    _claims: claims.map((claim) => ({ ...claim })),
  };
  const answer = await db.rpc("propose_reply", reply);
  if (answer.error?.code === "PT404") return false;
  throwIfFailed(answer);
  return true;
}
