import { Ellipsis } from "lucide-react";
import { useLanguage } from "../../../i18n/language.tsx";
import { editingTexts } from "../../../i18n/panel/editing.en.ts";
import { iconButton } from "../../../ui/panel/buttons.ts";
import { toolsId } from "./publication-row.tsx";

/** Opens an editor's tools on a phone. */
export function ToolsButton() {
  const { t } = useLanguage(editingTexts);
  return (
    <button
      type="button"
      popoverTarget={toolsId}
      aria-label={t("editing.more")}
      title={t("editing.more")}
      className={`${iconButton} -my-2 md:hidden`}
    >
      <Ellipsis aria-hidden="true" className="size-5" />
    </button>
  );
}
