import { Copy } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { mediaPanelTexts } from "../../../i18n/panel/media.en.ts";

export const smallButton = "button button-quiet min-h-11 px-4 py-2 text-small";

/** Copies a text; the label is that for an address. */
export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { t } = useLanguage(mediaPanelTexts);
  const [answer, setAnswer] = useState("");

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setAnswer(t("media.copied"));
    } catch {
      // Not allowed, or not a secure connection.
      setAnswer(t("media.copyFailed"));
    }
  }

  return (
    <span className="mt-2 flex flex-wrap items-center gap-3">
      <button type="button" onClick={() => void copy()} className={smallButton}>
        <Copy aria-hidden="true" className="size-4" strokeWidth={1.75} />
        {label ?? t("media.copy")}
      </button>
      <span role="status" className="text-small">
        {answer}
      </span>
    </span>
  );
}
