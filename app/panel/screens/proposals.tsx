import { useRef } from "react";
import { href } from "react-router";
import { useRight } from "../../account/rights.ts";
import type { Database } from "../../data/database.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { proposalTexts } from "../../i18n/panel/proposals.en.ts";
import { RehearsalButton } from "../../ui/panel/rehearsal.tsx";
import { listScreen } from "../kit/list-screen.tsx";
import { type LoadedProposal, loadProposals } from "./proposals/load-proposals.ts";
import { ProposalCard } from "./proposals/proposal-card.tsx";
import { useDecisions } from "./proposals/use-decisions.tsx";

/** What assistants propose, to be accepted or refused part by part. */
const screen = listScreen({
  texts: proposalTexts,
  title: "proposals.title",
  about: "proposals.about",
  width: "max-w-4xl",
  load: (db, _chosen, _cursor, page) => loadProposals(db, page),
  failed: "proposals.loadFailed",
  none: ["proposals.none", "proposals.noneText"],
  first: { to: href("/admin/settings/tokens"), text: "proposals.connect" },
  draw: (rows) => <ProposalList proposals={rows} />,
});

/** Of how many the parts are in sight at first. */
const openedAtOnce = 3;

/** A page of the proposals, by assistant. */
function ProposalList({ proposals }: { proposals: readonly LoadedProposal[] }) {
  const { t } = useLanguage(proposalTexts);
  const list = useRef<HTMLDivElement>(null);
  const decisions = useDecisions(list);
  const opened = proposals.slice(0, openedAtOnce);
  const assistants = Map.groupBy(proposals, ({ proposal }) => `${proposal.person} ${proposal.assistant}`);
  const mayPublish = useRight("publish");
  const acceptable = firstOfEach(proposals).flatMap(({ open, plannedAt }) =>
    open?.subject?.unreadable.length === 0 && open.parts.length > 0 && plannedAt === null ? [open] : [],
  );

  async function acceptAll(db: Database): Promise<void> {
    for (const open of acceptable) await open.acceptAll(db);
  }

  return (
    <div ref={list} tabIndex={-1} className="grid gap-10 outline-none">
      {mayPublish && acceptable.length > 1 && (
        <p>
          <RehearsalButton
            change={acceptAll}
            text={t("proposals.rehearseAll")}
            {...(acceptable.length < proposals.length && { note: t("proposals.firstOfEach") })}
          />
        </p>
      )}
      {[...assistants].map(([key, [first, ...others]]) => {
        if (!first) return null;
        const { person } = first.proposal;
        const assistant = first.proposal.assistant || t("proposals.ofFacts");
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

/** One proposal for each subject: a second one would be saved over what the first one changes. */
function firstOfEach(proposals: readonly LoadedProposal[]): LoadedProposal[] {
  return [...new Map(proposals.toReversed().map((one) => [one.proposal.subject, one])).values()].toReversed();
}

export const { clientLoader, meta } = screen;
export default screen.ListPage;
