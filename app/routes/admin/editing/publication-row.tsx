import type { ReactNode } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import { editingTexts } from "../../../i18n/panel/editing.en.ts";

/** The tools of what is edited, which the header's button opens on a phone. */
export const toolsId = "editor-tools";

type PublicationRowProps = {
  /** The switches of the languages, where each has one. */
  languages?: ReactNode;
  /** What a save does to what visitors see, where the header does not say it on a phone. */
  effect?: string | null;
  /** Whether the header has a button that saves without publishing. */
  canKeep?: boolean;
  /** The other tools, such as the history. */
  children: ReactNode;
};

/** The row below the header, with languages and tools; on a phone those are a sheet at its foot. */
export function PublicationRow({ languages, effect, canKeep, children }: PublicationRowProps) {
  const { t } = useLanguage(editingTexts);
  return (
    <div className="md:mb-6">
      {effect && (
        <p className="mb-3 text-ink-soft text-small md:hidden">
          {t("editing.saveDoes", { effect })} {canKeep && t("editing.keepDoes")}
        </p>
      )}
      <div id={toolsId} popover="auto" className={`${sheet} ${row}`}>
        {languages && <div className="md:mr-auto">{languages}</div>}
        <div className="contents md:flex md:flex-wrap md:gap-x-4 md:gap-y-2">{children}</div>
      </div>
    </div>
  );
}

/** A field with the focus in mind: in the sheet of a phone, that is opened first. */
export function inOpenSheet<Field extends HTMLElement>(field: Field | null): Field | null {
  const sheet = field?.closest<HTMLElement>(`#${toolsId}`);
  if (sheet && !sheet.checkVisibility()) sheet.showPopover();
  return field;
}

const sheet =
  "inset-x-0 top-auto bottom-0 m-0 w-full gap-3 rounded-t-card border-line border-t bg-paper p-5 pb-8 text-ink shadow-raised backdrop:bg-ink/50 open:grid";
/** From a tablet on it is no popover: its closed state is shown in its place. */
const row =
  "md:static md:flex md:w-full md:flex-wrap md:justify-end md:items-center md:gap-x-4 md:gap-y-2 md:overflow-visible md:border-0 md:bg-transparent md:p-0 md:shadow-none";
