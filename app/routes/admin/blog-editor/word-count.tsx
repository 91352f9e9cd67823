import { X } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { sessionStorage } from "../../../account/session-storage.ts";
import { countWords, minutesOf } from "../../../data/articles/reading-time.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { richTextTexts } from "../../../i18n/panel/rich-text.en.ts";
import { iconButton } from "../../../ui/panel/buttons.ts";

/** How long a text is, and once, how to write it without the mouse. */
export function WordCount({ html }: { html: string }) {
  const { t } = useLanguage(richTextTexts);
  // Typing must not wait for it.
  const written = useDeferredValue(html);
  const words = useMemo(() => countWords(written), [written]);
  return (
    <div className="mt-1.5 text-ink-soft text-small">
      {words > 0 && (
        <p>{t(words === 1 ? "richText.word" : "richText.words", { words, minutes: minutesOf(words) })}</p>
      )}
      <Tip />
    </div>
  );
}

const tipKey = "vlotwerk-seen:writing-tip";

/** Told until somebody has read it, in this browser. */
function Tip() {
  const { t } = useLanguage(richTextTexts);
  const [isSeen, setSeen] = useState(() => sessionStorage.getItem(tipKey) !== null);
  if (isSeen) return null;
  return (
    <p className="flex items-center gap-2">
      {t("richText.tip")}
      <button
        type="button"
        aria-label={t("richText.tipClose")}
        title={t("richText.tipClose")}
        onClick={() => {
          sessionStorage.setItem(tipKey, "yes");
          setSeen(true);
        }}
        className={`${iconButton} shrink-0`}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </p>
  );
}
