import { Trash2, UserRoundPlus } from "lucide-react";
import { useRef } from "react";
import { accountDatabase } from "../../../account/account-database.ts";
import { type EditedMember, removeTeamMember } from "../../../data/about/admin-team.ts";
import type { Calendar } from "../../../data/about/calendars.ts";
import { undelete } from "../../../data/trash/trash.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { aboutPanelTexts } from "../../../i18n/panel/about.en.ts";
import { Rows } from "../../../panel/kit/rows.tsx";
import { useFocusAfter } from "../../../ui/panel/hooks/use-focus-after.ts";
import { useConfirmed } from "../../../ui/panel/use-confirmed.tsx";
import { Member } from "./member.tsx";
import type { TeamEdits } from "./use-team.ts";

type NamedMember = Pick<EditedMember, "id" | "name">;

type TeamProps = { language: Language; team: TeamEdits; calendars: readonly Calendar[] };

export function Team({ language, team, calendars }: TeamProps) {
  const { t } = useLanguage(aboutPanelTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusAfter = useFocusAfter();
  const present = team.active.filter(({ id }) => !team.isDeleted(id));
  const { ask, dialog } = useConfirmed<NamedMember>(
    ({ id, name }) => ({
      title: t("about.removeTitle", { name }),
      text: t("about.removeText"),
      confirm: t("word.remove"),
      change: (db) => removeTeamMember(db, id),
      undo: () => undelete(accountDatabase(), id),
      done: t("about.memberRemoved"),
      failed: t("about.memberRemoveFailed"),
      onDone: () => team.forget(id),
    }),
    heading,
  );

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
            onRemove={() => ask(member)}
          />
        ))}
      </ul>
      {team.inactive.length > 0 && (
        <section aria-labelledby="inactive" className="mt-8">
          <h3 id="inactive" className="text-title-4">
            {t("about.inactive")}
          </h3>
          <p className="mt-1 mb-4 text-ink-soft text-small">{t("about.inactiveText")}</p>
          <Rows
            rows={team.inactive}
            heading="h4"
            left={heading}
            shown={({ name }) => ({ title: name })}
            actions={(member) => [
              {
                text: t("about.activateButton"),
                label: t("about.activate", { name: member.name }),
                press: () => void setActive(member.id, true),
              },
              {
                text: t("about.remove", { name: member.name }),
                icon: Trash2,
                isDangerous: true,
                press: () => ask(member),
              },
            ]}
          />
        </section>
      )}
      {dialog}
    </section>
  );
}
