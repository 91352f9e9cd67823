import { useState, useSyncExternalStore } from "react";
import { useHasPendingUploads } from "../../../../panel/media/pending-uploads.ts";
import type { EditorTab } from "../editor-state.ts";

/** What the editor shows: a tab, or both languages beside each other. */
type EditorView = EditorTab | "side";

type EditorViews = {
  view: EditorView;
  /** The tab with the same texts. */
  tab: EditorTab;
  /** Whether the window has room for both languages. */
  isWide: boolean;
  /** Whether a view has been opened: its rich-text editors load then. */
  isOpen(view: EditorView): boolean;
  show(view: EditorView): void;
  /** Shows a field of a tab, which may be in sight already. */
  showField(tab: EditorTab): void;
};

/** The view of the editor; it begins with a tab. */
export function useEditorViews(first: () => EditorTab): EditorViews {
  const [chosen, setChosen] = useState<EditorView>(first);
  const [opened, setOpened] = useState<readonly EditorView[]>(() => [chosen]);
  const isWide = useIsWide();
  // A closed editor would lose its unfinished pictures.
  const isUploading = useHasPendingUploads();
  const view = chosen === "side" && !isWide ? "nl" : chosen;

  function show(name: EditorView): void {
    setChosen(name);
    setOpened((known) => [...known.filter((one) => isUploading || !hasSameTexts(one, name)), name]);
  }

  return {
    view,
    tab: view === "side" ? "nl" : view,
    isWide,
    isOpen: (name) => opened.includes(name) || name === view,
    show,
    showField(tab) {
      if (view !== "side" || tab === "basic") show(tab);
    },
  };
}

/** Two open editors of one text would load each other's changes at every key. */
function hasSameTexts(a: EditorView, b: EditorView): boolean {
  return a === b || (a === "side" ? b !== "basic" : b === "side" && a !== "basic");
}

const wide = "(width >= 1100px)";

function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(wide);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
