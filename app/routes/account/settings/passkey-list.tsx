import { KeyRound } from "lucide-react";
import { useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { Alert } from "../../../account/status-messages.tsx";
import { SubmitButton } from "../../../account/submit-button.tsx";
import { useFirstFieldFocus, useMountFocus } from "../../../account/use-mount-focus.ts";
import { textOf, useSubmission } from "../../../account/use-submission.ts";
import {
  maxPasskeyName,
  type Passkey,
  removePasskey,
  renamePasskey,
} from "../../../data/account/passkeys.ts";
import { formatDate } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";
import { TextField } from "../../../ui/forms/form-field.tsx";
import { RemoveButton } from "./remove-button.tsx";

type PasskeyListProps = {
  passkeys: readonly Passkey[];
  onChanged(change: "renamed" | "removed"): void;
};

export function PasskeyList({ passkeys, onChanged }: PasskeyListProps) {
  return (
    <ul className="grid gap-3">
      {passkeys.map((passkey) => (
        <li key={passkey.id} className="rounded-small border border-line bg-white px-4 py-3">
          <Item passkey={passkey} onChanged={onChanged} />
        </li>
      ))}
    </ul>
  );
}

type ItemProps = Pick<PasskeyListProps, "onChanged"> & { passkey: Passkey };

function Item({ passkey, onChanged }: ItemProps) {
  const { language, t } = useLanguage(accountTexts);
  const [naming, setNaming] = useState<"unopened" | "open" | "closed">("unopened");
  const opener = useMountFocus<HTMLButtonElement>(naming === "closed");
  const name = passkey.name || "Passkey";
  const { createdAt, lastUsedAt, otherHost } = passkey;
  if (naming === "open") {
    return (
      <PasskeyNameForm
        passkey={passkey}
        onRenamed={() => onChanged("renamed")}
        onClose={() => setNaming("closed")}
      />
    );
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <KeyRound aria-hidden="true" className="size-6 shrink-0 text-accent" strokeWidth={1.5} />
      <div className="min-w-48 flex-1">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="text-ink-soft text-small">
          <span>{t("passkeys.since", { date: formatDate(createdAt, language) })}</span>
          {", "}
          <span>
            {lastUsedAt
              ? t("passkeys.lastUsed", { date: formatDate(lastUsedAt, language) })
              : t("passkeys.neverUsed")}
          </span>
        </p>
        {otherHost && (
          <p className="font-semibold text-error text-small">
            {t("passkeys.otherHost", { host: otherHost })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        <button
          ref={opener}
          type="button"
          aria-label={t("passkeys.renameNamed", { name })}
          onClick={() => setNaming("open")}
          className="text-link standalone-link"
        >
          {t("passkeys.rename")}
        </button>
        <RemoveButton
          name={name}
          title={t("passkeys.removeTitle")}
          text={t("passkeys.removeText", { name })}
          remove={() => removePasskey(accountDatabase(), passkey.id)}
          onRemoved={() => onChanged("removed")}
        />
      </div>
    </div>
  );
}

type PasskeyNameFormProps = { passkey: Passkey; onRenamed(): void; onClose(): void };

function PasskeyNameForm({ passkey, onRenamed, onClose }: PasskeyNameFormProps) {
  const { t } = useLanguage(accountTexts);
  const { form, isBusy, alert, submit } = useSubmission(async (given) => {
    const name = textOf(given, "name").trim();
    if (name === "" || name.length > maxPasskeyName) return t("passkeys.nameRule", { max: maxPasskeyName });
    const error = await renamePasskey(accountDatabase(), passkey.id, name);
    if (error) return error;
    onClose();
    onRenamed();
    return null;
  });
  useFirstFieldFocus(form);
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label={t("passkeys.rename")}
      className="grid max-w-md gap-5 py-2"
    >
      <Alert>{alert}</Alert>
      <TextField name="name" id={`name-${passkey.id}`} label={t("passkeys.name")} value={passkey.name} />
      <SubmitButton isBusy={isBusy}>{t("passkeys.saveName")}</SubmitButton>
      <button type="button" onClick={onClose} className="button button-quiet w-full">
        {t("account.cancel")}
      </button>
    </form>
  );
}
