import { ArrowLeft, Ellipsis, Eye } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import { Link, type To } from "react-router";
import { useLanguage } from "../../i18n/language.tsx";
import { editingTexts } from "../../i18n/panel/editing.en.ts";
import { iconButton } from "./buttons.ts";

type EditorBarProps = {
  /** The screen that this one belongs to. */
  back?: { to: To; text: string };
  title: ReactNode;
  note: ReactNode;
  /** What stands beside the title, on a phone below it. */
  children?: ReactNode;
  /** What stands beside the title at each width. */
  end?: ReactNode;
  /** What the button behind it opens. */
  more?: ReactNode;
};

/** The sticky header of a long form, whose height is the same whatever the form's state. */
export function EditorBar({ back, title, note, children, end, more }: EditorBarProps) {
  return (
    <header
      ref={tellEnd}
      className="@container sticky top-(--panel-bar) z-10 -mx-4 mb-4 border-line border-b bg-paper px-4 sm:-mx-6 sm:px-6 md:mb-6 lg:-mx-10 lg:px-10"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2 py-1 @4xl:grid-cols-[minmax(0,1fr)_auto_auto] @4xl:gap-x-4 @4xl:py-2.5">
        <h1 className="flex min-w-0 items-center gap-2 text-title-4 @2xl:text-title-3">
          {back && (
            <Link
              to={back.to}
              aria-label={back.text}
              title={back.text}
              className={`${iconButton} -my-2 -ml-2`}
            >
              <ArrowLeft aria-hidden="true" className="size-5" />
            </Link>
          )}
          {title}
        </h1>
        {children && (
          <div
            className={`flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 @max-4xl:order-1 @max-4xl:col-span-full @max-md:text-small @4xl:justify-end ${end || more ? "" : "@4xl:col-span-2"}`}
          >
            {children}
          </div>
        )}
        {(end || more) && (
          <div className="flex items-center gap-1 @4xl:col-start-3 @4xl:gap-2">
            {end}
            {more && <More>{more}</More>}
          </div>
        )}
        <div className="order-2 col-span-full text-ink-soft text-small empty:hidden">{note}</div>
      </div>
    </header>
  );
}

/** Keeps the height at which the bar ends while it sticks, for what sticks below it, in `--bar-end`. */
function tellEnd(header: HTMLElement | null): (() => void) | undefined {
  if (!header) return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const end = Number.parseFloat(getComputedStyle(header).top) + header.getBoundingClientRect().height;
    style.setProperty("--bar-end", `${end}px`);
  });
  observer.observe(header);
  return () => {
    observer.disconnect();
    style.removeProperty("--bar-end");
  };
}

/** A menu below its button; on a phone a sheet at the foot of the window. */
function More({ children }: { children: ReactNode }) {
  const { t } = useLanguage(editingTexts);
  const id = useId();
  const sheet = useRef<HTMLDivElement>(null);

  /** A popover knows nothing of what opens it. */
  function place(button: HTMLElement): void {
    const { bottom, right } = button.getBoundingClientRect();
    sheet.current?.style.setProperty("--more-top", `${bottom + 4}px`);
    sheet.current?.style.setProperty("--more-right", `${document.documentElement.clientWidth - right}px`);
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={t("editing.more")}
        title={t("editing.more")}
        onClick={(event) => place(event.currentTarget)}
        className={iconButton}
      >
        <Ellipsis aria-hidden="true" className="size-5" />
      </button>
      <div
        ref={sheet}
        id={id}
        popover="auto"
        className="inset-x-0 top-auto bottom-0 m-0 w-full gap-3 rounded-t-card border-line border-t bg-paper p-5 text-ink shadow-raised backdrop:bg-ink/50 open:grid max-md:pb-8 md:top-(--more-top) md:right-(--more-right) md:bottom-auto md:left-auto md:w-72 md:rounded-card md:border md:bg-white md:backdrop:bg-transparent"
      >
        {children}
      </div>
    </>
  );
}

/** The label of a preview link; an icon where the bar is narrow. */
export function PreviewLabel({ text }: { text: string }) {
  return (
    <>
      <Eye aria-hidden="true" className="size-5" strokeWidth={1.75} />
      <span className="@md:@max-7xl:sr-only">{text}</span>
    </>
  );
}
