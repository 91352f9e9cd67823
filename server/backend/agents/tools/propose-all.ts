import { proposalStep, proposalsAddress, propose, type Texts } from "./proposals.ts";
import type { ToolContext } from "./tool.ts";
import { ToolError } from "./tool-error.ts";

type Change = { kind: string; subject: string; base: Texts; document: Texts };

/** Proposes changes of several subjects; each must change something. Throws ToolError, which says what was proposed. */
export async function proposeAll(changes: readonly Change[], { db, siteUrl }: ToolContext) {
  const idle = changes.find(({ base, document }) =>
    Object.keys(base).every((language) => base[language] === document[language]),
  );
  if (idle) throw new ToolError(`This changes nothing of ${idle.subject}. Nothing was saved.`);
  const proposed: string[] = [];
  for (const change of changes) {
    try {
      await propose(db, change);
    } catch (error) {
      if (!(error instanceof ToolError) || proposed.length === 0) throw error;
      throw new ToolError(
        `${error.message} Proposed were, before ${change.subject}: ${proposed.join(", ")}.`,
      );
    }
    proposed.push(change.subject);
  }
  return { saved_as: "proposal", proposed, next_step: proposalStep, edit_at: proposalsAddress(siteUrl) };
}
