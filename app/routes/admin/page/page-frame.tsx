import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { createPortal } from "react-dom";
import { FramedDocument, type FrameWidth } from "./framed-document.tsx";

type PageFrameProps = {
  title: string;
  width: FrameWidth;
  /** The id of the element that is outlined and scrolled into view. */
  selected: string | null;
  /** The id of the outermost element that was pressed. */
  onPress(id: string): void;
  children: ReactNode;
};

/** A page to be looked at: a press anywhere chooses the element there. */
export function PageFrame({ title, width, selected, onPress, children }: PageFrameProps) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
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
    <>
      <FramedDocument
        title={title}
        width={width}
        tabIndex={-1}
        onLoad={({ body }) => {
          body.className = "cursor-pointer bg-paper";
          const page = body.ownerDocument.createElement("div");
          page.id = "page";
          body.append(page);
          setRoot(page);
        }}
      />
      {root && createPortal(<div inert>{children}</div>, root)}
    </>
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
