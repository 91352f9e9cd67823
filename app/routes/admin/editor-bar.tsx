import type { ReactNode } from "react";

type EditorBarProps = { title: ReactNode; note: ReactNode; children: ReactNode };

/** The head of a screen with a long form: what is edited, and the way to save it, in sight however far one scrolls. */
export function EditorBar({ title, note, children }: EditorBarProps) {
  return (
    <header className="z-10 -mx-4 mb-6 flex flex-wrap items-center gap-x-5 gap-y-3 border-line border-b bg-paper px-4 pt-2 pb-4 sm:-mx-6 sm:px-6 md:sticky md:top-20 md:pt-4 lg:-mx-10 lg:px-10">
      <div className="min-w-0 grow">
        <h1 className="text-title-3">{title}</h1>
        <div className="text-ink-soft text-small [overflow-wrap:anywhere]">{note}</div>
      </div>
      {children}
    </header>
  );
}

/** A button or link in the bar. */
export const barButton = "button min-h-11 px-5 py-2";
