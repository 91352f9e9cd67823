import { useLanguage } from "../../../i18n/language.tsx";
import { panelSearchTexts } from "../../../i18n/panel/panel-search.en.ts";
import { modifierKey } from "../../../ui/panel/hooks/use-shortcut.ts";

const shortcuts = [
  { letter: "S", name: "word.save" },
  { letter: "K", name: "search.searchKey" },
  { letter: "B", name: "search.sidebar" },
] as const;

/** The shortcuts of the panel, where there is room for a keyboard. */
export function Shortcuts() {
  const { t } = useLanguage(panelSearchTexts);
  return (
    <section
      aria-label={t("search.shortcuts")}
      className="border-line border-t bg-paper px-5 py-3 text-ink-soft text-small max-md:hidden"
    >
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {shortcuts.map(({ letter, name }) => (
          <div key={letter} className="flex items-baseline gap-2">
            <dt>
              <Keys letter={letter} />
            </dt>
            <dd>{t(name)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A letter with the key that makes it a shortcut. */
export function Keys({ letter }: { letter: string }) {
  return (
    <kbd className="whitespace-nowrap rounded-small border border-line px-1.5 py-0.5 font-text text-[0.75rem]">
      {`${modifierKey()} ${letter}`}
    </kbd>
  );
}
