import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import styles from "../../../styles/app.css?url";
import { useWidth } from "../../../ui/panel/hooks/use-width.ts";

/** The widths that a page is looked at in, in pixels. */
export const frameWidths = { phone: 375, tablet: 768, wide: 1_280 } as const;

export type FrameWidth = keyof typeof frameWidths;

type PageFrameProps = {
  title: string;
  width: FrameWidth;
  /** The id of the element that is outlined and scrolled into view. */
  selected: string | null;
  /** The id of the outermost element that was pressed. */
  onPress(id: string): void;
  children: ReactNode;
};

/**
 * A document of a width of its own, so that a page has the layout of that width; scaled down where there is less room.
 * What is in it is only looked at: a press anywhere chooses the element there.
 */
export function PageFrame({ title, width, selected, onPress, children }: PageFrameProps) {
  const { ref, width: room } = useWidth();
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const scale = room === 0 ? 1 : Math.min(1, room / frameWidths[width]);
  const press = useEffectEvent((event: MouseEvent) => {
    const at = elementsOf(root).find((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top <= event.clientY && event.clientY < bottom;
    });
    if (at) onPress(at.id);
  });
  useEffect(() => {
    const page = root?.ownerDocument;
    const onClick = (event: MouseEvent) => press(event);
    page?.addEventListener("click", onClick);
    return () => page?.removeEventListener("click", onClick);
  }, [root]);
  useOutline(root, selected, width);

  return (
    <div ref={ref} className="h-full overflow-hidden bg-paper-deep">
      <div
        className="mx-auto h-full bg-paper"
        style={{ width: Math.min(room || frameWidths[width], frameWidths[width]) }}
      >
        <iframe
          title={title}
          srcDoc={`<!doctype html><html><head><link rel="stylesheet" href="${styles}"></head><body class="cursor-pointer bg-paper"><div id="page"></div></body></html>`}
          onLoad={({ currentTarget }) =>
            setRoot(currentTarget.contentDocument?.getElementById("page") ?? null)
          }
          tabIndex={-1}
          style={{
            width: frameWidths[width],
            height: `${100 / scale}%`,
            transform: `scale(${scale})`,
            transformOrigin: "0 0",
          }}
          className="block"
        />
      </div>
      {root && createPortal(<div inert>{children}</div>, root)}
    </div>
  );
}

/** The elements of the page that have an id, without those in them. */
function elementsOf(root: HTMLElement | null): HTMLElement[] {
  const all = [...(root?.querySelectorAll<HTMLElement>("[id]") ?? [])];
  return all.filter((element) => element.parentElement?.closest("[id]") === root);
}

function useOutline(root: HTMLElement | null, selected: string | null, width: FrameWidth): void {
  // After every change of the page: the element may be another one.
  useEffect(() => {
    for (const element of elementsOf(root)) {
      const isSelected = element.id === selected;
      element.style.outline = isSelected ? "4px solid var(--color-accent)" : "";
      element.style.outlineOffset = isSelected ? "-4px" : "";
    }
  });
  useEffect(() => {
    const view = root?.ownerDocument.defaultView;
    // Each width has a layout of its own.
    root?.setAttribute("data-width", width);
    const element = selected === null ? null : root?.ownerDocument.getElementById(selected);
    if (!view || !element) return;
    const { top, bottom } = element.getBoundingClientRect();
    const isInView = top >= 0 && bottom <= view.innerHeight;
    // scrollIntoView would move the panel too.
    if (!isInView) view.scrollTo({ top: view.scrollY + top - 24 });
  }, [root, selected, width]);
}
