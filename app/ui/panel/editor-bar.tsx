import { Eye } from "lucide-react";
import type { ReactNode } from "react";

type EditorBarProps = { title: ReactNode; note: ReactNode; children: ReactNode };

/** The sticky header of a long form; on a phone only its buttons are sticky. */
export function EditorBar({ title, note, children }: EditorBarProps) {
  return (
    <header
      ref={tellEnd}
      className="contents md:sticky md:top-(--panel-bar) md:z-10 md:-mx-6 md:mb-6 md:flex md:flex-wrap md:items-center md:gap-x-5 md:gap-y-1 md:border-line md:border-b md:bg-paper md:px-6 md:py-4 lg:-mx-10 lg:px-10"
    >
      <h1 className="min-w-0 grow pt-2 text-title-3 md:p-0">{title}</h1>
      {/* Beside the buttons it would be narrow. */}
      <div className="mt-1 mb-1 text-ink-soft text-small [overflow-wrap:anywhere] empty:hidden md:order-1 md:m-0 md:basis-full">
        {note}
      </div>
      <div className="sticky top-(--panel-bar) z-10 -mx-4 mb-3 flex flex-wrap items-center justify-end gap-x-2 gap-y-2 border-line border-b bg-paper px-4 pt-1 pb-2 max-md:text-small sm:-mx-6 sm:px-6 md:static md:m-0 md:ml-auto md:items-start md:gap-x-4 md:border-0 md:p-0">
        {children}
      </div>
    </header>
  );
}

/** Keeps the height at which the bar ends while it sticks, for what sticks below it, in `--bar-end`. */
function tellEnd(header: HTMLElement | null): (() => void) | undefined {
  const buttons = header?.lastElementChild;
  if (!header || !buttons) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const sticky = header.offsetHeight > 0 ? header : buttons;
    const end = Number.parseFloat(getComputedStyle(sticky).top) + sticky.getBoundingClientRect().height;
    style.setProperty("--bar-end", `${end}px`);
  });
  observer.observe(header);
  observer.observe(buttons);
  return () => {
    observer.disconnect();
    style.removeProperty("--bar-end");
  };
}

/** The label of a preview link; an icon on a phone. */
export function PreviewLabel({ text }: { text: string }) {
  return (
    <>
      <Eye aria-hidden="true" className="size-5" strokeWidth={1.75} />
      <span className="max-md:sr-only">{text}</span>
    </>
  );
}
