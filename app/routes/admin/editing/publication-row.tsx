import type { ReactNode } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import { KeepButton } from "./save-buttons.tsx";

type PublicationRowProps = {
  /** The switches of the languages, where each has one. */
  languages?: ReactNode;
  /** What a save does to what visitors see. */
  effect: string | null;
  isKeepDisabled: boolean;
  /** Saves without publishing; undefined when nothing is live. */
  onKeep: (() => void) | undefined;
  /** The other tools, such as its history. */
  children: ReactNode;
};

/** The row below the header; on a narrow screen also what has no room there. */
export function PublicationRow({ languages, effect, isKeepDisabled, onKeep, children }: PublicationRowProps) {
  const { t } = useLanguage(editorTexts);
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      {languages}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 empty:hidden">{children}</div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 xl:hidden">
        {onKeep && <KeepButton isDisabled={isKeepDisabled} onKeep={onKeep} />}
        {effect && <p className="text-ink-soft text-small md:hidden">{t("editor.saveDoes", { effect })}</p>}
      </div>
    </div>
  );
}
