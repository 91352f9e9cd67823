import { KeyRound } from "lucide-react";
import { useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { useMountFocus } from "../../../account/use-mount-focus.ts";
import { type Passkey, removePasskey } from "../../../data/account/passkeys.ts";
import { formatDate } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";
import { PasskeyNameForm } from "./passkey-name-form.tsx";
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
