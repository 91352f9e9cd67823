import type { Database } from "../../../data/database.ts";
import { isId } from "../../../data/id-pattern.ts";
import type { NumberedPage } from "../../../data/list-cursor.ts";
import { listProposals, type Proposal } from "../../../data/proposals/proposals.ts";
import { listPlans, type Plan } from "../../../data/schedules/plans.ts";
import { orNull } from "../../../ui/panel/hooks/use-failure-toast.ts";
import { namesIn } from "../../history/load-history.ts";
import { openAny } from "./open-any.ts";
import type { OpenProposal } from "./open-proposal.ts";

/** A proposal on the screen; `open` is null when what it is about could not be loaded. */
export type LoadedProposal = {
  id: string;
  proposal: Proposal;
  open: OpenProposal | null;
  /** The names of what it names by id. */
  names: ReadonlyMap<string, string>;
  /** When the subject, or a language of it, is planned to be published; null when it is not. */
  plannedAt: string | null;
};

/** A page of the list, each proposal beside what it is about. Throws when the list can't be read. */
export async function loadProposals(db: Database, at: number): Promise<NumberedPage<LoadedProposal>> {
  const { rows, ...rest } = await listProposals(db, at);
  const plans = await orNull(listPlans(db, rows.map(({ subject }) => subject).filter(isId)));
  return { ...rest, rows: await Promise.all(rows.map((proposal) => load(db, proposal, plans ?? []))) };
}

async function load(db: Database, proposal: Proposal, plans: readonly Plan[]): Promise<LoadedProposal> {
  const open = await orNull(openAny(db, proposal));
  const isLinked = open?.parts.some(({ part }) => open.kind.fields[part.field]?.of) ?? false;
  const plan = plans.find(({ id, action }) => id === proposal.subject && action === "publish");
  return {
    id: proposal.id,
    proposal,
    open,
    names: (open && isLinked && (await orNull(namesIn(open.kind, open.forms)))) || new Map(),
    plannedAt: plan?.at ?? null,
  };
}
