import { KeyRound } from "lucide-react";
import { useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { useMountFocus } from "../../../account/use-mount-focus.ts";
import { type Passkey, removePasskey } from "../../../data/account/passkeys.ts";
import { formatDate } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";
import { PasskeyNameForm } from "./passkey-name-form.tsx";
import { RemoveDialog } from "./remove-dialog.tsx";

type PasskeyListProps = {
  passkeys: readonly Passkey[];
  onChanged(change: "renamed" | "removed"): void;
};

export function PasskeyList({ passkeys, onChanged }: PasskeyListProps) {
  const { t } = useLanguage(accountTexts);
  const [removed, setRemoved] = useState<Passkey | null>(null);
  return (
    <>
      <ul className="grid gap-3">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="rounded-small border border-line bg-white px-4 py-3">
            <Item
              passkey={passkey}
              onRenamed={() => onChanged("renamed")}
              onRemove={() => setRemoved(passkey)}
            />
          </li>
        ))}
      </ul>
      {removed && (
        <RemoveDialog
          title={t("passkeys.removeTitle")}
          text={t("passkeys.removeText", { name: nameOf(removed) })}
          remove={() => removePasskey(accountDatabase(), removed.id)}
          onClose={() => setRemoved(null)}
          onRemoved={() => {
            setRemoved(null);
            onChanged("removed");
          }}
        />
      )}
    </>
  );
}

type ItemProps = { passkey: Passkey; onRenamed(): void; onRemove(): void };

function Item({ passkey, onRenamed, onRemove }: ItemProps) {
  const { language, t } = useLanguage(accountTexts);
  const [naming, setNaming] = useState<"unopened" | "open" | "closed">("unopened");
  const opener = useMountFocus<HTMLButtonElement>(naming === "closed");
  const name = nameOf(passkey);
  const { createdAt, lastUsedAt, otherHost } = passkey;
  if (naming === "open") {
    return <PasskeyNameForm passkey={passkey} onRenamed={onRenamed} onClose={() => setNaming("closed")} />;
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
        <button
          type="button"
          aria-label={t("factor.removeNamed", { name })}
          onClick={onRemove}
          className="text-link standalone-link"
        >
          {t("factor.remove")}
        </button>
      </div>
    </div>
  );
}

function nameOf({ name }: Passkey): string {
  return name || "Passkey";
}
