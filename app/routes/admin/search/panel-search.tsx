import { useState } from "react";
import { isModalOpen, useShortcut } from "../hooks/use-shortcut.ts";
import { SearchDialog } from "./search-dialog.tsx";

type PanelSearch = { openSearch(): void; dialog: React.ReactNode };

/** The search across the panel, also opened by Ctrl or Cmd with K. */
export function usePanelSearchDialog(): PanelSearch {
  const [isOpen, setOpen] = useState(false);
  useShortcut("k", () => isModalOpen() || setOpen(true));
  return {
    openSearch: () => setOpen(true),
    dialog: isOpen && <SearchDialog onClose={() => setOpen(false)} />,
  };
}
