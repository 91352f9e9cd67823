import { UserRoundPlus } from "lucide-react";
import { useRef, useState } from "react";
import { type EditedMember, removeTeamMember } from "../../../data/about/admin-team.ts";
import type { Calendar } from "../../../data/about/calendars.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { aboutPanelTexts } from "../../../i18n/panel/about.en.ts";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { useFocusAfter } from "../../../ui/panel/hooks/use-focus-after.ts";
import { RehearsedChange } from "../../../ui/panel/rehearsal.tsx";
import { TrashNote } from "../../../ui/panel/trash-note.tsx";
import { ConfirmDialog } from "../../../ui/primitives/confirm-dialog.tsx";
import { InactiveMembers } from "./inactive-members.tsx";
import { Member } from "./member.tsx";
import type { TeamEdits } from "./use-team.ts";

type NamedMember = Pick<EditedMember, "id" | "name">;

type TeamProps = { language: Language; team: TeamEdits; calendars: readonly Calendar[] };

export function Team({ language, team, calendars }: TeamProps) {
  const { t } = useLanguage(aboutPanelTexts);
  const { t: panel } = useLanguage(panelTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusAfter = useFocusAfter();
  const [chosen, setChosen] = useState<NamedMember | null>(null);
  const present = team.active.filter(({ id }) => !team.isDeleted(id));

  async function remove(member: NamedMember): Promise<void> {
    const isRemoved = await team.remove(member.id);
    setChosen(null);
    // The button that opened the dialog was removed with its member.
    if (isRemoved) focusAfter(() => heading.current);
  }

  async function setActive(id: string, isActive: boolean): Promise<void> {
    if (await team.setActive(id, isActive)) focusAfter(() => heading.current);
  }

  return (
    <section aria-labelledby="team">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h2 ref={heading} id="team" tabIndex={-1} className="text-title-3 outline-none">
          {t("about.team")}
        </h2>
        <button
          type="button"
          disabled={team.isBusy}
          onClick={() => void team.add()}
          className="button button-quiet"
        >
          <UserRoundPlus aria-hidden="true" className="size-5" strokeWidth={1.75} />
          {t(team.atWorkOn === "new" ? "about.adding" : "about.add")}
        </button>
      </header>
      {team.active.length === 0 && (
        <p className="mt-4 rounded-card border border-line border-dashed px-6 py-16 text-center">
          {t("about.noMembers")}
        </p>
      )}
      <ul className="mt-4 grid gap-4 empty:hidden">
        {team.active.map((member, index) => (
          <Member
            key={member.id}
            id={member.id}
            isFirst={index === 0}
            isLast={index === present.length - 1}
            language={language}
            team={team}
            calendar={calendars.find(({ memberId }) => memberId === member.id)}
            onDeactivate={() => void setActive(member.id, false)}
            onRemove={() => setChosen(member)}
          />
        ))}
      </ul>
      <InactiveMembers
        members={team.inactive}
        isBusy={team.isBusy}
        onActivate={({ id }) => void setActive(id, true)}
        onRemove={setChosen}
      />
      {chosen && (
        <ConfirmDialog
          title={t("about.removeTitle", { name: chosen.name })}
          text={t("about.removeText")}
          cancel={panel("panel.cancel")}
          confirm={t("about.removeButton")}
          isBusy={team.isBusy}
          onCancel={() => setChosen(null)}
          onConfirm={() => void remove(chosen)}
        >
          <TrashNote />
          <RehearsedChange change={(db) => removeTeamMember(db, chosen.id)} isOver={team.isBusy} />
        </ConfirmDialog>
      )}
    </section>
  );
}
