import { lazy, type ReactNode, Suspense, useState } from "react";
import { isModalOpen, useShortcut } from "../../../ui/panel/hooks/use-shortcut.ts";

// Loaded when it is first opened: it knows every screen and noun of the panel.
const SearchDialog = lazy(async () => ({ default: (await import("./search-dialog.tsx")).SearchDialog }));

type PanelSearch = { openSearch(): void; dialog: ReactNode };

/** The search across the panel, also opened by Ctrl or Cmd with K. */
export function usePanelSearchDialog(): PanelSearch {
  const [isOpen, setOpen] = useState(false);
  useShortcut("k", () => isModalOpen() || setOpen(true));
  return {
    openSearch: () => setOpen(true),
    dialog: isOpen && (
      <Suspense>
        <SearchDialog onClose={() => setOpen(false)} />
      </Suspense>
    ),
  };
}
