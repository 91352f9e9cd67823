import type { Factor } from "@supabase/supabase-js";
import { Smartphone } from "lucide-react";
import { useState } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { removeFactor } from "../../../data/account/factors.ts";
import { formatDate } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { accountTexts } from "../../../i18n/texts/account.en.ts";
import { RemoveDialog } from "./remove-dialog.tsx";

export function FactorList({ factors, onRemoved }: { factors: readonly Factor[]; onRemoved(): void }) {
  const { language, t } = useLanguage(accountTexts);
  const [chosen, setChosen] = useState<Factor | null>(null);
  return (
    <>
      <ul className="grid gap-3">
        {factors.map((factor) => (
          <li
            key={factor.id}
            className="flex items-center gap-4 rounded-small border border-line bg-white px-4 py-3"
          >
            <Smartphone aria-hidden="true" className="size-6 shrink-0 text-accent" strokeWidth={1.5} />
            <div className="min-w-0 grow">
              <p className="font-semibold [overflow-wrap:anywhere]">{nameOf(factor)}</p>
              <p className="text-ink-soft text-small">
                {t("factor.since", { date: formatDate(factor.created_at, language) })}
              </p>
            </div>
            <button
              type="button"
              aria-label={t("factor.removeNamed", { name: nameOf(factor) })}
              onClick={() => setChosen(factor)}
              className="text-link standalone-link"
            >
              {t("factor.remove")}
            </button>
          </li>
        ))}
      </ul>
      {chosen && (
        <RemoveDialog
          title={t("factor.removeTitle")}
          text={t("factor.removeText", { name: nameOf(chosen) })}
          remove={() => removeFactor(accountDatabase(), chosen.id)}
          onClose={() => setChosen(null)}
          onRemoved={() => {
            setChosen(null);
            onRemoved();
          }}
        />
      )}
    </>
  );
}

function nameOf(factor: Factor): string {
  return factor.friendly_name || "TOTP";
}
