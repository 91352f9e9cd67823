import { useId } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { fieldPanelTexts } from "../../../i18n/panel/fields.ts";
import { useModal } from "../../../ui/primitives/use-modal.ts";
import { type Contrast, contrastOf } from "./text-diff.ts";

/** A part in which two versions differ, by its name, as texts. */
export type VersionedPart = { part: string; mine: string; theirs: string };

type VersionsDialogProps = {
  title: string;
  text: string;
  parts: readonly VersionedPart[];
  isBusy: boolean;
  onKeepMine(): void;
  onKeepTheirs(): void;
  onClose(): void;
};

/** What two people saved at once, part by part, and the choice between them. */
export function VersionsDialog({ title, text, parts, isBusy, ...choices }: VersionsDialogProps) {
  const { t } = useLanguage(fieldPanelTexts);
  const id = useId();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={choices.onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[min(64rem,calc(100vw-2rem))] rounded-card bg-white px-5 text-ink shadow-raised backdrop:bg-ink/50 sm:px-7"
    >
      <h2 id={`${id}-title`} className="pt-5 text-title-3 sm:pt-7">
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-3 text-ink-soft">
        {text}
      </p>
      <ul className="my-5 grid gap-5">
        {parts.map((part) => (
          <li key={part.part}>
            <Versions {...part} />
          </li>
        ))}
      </ul>
      {/* However long the texts are, the choice is in sight. */}
      <p className="sticky bottom-0 -mx-5 flex flex-wrap justify-end gap-3 border-line border-t bg-white p-4 sm:-mx-7 sm:px-7">
        <button type="button" onClick={choices.onClose} className={`${choice} button-quiet`}>
          {t("fields.later")}
        </button>
        <button
          type="button"
          disabled={isBusy}
          onClick={choices.onKeepTheirs}
          className={`${choice} button-quiet`}
        >
          {t("fields.keepTheirs")}
        </button>
        <button
          type="button"
          disabled={isBusy}
          onClick={choices.onKeepMine}
          className={`${choice} button-primary`}
        >
          {t("fields.keepMine")}
        </button>
      </p>
    </dialog>
  );
}

const choice = "button min-h-11 grow px-5 py-2 sm:grow-0";

function Versions({ part, mine, theirs }: VersionedPart) {
  const { t } = useLanguage(fieldPanelTexts);
  const [own, other] = contrastOf(mine, theirs);
  return (
    <>
      <h3 className="font-semibold">{part}</h3>
      <dl className="mt-2 grid gap-3 md:grid-cols-2">
        <Version name={t("fields.mine")} text={own} />
        <Version name={t("fields.theirs")} text={other} />
      </dl>
    </>
  );
}

function Version({ name, text: { before, changed, after } }: { name: string; text: Contrast }) {
  const { t } = useLanguage(fieldPanelTexts);
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-small">{name}</dt>
      {/* The dialog scrolls as a whole: what scrolls within it would be out of a keyboard's reach. */}
      <dd className="whitespace-pre-wrap rounded-small border border-line bg-paper p-3 text-small [overflow-wrap:anywhere]">
        {before + changed + after === "" && t("fields.empty")}
        {before}
        {changed && <mark className="rounded-small bg-warning-soft text-ink">{changed}</mark>}
        {after}
      </dd>
    </div>
  );
}
