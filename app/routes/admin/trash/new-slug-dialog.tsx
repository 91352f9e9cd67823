import { type FormEvent, useId, useRef, useState } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { problemTexts } from "../../../i18n/panel/problems.en.ts";
import { trashTexts } from "../../../i18n/panel/trash.en.ts";
import { Dialog } from "../../../panel/kit/dialog.tsx";

type NewSlugDialogProps = {
  title: string;
  proposal: string;
  onChoose(slug: string): void;
  onClose(): void;
};

/** Of all tables; that of download pages has underscores as well. */
const slugShape = /^[a-z0-9_-]*[a-z0-9][a-z0-9_-]*$/;

/** Asks for another address, as something else has taken the own one meanwhile. */
export function NewSlugDialog({ title, proposal, onChoose, onClose }: NewSlugDialogProps) {
  const { t } = useLanguage(trashTexts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { t: problems } = useLanguage(problemTexts);
  const [slug, setSlug] = useState(proposal);
  const isInvalid = !slugShape.test(slug.trim());

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isInvalid) input.current?.focus();
    else onChoose(slug.trim());
  }

  return (
    <Dialog title={t("trash.taken")} text={t("trash.takenText", { title })} onClose={onClose}>
      {(close) => (
        <form onSubmit={submit} noValidate className="mt-5 grid gap-5">
          <div>
            <label htmlFor={`${id}-slug`} className="mb-1.5 block font-semibold">
              {t("trash.slug")}
            </label>
            <input
              id={`${id}-slug`}
              ref={input}
              value={slug}
              aria-required
              aria-invalid={isInvalid || undefined}
              aria-describedby={`${id}-problem`}
              maxLength={200}
              onChange={({ target }) => setSlug(target.value)}
              className="field"
            />
            <p id={`${id}-problem`} role="status" className="mt-1.5 font-semibold text-error text-small">
              {isInvalid && problems("problems.slugShape")}
            </p>
          </div>
          <p className="flex flex-wrap justify-end gap-3">
            <button type="button" onClick={close} className="button button-quiet">
              {t("trash.cancel")}
            </button>
            <button type="submit" className="button button-primary">
              {t("trash.restore")}
            </button>
          </p>
        </form>
      )}
    </Dialog>
  );
}
