import { Trash2 } from "lucide-react";
import type { EditedMember } from "../../../data/about/admin-team.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { aboutPanelTexts } from "../../../i18n/panel/about.en.ts";
import { iconButton } from "../../../ui/panel/buttons.ts";

type InactiveMembersProps = {
  members: readonly EditedMember[];
  isBusy: boolean;
  onActivate(member: EditedMember): void;
  onRemove(member: EditedMember): void;
};

/** The team members that visitors don't see. */
export function InactiveMembers({ members, isBusy, onActivate, onRemove }: InactiveMembersProps) {
  const { t } = useLanguage(aboutPanelTexts);
  if (members.length === 0) return null;
  return (
    <section aria-labelledby="inactive" className="mt-8">
      <h3 id="inactive" className="text-title-4">
        {t("about.inactive")}
      </h3>
      <p className="mt-1 text-ink-soft text-small">{t("about.inactiveText")}</p>
      <ul className="mt-4 grid gap-3">
        {members.map((member) => (
          <li
            key={member.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-line border-dashed py-2 pr-3 pl-5"
          >
            <span className="min-w-0 grow basis-40 font-semibold [overflow-wrap:anywhere]">
              {member.name}
            </span>
            <div className="ml-auto flex gap-1">
              <button
                type="button"
                aria-label={t("about.activate", { name: member.name })}
                disabled={isBusy}
                onClick={() => onActivate(member)}
                className="button button-quiet min-h-11 px-5 py-2"
              >
                {t("about.activateButton")}
              </button>
              <button
                type="button"
                aria-label={t("about.remove", { name: member.name })}
                disabled={isBusy}
                onClick={() => onRemove(member)}
                className={`${iconButton} text-error`}
              >
                <Trash2 aria-hidden="true" className="size-5" strokeWidth={1.75} />
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
