import type { ReactNode, RefObject } from "react";
import { describeProblem } from "../../../content/describe-part.ts";
import { type Database, Refused, StaleWrite } from "../../../data/database.ts";
import { InUse } from "../../../data/media/admin-media.ts";
import { describeReason } from "../../../i18n/database-reason.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { problemTexts } from "../../../i18n/panel/problems.en.ts";
import { proposalTexts } from "../../../i18n/panel/proposals.en.ts";
import { siteTextsPanelTexts } from "../../../i18n/panel/site-texts.en.ts";
import { useAction } from "../../../ui/panel/hooks/use-action.ts";
import { useFocusAfter } from "../../../ui/panel/hooks/use-focus-after.ts";
import { useConfirmed } from "../../../ui/panel/use-confirmed.tsx";
import type { OpenPart, OpenProposal } from "./open-proposal.ts";
import { NotSaved } from "./subjects.ts";
import { useProposalNames } from "./use-proposal-names.ts";

type Decision = { open: OpenProposal; verb: "accept" | "refuse"; part: OpenPart | null };

export type Decisions = {
  isBusy: boolean;
  /** Accepts or refuses a part, or (null) all; asks before anything of a person is replaced, or all is refused. */
  decide(decision: Decision): void;
  dialog: ReactNode;
};

/** The id of the heading of a proposal. */
export function headingId({ proposal }: Pick<OpenProposal, "proposal">): string {
  return `proposal-${proposal.id}`;
}

/** Decides about proposals, one decision at a time. */
export function useDecisions(list: RefObject<HTMLElement | null>): Decisions {
  const { t } = useLanguage(proposalTexts);
  const describe = useReasons();
  const { isBusy, act } = useAction();
  const focusAfter = useFocusAfter();
  const { ask, dialog } = useConfirmed<Decision>((decision) => {
    const sure = decision.verb === "accept" ? "proposals.sureAccept" : "proposals.sureRefuse";
    return {
      title: t(sure),
      text: t(`${sure}Text`),
      confirm: labelOf(decision),
      ...messagesOf(decision),
      ...(decision.verb === "accept"
        ? { change: (db: Database) => accept(decision, db) }
        : { work: () => workOf(decision) }),
    };
  }, list);

  function labelOf({ verb, part }: Decision): string {
    return t(part ? `proposals.${verb}` : `proposals.${verb}All`);
  }

  function messagesOf({ open, verb }: Decision) {
    const accepted = open.kind.name === "picture" ? "proposals.acceptedLive" : "proposals.accepted";
    return {
      done: t(verb === "accept" ? accepted : "proposals.refused"),
      failed: (error: unknown) => ({
        title: t(verb === "accept" ? "proposals.notAccepted" : "proposals.notRefused"),
        text: describe(error, open),
      }),
    };
  }

  async function decide(decision: Decision): Promise<void> {
    const { open, verb, part } = decision;
    const parts = part ? [part] : open.parts;
    const isAsked = verb === "accept" ? parts.some(({ isConflict }) => isConflict) : part === null;
    if (isAsked) return ask(decision);
    await act(() => workOf(decision), messagesOf(decision));
    focusAfter(() => document.getElementById(headingId(open)) ?? list.current);
  }

  return { isBusy, decide: (decision) => void decide(decision), dialog };
}

function workOf(decision: Decision): Promise<void> {
  const { open, verb, part } = decision;
  if (verb === "accept") return accept(decision);
  return part ? part.refuse() : open.refuseAll();
}

function accept({ open, part }: Decision, by?: Database): Promise<void> {
  return part ? part.accept(by) : open.acceptAll(by);
}

/** Says why a decision was not saved. */
function useReasons(): (error: unknown, open: OpenProposal) => string {
  const { t, language } = useLanguage(proposalTexts);
  const { t: panel } = useLanguage(panelTexts);
  const { t: problems } = useLanguage(problemTexts);
  const { t: texts } = useLanguage(siteTextsPanelTexts);
  const namesOf = useProposalNames();
  return (error, { kind }) => {
    if (error instanceof StaleWrite) return t("proposals.stale");
    if (error instanceof InUse) return t("proposals.inUse");
    if (error instanceof Refused) return panel("panel.refused");
    if (!(error instanceof Error)) return t("proposals.away");
    if (!(error instanceof NotSaved))
      return t("proposals.failed", { message: describeReason(error.message, language) });
    const { reason } = error;
    switch (reason.kind) {
      case "invalid":
        return describeProblem(kind, reason.problem, namesOf(kind.name));
      case "text":
        return texts(reason.problem.key, reason.problem.values);
      case "failed":
        return t("proposals.failed", { message: describeReason(reason.message, language) });
      case "slug-taken":
        return problems("problems.slugTaken");
      default:
        return t(`proposals.${reason.kind}`);
    }
  };
}
