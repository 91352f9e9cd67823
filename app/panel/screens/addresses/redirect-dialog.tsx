import { accountDatabase } from "../../../account/account-database.ts";
import {
  listTargets,
  RedirectRejected,
  type Rejection,
  saveRedirect,
} from "../../../data/redirects/admin-redirects.ts";
import { maxNote, type RedirectForm, readRedirect } from "../../../data/redirects/redirect-form.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { addressTexts } from "../../../i18n/panel/addresses.en.ts";
import { useReading } from "../../../ui/panel/hooks/use-failure-toast.ts";
import { Dialog } from "../../../ui/primitives/dialog.tsx";
import { FieldProblems, type FormValues, SmallForm } from "../../kit/small-form.tsx";
import { fieldOf, problemKeys } from "./describe-problem.ts";

/** The form to begin with, and the id of the redirect that it changes; null for a new one. */
export type Draft = RedirectForm & { id: string | null; isProposed?: boolean };

export const blank: Draft = { id: null, from: "", to: "", isGone: false, note: "" };

type RedirectDialogProps = { draft: Draft; onClose(): void };

type Field = "path" | "kind" | "target" | "note";

/** Adds a redirect, or changes one. */
export function RedirectDialog({ draft, onClose }: RedirectDialogProps) {
  const { t } = useLanguage(addressTexts);
  const targets = useReading("targets", () => listTargets(accountDatabase())) ?? [];

  async function save(values: FormValues<Field>): Promise<string> {
    const redirect = read(values);
    if (Array.isArray(redirect)) throw problemsOf(redirect);
    try {
      await saveRedirect(accountDatabase(), redirect, draft.id);
      return t("addresses.saved");
    } catch (error) {
      throw error instanceof RedirectRejected ? problemsOf([error.reason]) : error;
    }
  }

  function problemsOf(reasons: readonly Rejection[]): FieldProblems {
    return new FieldProblems(
      Object.fromEntries(reasons.map((reason) => [fieldOf(reason), t(problemKeys[reason])])),
    );
  }

  return (
    <Dialog title={t(draft.id === null ? "addresses.new" : "addresses.edit")} onClose={onClose}>
      {(close) => (
        <SmallForm<Field>
          start={{
            path: draft.from,
            kind: draft.isGone ? "gone" : "moved",
            target: draft.to,
            note: draft.note,
          }}
          fields={({ kind, target }) => [
            {
              name: "path",
              label: t("addresses.from"),
              type: "url",
              isRequired: true,
              hint: t("addresses.fromHint"),
            },
            {
              name: "kind",
              label: t("addresses.kind"),
              choices: [
                ["moved", t("addresses.moved")],
                ["gone", t("addresses.gone")],
              ],
            },
            kind === "moved" && {
              name: "target",
              label: t("addresses.to"),
              type: "url",
              isRequired: true,
              suggestions: targets,
              hint: t(draft.isProposed && target === draft.to ? "addresses.toProposed" : "addresses.toHint"),
            },
            { name: "note", label: t("addresses.note"), max: maxNote },
          ]}
          save={save}
          change={(values) => {
            const redirect = read(values);
            return Array.isArray(redirect) ? null : (db) => saveRedirect(db, redirect, draft.id);
          }}
          submit={t("word.save")}
          close={close}
          onDone={close}
        />
      )}
    </Dialog>
  );
}

function read({ path, kind, target, note }: FormValues<Field>): ReturnType<typeof readRedirect> {
  return readRedirect({ from: path, to: target, isGone: kind === "gone", note }, location.origin);
}
