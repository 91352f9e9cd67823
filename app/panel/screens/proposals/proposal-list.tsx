import { useRef } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { proposalTexts } from "../../../i18n/panel/proposals.en.ts";
import type { LoadedProposal } from "./load-proposals.ts";
import { ProposalCard } from "./proposal-card.tsx";
import { useDecisions } from "./use-decisions.tsx";

/** Of how many the parts are in sight at first. */
const openedAtOnce = 3;

/** A page of the proposals, by assistant. */
export function ProposalList({ proposals }: { proposals: readonly LoadedProposal[] }) {
  const { t } = useLanguage(proposalTexts);
  const list = useRef<HTMLDivElement>(null);
  const decisions = useDecisions(list);
  const opened = proposals.slice(0, openedAtOnce);
  const assistants = Map.groupBy(proposals, ({ proposal }) => `${proposal.person} ${proposal.assistant}`);
  return (
    <div ref={list} tabIndex={-1} className="grid gap-10 outline-none">
      {[...assistants].map(([key, [first, ...others]]) => {
        if (!first) return null;
        const { assistant, person } = first.proposal;
        return (
          <section
            key={key}
            aria-label={`${assistant}, ${t("proposals.of", { person })}`}
            className="min-w-0"
          >
            <h2 className="text-title-3 [overflow-wrap:anywhere]">
              {assistant}{" "}
              <span className="font-normal font-text text-base text-ink-soft tracking-normal">
                {t("proposals.of", { person })}
              </span>
            </h2>
            <ul className="mt-4 grid gap-4">
              {[first, ...others].map((loaded) => (
                <li key={loaded.proposal.id} className="min-w-0">
                  <ProposalCard loaded={loaded} isFirst={opened.includes(loaded)} decisions={decisions} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {decisions.dialog}
    </div>
  );
}
