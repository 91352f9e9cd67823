import { Search } from "lucide-react";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelSearchTexts } from "../../../i18n/panel/panel-search.en.ts";
import { Keys } from "./shortcuts.tsx";

type SearchButtonProps = { isOpen: boolean; onSearch(): void };

/** Opens the search from the sidebar; an icon where that is collapsed. */
export function SearchButton({ isOpen, onSearch }: SearchButtonProps) {
  const { t } = useLanguage(panelSearchTexts);
  return (
    <button
      type="button"
      onClick={onSearch}
      aria-label={isOpen ? undefined : t("search.title")}
      aria-keyshortcuts="Control+K Meta+K"
      title={isOpen ? undefined : t("search.title")}
      className={`flex min-h-11 items-center rounded-small border border-line bg-white hover:border-ink ${isOpen ? "mx-2 gap-3 px-3" : "mx-0.5 justify-center"}`}
    >
      <Search aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />
      {isOpen && (
        <>
          <span className="grow text-left">{t("search.open")}</span>
          <Keys letter="K" />
        </>
      )}
    </button>
  );
}
