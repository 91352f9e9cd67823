import { useLanguage } from "../../i18n/language.tsx";
import { fieldPanelTexts } from "../../i18n/panel/fields.en.ts";
import { numbered } from "../../ui/panel/numbered.ts";
import { Dialog, dialogBar } from "../../ui/primitives/dialog.tsx";
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
  return (
    <Dialog title={t("fields.stale")} text={t("fields.staleText")} width="whole" onClose={choices.close}>
      {(close) => (
        <>
          <ul className="my-5 grid gap-5">
            {conflicts.map((conflict) => (
              <li key={conflict.name}>
                <Versions part={nameOf(conflict)} mine={conflict.mine} theirs={conflict.theirs} />
              </li>
            ))}
          </ul>
          <p className={dialogBar}>
            <button type="button" onClick={close} className={`${choice} button-quiet`}>
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
        </>
      )}
    </Dialog>
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
