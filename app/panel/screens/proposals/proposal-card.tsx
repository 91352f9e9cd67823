import { type ReactNode, useState } from "react";
import { href, Link } from "react-router";
import { useRight } from "../../../account/rights.ts";
import { describePart } from "../../../content/describe-part.ts";
import type { Part } from "../../../content/kind.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { proposalTexts } from "../../../i18n/panel/proposals.en.ts";
import { cardBox } from "../../../ui/panel/card.tsx";
import { RehearsalButton } from "../../../ui/panel/rehearsal.tsx";
import { useImageFailure } from "../../../ui/pictures/use-image-failure.ts";
import { DecideButton } from "./decide-button.tsx";
import type { LoadedProposal } from "./load-proposals.ts";
import type { OpenProposal } from "./open-proposal.ts";
import { ProposedPartRow } from "./proposed-part-row.tsx";
import { type Decisions, headingId } from "./use-decisions.tsx";
import { useProposalNames, useProposalTitle } from "./use-proposal-names.ts";

type ProposalCardProps = {
  loaded: LoadedProposal;
  /** Whether its parts are in sight at first. */
  isFirst: boolean;
  decisions: Decisions;
};

/** What an assistant proposes for one subject. */
export function ProposalCard({ loaded, isFirst, decisions }: ProposalCardProps) {
  const { language, t } = useLanguage(proposalTexts);
  const { proposal, open, plannedAt } = loaded;
  const { noun, title } = useProposalTitle()(loaded);
  const namesOf = useProposalNames();
  const mayPublish = useRight("publish");
  const mayAccept = open?.subject?.unreadable.length === 0 && (mayPublish || plannedAt === null);
  const nameOf = (part: Part) => (open ? describePart(open.kind, part, namesOf(open.kind.name)) : "");
  return (
    <article aria-labelledby={headingId(loaded)} className={cardBox}>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        {open?.subject?.thumbnail && <Thumbnail src={open.subject.thumbnail} />}
        <div className="min-w-0 grow basis-64 [overflow-wrap:anywhere]">
          <h3 id={headingId(loaded)} tabIndex={-1} className="text-title-4 outline-none">
            {open?.subject ? (
              <Link to={open.subject.to} className="text-link">
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
          <p className="mt-1 text-ink-soft text-small">
            {t("proposals.item", { kind: noun, time: formatTime(proposal.createdAt, language) })}
          </p>
        </div>
        {open && <AllButtons open={open} title={title} mayAccept={mayAccept} decisions={decisions} />}
        {open && mayPublish && mayAccept && open.parts.length > 0 && (
          <RehearsalButton change={(db) => open.acceptAll(db)} />
        )}
      </div>
      <Notes loaded={loaded} mayPublish={mayPublish} nameOf={nameOf} />
      {open && open.parts.length > 0 && (
        <Parts count={open.parts.length} isFirst={isFirst}>
          {open.parts.map((part) => (
            <ProposedPartRow
              key={part.name}
              loaded={{ ...loaded, open }}
              part={part}
              nameOf={nameOf}
              mayAccept={mayAccept}
              decisions={decisions}
            />
          ))}
        </Parts>
      )}
    </article>
  );
}

function Thumbnail({ src }: { src: string }) {
  const { hasFailed, image } = useImageFailure(src);
  if (hasFailed) return null;
  return (
    <img
      {...image}
      src={src}
      alt=""
      loading="lazy"
      className="h-20 w-28 shrink-0 rounded-small border border-line bg-paper object-contain"
    />
  );
}

/** Renders the parts once they are opened: ten proposals have long texts. */
function Parts({ count, isFirst, children }: { count: number; isFirst: boolean; children: ReactNode }) {
  const { t } = useLanguage(proposalTexts);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = chosen ?? isFirst;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setChosen(currentTarget.open)} className="mt-2">
      <summary className="min-h-11 cursor-pointer py-2.5 text-small">
        {count === 1 ? t("proposals.onePart") : t("proposals.someParts", { count })}
      </summary>
      {isOpen && <ul className="mt-2 grid gap-6">{children}</ul>}
    </details>
  );
}

type AllButtonsProps = { open: OpenProposal; title: string; mayAccept: boolean; decisions: Decisions };

/** Decides about all parts at once; a single part has buttons of its own. */
function AllButtons({ open, title, mayAccept, decisions: { isBusy, decide } }: AllButtonsProps) {
  const { t } = useLanguage(proposalTexts);
  if (open.parts.length === 1) return null;
  const verbs = mayAccept && open.parts.length > 0 ? (["accept", "refuse"] as const) : (["refuse"] as const);
  return (
    <p className="flex flex-wrap gap-3">
      {verbs.map((verb) => (
        <DecideButton
          key={verb}
          verb={verb}
          text={t(`proposals.${verb}All`)}
          about={title}
          isBusy={isBusy}
          onDecide={() => decide({ open, verb, part: null })}
        />
      ))}
    </p>
  );
}

type NotesProps = { loaded: LoadedProposal; mayPublish: boolean; nameOf(part: Part): string };

/** What keeps a proposal from being accepted, or what accepting it does. */
function Notes({ loaded: { open, plannedAt }, mayPublish, nameOf }: NotesProps) {
  const { language, t } = useLanguage(proposalTexts);
  if (!open) return <p className={`${note} bg-error-soft text-error`}>{t("proposals.unloaded")}</p>;
  const { subject, unreadable, kind } = open;
  const namesOf = (parts: readonly Part[]) => [...new Set(parts.map(nameOf))].join(", ");
  return (
    <>
      {!subject && (
        <p className={`${note} bg-warning-soft text-warning`}>
          {t("proposals.gone")}{" "}
          <Link to={href("/admin/trash")} className="font-semibold underline underline-offset-4">
            {t("proposals.trash")}
          </Link>
        </p>
      )}
      {subject && unreadable.length > 0 && (
        <p className={`${note} bg-warning-soft text-warning`}>
          {t("proposals.unreadable", { fields: namesOf(unreadable) })}
        </p>
      )}
      {subject && subject.unreadable.length > 0 && (
        <p className={`${note} bg-warning-soft text-warning`}>
          {t("proposals.unreadableStored", { fields: namesOf(subject.unreadable) })}
        </p>
      )}
      {plannedAt && (
        <p className={`${note} bg-info-soft text-info`}>
          {t(mayPublish ? "proposals.planned" : "proposals.plannedWriter", {
            time: formatTime(plannedAt, language),
          })}
        </p>
      )}
      {kind.name === "picture" && subject && (
        <p className={`${note} bg-info-soft text-info`}>{t("proposals.pictureLive")}</p>
      )}
    </>
  );
}

const note = "mt-4 rounded-small px-4 py-3 text-small [overflow-wrap:anywhere]";
