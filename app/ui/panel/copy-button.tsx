import { Copy } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../../i18n/language.tsx";
import { panelTexts } from "../../i18n/panel/panel.en.ts";

import { smallButton } from "./buttons.ts";

/** Copies a text; the label is that for an address. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { t } = useLanguage(panelTexts);
  const [answer, setAnswer] = useState("");

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setAnswer(t("panel.copied"));
    } catch {
      // Not allowed, or not a secure connection.
      setAnswer(t("panel.copyFailed"));
    }
  }

  return (
    <span className="mt-2 flex flex-wrap items-center gap-3">
      <button type="button" onClick={() => void copy()} className={smallButton}>
        <Copy aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {label ?? t("panel.copy")}
      </button>
      <span role="status" className="text-small">
        {answer}
      </span>
    </span>
  );
}
