import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import type { ListedRedirect } from "../../../data/redirects/admin-redirects.ts";
import { formatDate, formatNumber, formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { addressTexts } from "../../../i18n/panel/addresses.en.ts";
import { iconButton, smallButton } from "../../../ui/panel/buttons.ts";
import { orNull } from "../../../ui/panel/hooks/use-failure-toast.ts";
import { tryRedirect } from "./try-redirect.ts";

type RedirectRowProps = { redirect: ListedRedirect; onEdit(): void; onDelete(): void };

/** A redirect with its figures, to be tested, edited and deleted. */
export function RedirectRow({ redirect, onEdit, onDelete }: RedirectRowProps) {
  const { t } = useLanguage(addressTexts);
  const { path, target, isShadowed } = redirect;
  const [finding, setFinding] = useState<string | null>(null);

  async function test(): Promise<void> {
    const found = await orNull(tryRedirect(redirect));
    setFinding(found ? t(found.key, found.values) : t("addresses.test.failed"));
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow basis-80 [overflow-wrap:anywhere]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{path}</span>
          <Badge
            text={t(target === null ? "addresses.gone" : "addresses.moved")}
            look={target === null ? "bg-paper-deep text-ink-soft" : "bg-info-soft text-info"}
          />
          {isShadowed && <Badge text={t("addresses.shadowed")} look="bg-warning-soft text-warning" />}
        </p>
        {target !== null && (
          <p>
            <span aria-hidden="true">→ </span>
            <span className="sr-only">{t("addresses.leadsTo")} </span>
            {target}
          </p>
        )}
        <Figures redirect={redirect} />
        <p role="status" className="text-small">
          {finding}
        </p>
      </div>
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-label={t("addresses.testNamed", { path })}
          onClick={() => void test()}
          className={smallButton}
        >
          {t("addresses.test")}
        </button>
        <button
          type="button"
          aria-label={t("addresses.editNamed", { path })}
          title={t("addresses.edit")}
          onClick={onEdit}
          className={iconButton}
        >
          <Pencil aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </button>
        <button
          type="button"
          aria-label={t("addresses.deleteNamed", { path })}
          title={t("addresses.delete")}
          onClick={onDelete}
          className={`${iconButton} text-error`}
        >
          <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
        </button>
      </div>
    </li>
  );
}

function Badge({ text, look }: { text: string; look: string }) {
  return <span className={`rounded-full px-3 py-0.5 font-semibold text-small ${look}`}>{text}</span>;
}

function Figures({ redirect: { hits, lastHitAt, person, createdAt, note } }: { redirect: ListedRedirect }) {
  const { language, t } = useLanguage(addressTexts);
  const used = { count: formatNumber(hits, language), time: formatTime(lastHitAt ?? "", language) };
  const made = { person: person ?? t("addresses.server"), day: formatDate(createdAt, language) };
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-soft text-small">
      <span>
        {hits === 0 ? t("addresses.never") : t(hits === 1 ? "addresses.hit" : "addresses.hits", used)}
      </span>
      <span>{t("addresses.made", made)}</span>
      {note && <span>{note}</span>}
    </p>
  );
}
