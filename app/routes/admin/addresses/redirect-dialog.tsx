import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import {
  listTargets,
  RedirectRejected,
  type Rejection,
  saveRedirect,
} from "../../../data/redirects/admin-redirects.ts";
import {
  maxNote,
  type RedirectField,
  type RedirectForm,
  readRedirect,
} from "../../../data/redirects/redirect-form.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { addressTexts } from "../../../i18n/panel/addresses.en.ts";
import { Dialog } from "../../../panel/kit/dialog.tsx";
import { UnresolvedConflict, useAction } from "../../../ui/panel/hooks/use-action.ts";
import { orNull } from "../../../ui/panel/hooks/use-failure-toast.ts";
import { useFocusAfter } from "../../../ui/panel/hooks/use-focus-after.ts";
import { PanelField } from "../../../ui/panel/panel-field.tsx";
import { Select } from "../../../ui/panel/select-field.tsx";
import { fieldOf, problemKeys } from "./describe-problem.ts";

/** The form to begin with, and the id of the redirect that it changes; null for a new one. */
export type Draft = RedirectForm & { id: string | null; isProposed?: boolean };

type RedirectDialogProps = { draft: Draft; onClose(isAdded: boolean): void };

/** Adds a redirect, or changes one. */
export function RedirectDialog({ draft, onClose }: RedirectDialogProps) {
  const { t } = useLanguage(addressTexts);
  const id = useId();
  const fields = useRef<HTMLFormElement>(null);
  const { isBusy, act } = useAction();
  const focusAfter = useFocusAfter();
  const targets = useTargets();
  const [form, setForm] = useState<Draft>(draft);
  const [problems, setProblems] = useState<readonly Rejection[]>([]);

  const set = (part: Partial<RedirectForm>) => setForm((now) => ({ ...now, ...part, isProposed: false }));

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const redirect = readRedirect(form, location.origin);
    if (Array.isArray(redirect)) return show(redirect);
    const work = async () => {
      try {
        await saveRedirect(accountDatabase(), redirect, draft.id);
      } catch (error) {
        if (!(error instanceof RedirectRejected)) throw error;
        show([error.reason]);
        throw new UnresolvedConflict();
      }
    };
    if (await act(work, { done: t("addresses.saved"), failed: t("addresses.saveFailed") })) {
      onClose(draft.id === null);
    }
  }

  function show(found: readonly Rejection[]): void {
    setProblems(found);
    focusAfter(() => fields.current?.querySelector<HTMLElement>("[aria-invalid=true]"));
  }

  const errorOf = (field: RedirectField) => {
    const problem = problems.find((reason) => fieldOf(reason) === field);
    return problem && t(problemKeys[problem]);
  };

  return (
    <Dialog title={t(draft.id === null ? "addresses.new" : "addresses.edit")} onClose={() => onClose(false)}>
      {(close) => (
        <form ref={fields} onSubmit={(event) => void save(event)} noValidate className="mt-5 grid gap-5">
          <PanelField
            label={t("addresses.from")}
            type="url"
            isRequired
            value={form.from}
            hint={t("addresses.fromHint")}
            error={errorOf("path")}
            onChange={(from) => set({ from })}
          />
          <p className="grid gap-1.5">
            <label htmlFor={`${id}-kind`} className="font-semibold">
              {t("addresses.kind")}
            </label>
            <Select
              id={`${id}-kind`}
              chosen={form.isGone ? 410 : 301}
              choices={[
                { value: 301, text: t("addresses.moved") },
                { value: 410, text: t("addresses.gone") },
              ]}
              onChoose={(kind) => set({ isGone: kind === 410 })}
            />
          </p>
          {!form.isGone && (
            <PanelField
              label={t("addresses.to")}
              type="url"
              isRequired
              value={form.to}
              suggestions={targets}
              hint={t(form.isProposed ? "addresses.toProposed" : "addresses.toHint")}
              error={errorOf("target")}
              onChange={(to) => set({ to })}
            />
          )}
          <PanelField
            label={t("addresses.note")}
            value={form.note}
            max={maxNote}
            error={errorOf("note")}
            onChange={(note) => set({ note })}
          />
          <p className="flex flex-wrap justify-end gap-3">
            <button type="button" onClick={close} className="button button-quiet">
              {t("addresses.cancel")}
            </button>
            <button type="submit" aria-disabled={isBusy} className="button button-primary">
              {t(isBusy ? "addresses.saving" : "addresses.save")}
            </button>
          </p>
        </form>
      )}
    </Dialog>
  );
}

/** The paths that can be chosen, once they are loaded. */
function useTargets(): readonly string[] {
  const [targets, setTargets] = useState<readonly string[]>([]);
  useEffect(() => {
    void orNull(listTargets(accountDatabase())).then((found) => found && setTargets(found));
  }, []);
  return targets;
}
