import { useId } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { fieldPanelTexts } from "../../../i18n/panel/fields.en.ts";
import { useModal } from "../../../ui/primitives/use-modal.ts";
import { numbered } from "./numbered.ts";
import { contrastOf, type Piece } from "./text-diff.ts";

/** A part that both changed, each to something else. */
export type ShownConflict = { name: string; mine: string; theirs: string };

type ConflictDialogProps<Conflict extends ShownConflict> = {
  conflicts: readonly Conflict[];
  /** The label of the part. */
  nameOf(conflict: Conflict): string;
  isBusy?: boolean;
  keepMine(): void;
  keepTheirs(): void;
  close(): void;
};

/** Shows both versions of each conflicting part, and resolves the conflicts with one of them. */
export function ConflictDialog<Conflict extends ShownConflict>({
  conflicts,
  nameOf,
  isBusy,
  ...choices
}: ConflictDialogProps<Conflict>) {
  const { t } = useLanguage(fieldPanelTexts);
  const id = useId();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={choices.close}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(64rem,calc(100vw-2rem))] rounded-card bg-white px-5 text-ink shadow-raised backdrop:bg-ink/50 sm:px-7"
    >
      <h2 id={`${id}-title`} className="pt-5 text-title-3 sm:pt-7">
        {t("fields.stale")}
      </h2>
      <p id={`${id}-text`} className="mt-3 text-ink-soft">
        {t("fields.staleText")}
      </p>
      <ul className="my-5 grid gap-5">
        {conflicts.map((conflict) => (
          <li key={conflict.name}>
            <Versions part={nameOf(conflict)} mine={conflict.mine} theirs={conflict.theirs} />
          </li>
        ))}
      </ul>
      {/* The choice stays in sight beside long texts. */}
      <p className="sticky bottom-0 -mx-5 flex flex-wrap justify-end gap-3 border-line border-t bg-white p-4 sm:-mx-7 sm:px-7">
        <button type="button" onClick={choices.close} className={`${choice} button-quiet`}>
          {t("fields.later")}
        </button>
        <button
          type="button"
          disabled={isBusy}
          onClick={choices.keepTheirs}
          className={`${choice} button-quiet`}
        >
          {t("fields.keepTheirs")}
        </button>
        <button
          type="button"
          disabled={isBusy}
          onClick={choices.keepMine}
          className={`${choice} button-primary`}
        >
          {t("fields.keepMine")}
        </button>
      </p>
    </dialog>
  );
}

const choice = "button min-h-11 grow px-5 py-2 sm:grow-0";

type VersionsProps = { part: string; mine: string; theirs: string };

function Versions({ part, mine, theirs }: VersionsProps) {
  const { t } = useLanguage(fieldPanelTexts);
  const [own, other] = contrastOf(mine, theirs);
  return (
    <>
      <h3 className="font-semibold">{part}</h3>
      <dl className="mt-2 grid gap-3 md:grid-cols-2">
        <Version name={t("fields.mine")} pieces={own} />
        <Version name={t("fields.theirs")} pieces={other} />
      </dl>
    </>
  );
}

function Version({ name, pieces }: { name: string; pieces: readonly Piece[] }) {
  const { t } = useLanguage(fieldPanelTexts);
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-small">{name}</dt>
      {/* Only the dialog scrolls: a nested scroll area would need keyboard access of its own. */}
      <dd className="whitespace-pre-wrap rounded-small border border-line bg-paper p-3 text-small [overflow-wrap:anywhere]">
        {pieces.length === 0 && t("fields.empty")}
        {numbered(pieces).map(({ place, part: { text, isChanged } }) =>
          isChanged ? (
            <mark key={place} className="rounded-small bg-warning-soft text-ink">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </dd>
    </div>
  );
}
