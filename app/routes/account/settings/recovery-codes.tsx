import { useCallback, useEffect, useRef, useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { Alert } from "../../../account/status-messages.tsx";
import { countRecoveryCodes, createRecoveryCodes } from "../../../data/account/factors.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";
import { site } from "../../../site.ts";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";

/** The number of codes at which new ones are recommended. */
const low = 3;

/** The unused recovery codes and new ones; the first factor comes with the first codes. */
export function RecoveryCodes({ areNew }: { areNew: boolean }) {
  const { t } = useLanguage(accountTexts);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [count, setCount] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isMaking = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);

  // Two concurrent requests could show codes that the other revoked.
  const make = useCallback(async () => {
    if (isMaking.current) return;
    isMaking.current = true;
    setBusy(true);
    setFailed(false);
    try {
      setCodes(await createRecoveryCodes(accountDatabase()));
      heading.current?.focus();
    } catch {
      setFailed(true);
    }
    isMaking.current = false;
    setBusy(false);
  }, []);
  const load = useCallback(async () => {
    setCount(await countRecoveryCodes(accountDatabase()).catch(() => null));
  }, []);
  useEffect(() => void (areNew ? make() : load()), [areNew, make, load]);

  function keep(): void {
    setCount(codes?.length ?? null);
    setCodes(null);
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="recovery-title" className="grid gap-4">
      <h3 ref={heading} id="recovery-title" tabIndex={-1} className="text-title-4 outline-none">
        {t("recovery.title")}
      </h3>
      <Alert>{hasFailed && t("recovery.failed")}</Alert>
      {codes ? (
        <NewCodes codes={codes} onKept={keep} />
      ) : (
        <>
          {count !== null && (
            <p className={count <= low ? "text-error" : undefined}>
              {t(count <= low ? "recovery.low" : "recovery.left", { count })}
            </p>
          )}
          <p className="text-ink-soft text-small">{t("recovery.makeNote")}</p>
          <button
            type="button"
            aria-disabled={isBusy}
            onClick={() => isBusy || setAsking(true)}
            className="button button-quiet justify-self-start"
          >
            {t(isBusy ? "account.busy" : "recovery.make")}
          </button>
          {isAsking && (
            <ConfirmDialog
              title={t("recovery.makeSure")}
              text={t("recovery.makeNote")}
              cancel={t("account.cancel")}
              confirm={t("recovery.make")}
              onCancel={() => setAsking(false)}
              onConfirm={() => {
                setAsking(false);
                void make();
              }}
            />
          )}
        </>
      )}
    </section>
  );
}

function NewCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const { t } = useLanguage(accountTexts);
  const [isCopied, setCopied] = useState(false);
  const text = `${site.name}\n\n${codes.join("\n")}\n`;
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Clipboard access can be denied; the download stays.
      setCopied(false);
    }
  }
  return (
    <div className="grid gap-5 rounded-card border border-line bg-white p-6">
      <p>{t("recovery.text")}</p>
      <ol className="grid gap-x-8 gap-y-2 font-semibold tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <button type="button" onClick={() => void copy()} className="button button-quiet">
          {t(isCopied ? "recovery.copied" : "recovery.copy")}
        </button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={`${site.name.toLowerCase()}-recovery-codes.txt`}
          className="button button-quiet"
        >
          {t("recovery.download")}
        </a>
        <button type="button" onClick={onKept} className="button button-primary">
          {t("recovery.kept")}
        </button>
      </div>
    </div>
  );
}
