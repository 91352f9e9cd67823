import { useMemo } from "react";
import type { PartChange, ValueNames } from "../../../content/compare.ts";
import type { Part } from "../../../content/kind.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { languages } from "../../../i18n/language-texts.ts";
import { historyTexts } from "../../../i18n/panel/article-history.en.ts";
import { proposalTexts } from "../../../i18n/panel/proposals.en.ts";
import { StateNote } from "../../../ui/panel/status-badge.tsx";
import { ChangedPart, FieldChanges } from "../../history/field-changes.tsx";
import { DecideButton } from "./decide-button.tsx";
import type { LoadedProposal } from "./load-proposals.ts";
import type { OpenPart, OpenProposal } from "./open-proposal.ts";
import type { Decisions } from "./use-decisions.tsx";

type ProposedPartRowProps = {
  loaded: LoadedProposal & { open: OpenProposal };
  part: OpenPart;
  nameOf(part: Part): string;
  mayAccept: boolean;
  decisions: Decisions;
};

/** A part of a proposal, before and after, and the decision about it. */
export function ProposedPartRow({ loaded, part, nameOf, mayAccept, decisions }: ProposedPartRowProps) {
  const { t } = useLanguage(proposalTexts);
  const names = useValueNames(loaded);
  const changes = useMemo(() => part.changes(names), [part, names]);
  const changesNow = useMemo(() => (part.isConflict ? part.changesNow(names) : []), [part, names]);
  const { open, proposal } = loaded;
  const name = nameOf(part.part);
  const does = part.does === "changes" ? null : t(`proposals.${part.does}`);
  const button = (verb: "accept" | "refuse", text: string) => (
    <DecideButton
      verb={verb}
      text={text}
      about={does ? `${name}, ${does}` : name}
      isBusy={decisions.isBusy}
      onDecide={() => decisions.decide({ open, verb, part })}
    />
  );
  return (
    <li className="min-w-0 border-line border-t pt-5">
      <h4 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold font-text text-base tracking-normal">
        {name}
        {does && <StateNote text={does} />}
      </h4>
      <Changes changes={changes} nameOf={nameOf} />
      {part.isThere && <p className="mt-3 text-ink-soft text-small">{t("proposals.isThere")}</p>}
      {part.isConflict && (
        <div className="mt-4 rounded-small bg-warning-soft px-4 py-3">
          <p className="text-small text-warning">
            {part.waits
              ? t("proposals.waits", { person: part.waits.person ?? t("proposals.somebody") })
              : proposal.assistant === ""
                ? t("proposals.conflictOfFacts")
                : t("proposals.conflict", { assistant: proposal.assistant })}
          </p>
          <div className="mt-3 rounded-small bg-white px-4 pb-3">
            <Changes changes={changesNow} nameOf={nameOf} />
          </div>
        </div>
      )}
      <p className="mt-4 flex flex-wrap gap-3">
        {part.isThere ? (
          button("refuse", t("proposals.dismiss"))
        ) : (
          <>
            {mayAccept && button("accept", t("proposals.accept"))}
            {button("refuse", t("proposals.refuse"))}
          </>
        )}
      </p>
    </li>
  );
}

type ChangesProps = { changes: readonly PartChange[]; nameOf(part: Part): string };

/** What changes in a part; a single change needs no name beside that of its part. */
function Changes({ changes, nameOf }: ChangesProps) {
  const [only] = changes;
  if (only && changes.length === 1) {
    return (
      <div lang={only.language} className="pt-3 [overflow-wrap:anywhere]">
        <ChangedPart change={only} />
      </div>
    );
  }
  return [undefined, ...languages].map((language) => {
    const own = changes.filter((change) => change.language === language);
    return (
      own.length > 0 && (
        <FieldChanges key={language ?? "none"} changes={own} language={language} nameOf={nameOf} />
      )
    );
  });
}

/** What the comparison calls things. */
function useValueNames({ names, open }: ProposedPartRowProps["loaded"]): ValueNames {
  const { language, t } = useLanguage(historyTexts);
  const { t: proposals } = useLanguage(proposalTexts);
  const { isShown } = open.kind;
  return useMemo(
    () => ({
      language,
      link: (of, id) => names.get(id) ?? t(of === "tag" ? "history.goneTag" : "history.unknownArticle"),
      flag: (field, isOn) =>
        field === "shown" || field === isShown
          ? t(isOn ? "history.shown" : "word.hidden")
          : proposals(isOn ? "proposals.on" : "proposals.off"),
    }),
    [language, names, t, proposals, isShown],
  );
}
