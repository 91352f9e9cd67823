import { readDocument } from "../../../../app/content/document.ts";
import type { Fields, FormOf } from "../../../../app/content/fields.ts";
import type { Kind, Part, Stored } from "../../../../app/content/kind.ts";
import { mergeForms } from "../../../../app/content/merge.ts";
import type { Database } from "../../../../app/data/database.ts";
import type { Drafted } from "./change-document.ts";
import { listProposals, type Proposal } from "./proposals.ts";

/** A document as an assistant goes on with it. */
export type Opened<Form> = {
  stored: Stored<Form>;
  /** What is stored, with what this assistant proposes. */
  form: Form;
  /** The parts that it proposes. */
  proposed: readonly Part[];
  isProposed: boolean;
  /** What a change names, so that it is made to what was read. */
  version: string;
};

/** Opens the document that a tool names. Throws ToolError without one, else as `expectData`. */
export async function openDocument<Of extends Fields>(
  drafted: Drafted<Of>,
  db: Database,
  named: string,
): Promise<Opened<FormOf<Of>>> {
  const { kind } = drafted;
  const stored = await drafted.open(db, named);
  const proposal = (await listProposals(db, kind.name, [stored.id])).get(stored.id);
  const form = proposal ? withProposal(kind, stored.form, proposal) : stored.form;
  return {
    stored,
    form,
    proposed: mergeForms(kind, stored.form, stored.form, form).taken,
    isProposed: proposal !== undefined,
    version: versionOf(stored, proposal),
  };
}

export function versionOf(
  { number, updatedAt }: Pick<Stored<unknown>, "number" | "updatedAt">,
  proposal?: Proposal,
): string {
  return [`${number}@${updatedAt}`, proposal?.updated_at].filter(Boolean).join("~");
}

/** What is stored with what is proposed; where both were changed since, what is proposed. */
export function withProposal<Of extends Fields>(
  kind: Kind<Of>,
  form: FormOf<Of>,
  { base, document }: Proposal,
): FormOf<Of> {
  const [before, after] = [readDocument(kind, base), readDocument(kind, document)];
  // What a program wrote without the tools, and can't be read, is decided by a person.
  if (before.unreadable.length + after.unreadable.length > 0) return form;
  return mergeForms(kind, before.form, after.form, form).form;
}
