import { useEffect, useRef } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelSearchTexts } from "../../../i18n/panel/panel-search.en.ts";
import type { FoundGroup, FoundItem } from "./search-panel.ts";

type FoundListProps = {
  /** The prefix of the ids: `-list` of the list, and the number of each option. */
  id: string;
  groups: readonly FoundGroup[];
  /** The number of the option that Enter chooses. */
  active: number;
  isBusy: boolean;
  onChoose(item: FoundItem): void;
};

/** The options of the search, by group. */
export function FoundList({ id, groups, active, isBusy, onChoose }: FoundListProps) {
  const { t } = useLanguage(panelSearchTexts);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelectorAll("[role=option]")[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  const filled = groups.flatMap(({ name, items }) => (items && items.length > 0 ? [{ name, items }] : []));
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={t("search.results")}
      aria-busy={isBusy}
      className={`transition-opacity ${isBusy ? "opacity-60" : ""}`}
    >
      {filled.map(({ name, items }, place) => {
        const before = filled.slice(0, place).reduce((sum, group) => sum + group.items.length, 0);
        return (
          <fieldset key={name} className="min-w-0">
            <legend className="px-3 pt-2 pb-1 text-ink-soft text-small">{t(`search.${name}`)}</legend>
            {items.map((item, index) => (
              <Option
                key={item.to}
                id={`${id}-${before + index}`}
                item={item}
                isActive={before + index === active}
                onChoose={() => onChoose(item)}
              />
            ))}
          </fieldset>
        );
      })}
    </div>
  );
}

type OptionProps = { id: string; item: FoundItem; isActive: boolean; onChoose(): void };

/** The focus stays in the field, whose arrow keys move through the options. */
function Option({ id, item, isActive, onChoose }: OptionProps) {
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className="flex min-h-11 w-full scroll-my-10 flex-col justify-center rounded-small px-3 py-1.5 text-left hover:bg-paper aria-selected:bg-ink aria-selected:text-paper"
    >
      <span className="line-clamp-2 font-semibold leading-tight [overflow-wrap:anywhere]">{item.title}</span>
      {item.about && <span className="truncate text-small opacity-75">{item.about}</span>}
    </button>
  );
}
