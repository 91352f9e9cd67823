import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import { folderType } from "./file-problem.ts";

/**
 * Takes files that are dropped or pasted on an element, in the dialog around it, or anywhere on the page. Gives whether
 * files are held over it.
 */
export function useDroppedFiles(
  area: RefObject<HTMLElement | null>,
  isPageWide: boolean,
  onFiles: (files: File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const element = area.current;
    const target = isPageWide ? document : (element?.closest("dialog") ?? element);
    if (!target) return;
    const listening = new AbortController();
    const { signal } = listening;
    // Behind a dialog the page takes nothing.
    const isBehind = () => isPageWide && document.querySelector("dialog:modal") !== null;

    function hold(event: Event): void {
      if (!(event instanceof DragEvent) || !event.dataTransfer?.types.includes("Files") || isBehind()) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "copy";
      setOver(true);
    }
    function leave(event: Event): void {
      const to = event instanceof DragEvent ? event.relatedTarget : null;
      if (!(to instanceof Node && target instanceof Node && target.contains(to))) setOver(false);
    }
    function drop(event: Event): void {
      setOver(false);
      const files = event instanceof DragEvent ? droppedFiles(event.dataTransfer) : [];
      if (files.length === 0 || isBehind()) return;
      event.preventDefault();
      take(files);
    }
    function paste(event: Event): void {
      if (!(event instanceof ClipboardEvent) || event.defaultPrevented || isBehind()) return;
      const files = [...(event.clipboardData?.files ?? [])];
      // Word adds a picture of the text that it copies.
      if (files.length === 0 || event.clipboardData?.types.includes("text/plain")) return;
      event.preventDefault();
      take(files.map(named));
    }

    target.addEventListener("dragover", hold, { signal });
    target.addEventListener("dragleave", leave, { signal });
    target.addEventListener("drop", drop, { signal });
    target.addEventListener("paste", paste, { signal });
    return () => listening.abort();
  }, [area, isPageWide]);
  useHarmlessDrops();
  return isOver;
}

/** A file that is dropped beside the area must not replace the page. */
function useHarmlessDrops(): void {
  useEffect(() => {
    function ignore(event: DragEvent): void {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "none";
    }
    addEventListener("dragover", ignore);
    addEventListener("drop", ignore);
    return () => {
      removeEventListener("dragover", ignore);
      removeEventListener("drop", ignore);
    };
  }, []);
}

function droppedFiles(transfer: DataTransfer | null): File[] {
  return [...(transfer?.items ?? [])].flatMap((item) => {
    const file = item.getAsFile();
    if (!file) return [];
    const isFolder = item.webkitGetAsEntry()?.isDirectory;
    return isFolder ? new File([], file.name, { type: folderType }) : file;
  });
}

/** A copied picture is called image.png by every browser. */
function named(file: File): File {
  return file.name === "image.png" ? pastedFile(file, ".png") : file;
}

/** A pasted file, which says nothing by its own name, under the time of now and this ending. */
export function pastedFile(file: File, ending: string): File {
  const time = new Date().toLocaleString("sv-SE").replaceAll(":", ".");
  return new File([file], `Pasted ${time}${ending}`, { type: file.type });
}

/** The classes of a field that takes dropped files; `data-over` while one is over it. */
export const dropZone =
  "grid gap-3 rounded-small outline-2 outline-accent outline-dashed outline-offset-8 not-data-over:outline-none";
