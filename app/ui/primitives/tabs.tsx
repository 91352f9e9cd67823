import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";

type Tab<Name extends string> = { name: Name; label: string; content: ReactNode };

type TabsProps<Name extends string> = {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<Name>[];
  chosen: Name;
  onChoose(name: Name): void;
  /** What stands at the end of their row. */
  end?: ReactNode;
};

/** Tabs by WAI-ARIA's authoring practices; hidden panels stay mounted and keep their input. */
export function Tabs<Name extends string>({ label, tabs, chosen, onChoose, end }: TabsProps<Name>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function walk(event: KeyboardEvent): void {
    // Alt with an arrow is browser history.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const target = neighbour(
      event.key,
      tabs.findIndex((tab) => tab.name === chosen),
      tabs.length,
    );
    const tab = target === null ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.name);
    list.current?.querySelectorAll<HTMLElement>("[role=tab]")[target ?? 0]?.focus();
  }

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-line border-b">
        <div ref={list} role="tablist" aria-label={label} className="flex gap-1" onKeyDown={walk}>
          {tabs.map((tab) => (
            <button
              key={tab.name}
              type="button"
              role="tab"
              id={`${id}-${tab.name}`}
              aria-selected={tab.name === chosen}
              aria-controls={`${id}-${tab.name}-panel`}
              tabIndex={tab.name === chosen ? 0 : -1}
              onClick={() => onChoose(tab.name)}
              className="-mb-px min-h-12 border-transparent border-b-3 px-2 font-semibold text-ink-soft max-sm:text-small sm:px-4 hover:text-ink aria-selected:border-accent aria-selected:text-ink"
            >
              {tab.label}
            </button>
          ))}
        </div>
        {end}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.name}
          role="tabpanel"
          id={`${id}-${tab.name}-panel`}
          aria-labelledby={`${id}-${tab.name}`}
          hidden={tab.name !== chosen}
        >
          {tab.content}
        </div>
      ))}
    </>
  );
}

/** The tab that a key moves to; null for other keys. */
function neighbour(key: string, from: number, count: number): number | null {
  switch (key) {
    case "ArrowRight":
      return (from + 1) % count;
    case "ArrowLeft":
      return (from - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return null;
  }
}
