import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useLanguage } from "../../i18n/language.tsx";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import { smallButton } from "./buttons.ts";

/** Fields of a filter that a phone shows when asked to, or when one of them is set. */
export function FoldedFilters({ isSet, children }: { isSet: boolean; children: ReactNode }) {
  const { t } = useLanguage(panelTexts);
  const id = useId();
  const [isOpen, setOpen] = useState(isSet);
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className={`${smallButton} sm:hidden`}
      >
        <SlidersHorizontal aria-hidden="true" className="size-5" strokeWidth={1.75} />
        {t("panel.filters")}
      </button>
      <div id={id} className={`contents ${isOpen ? "" : "max-sm:hidden"}`}>
        {children}
      </div>
    </>
  );
}
