import { isBackendHosted } from "../../account/account-database.ts";
import { noWeeklyMail, readWeeklyMail, weeklyMailText } from "../../data/weekly-mail/weekly-mail-time.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { siteTextsPanelTexts } from "../../i18n/panel/site-texts.en.ts";
import { weekdayName, weekdays, weekdaysIn, workingDaysText } from "../../i18n/working-days.ts";
import { Select } from "../../ui/panel/select-field.tsx";
import { factText } from "./fact-text.ts";
import { isShown, useTeam } from "./team.ts";

type ChosenFactProps = {
  id: string;
  label: string;
  value: string;
  /** The ids of what is told below the field. */
  notes: string;
  onChange(text: string): void;
};

/** The facts that are chosen instead of typed, by key. */
export const chosenFacts: Readonly<Partial<Record<string, typeof WorkingDays>>> = {
  "firm.workingDays": WorkingDays,
  "firm.contactPerson": ContactPerson,
  "firm.weeklyMail": WeeklyMailTime,
};

function WorkingDays({ id, label, value, notes, onChange }: ChosenFactProps) {
  const { language, t } = useLanguage(siteTextsPanelTexts);
  const chosen = weekdaysIn(value);
  return (
    <fieldset aria-describedby={`${notes} ${id}-hint`}>
      <legend className="font-semibold text-small">{label}</legend>
      <div className="mt-2 grid max-w-sm grid-cols-7">
        {weekdays.map((day) => (
          <label key={day} className="flex min-h-14 flex-col items-center justify-center gap-1">
            <input
              type="checkbox"
              checked={chosen.includes(day)}
              onChange={({ target }) =>
                onChange(
                  workingDaysText(
                    weekdays.filter((one) => (one === day ? target.checked : chosen.includes(one))),
                  ),
                )
              }
              className="size-5 shrink-0 accent-accent"
            />
            <span aria-hidden="true">{weekdayName(day, language, "short")}</span>
            <span className="sr-only">{weekdayName(day, language)}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} className="text-ink-soft text-small">
        {t(chosen.length === 0 ? "texts.days.noneHint" : "texts.days.hint")}
      </p>
    </fieldset>
  );
}

function WeeklyMailTime({ id, label, value, notes, onChange }: ChosenFactProps) {
  const { language, t } = useLanguage(siteTextsPanelTexts);
  const chosen = readWeeklyMail(value);
  return (
    <fieldset aria-describedby={`${notes} ${id}-hint`}>
      <legend className="mb-1 font-semibold text-small">{label}</legend>
      <div className="grid grid-cols-2 gap-3">
        <Select
          aria-label={t("texts.weekly.day")}
          every={t("texts.weekly.none")}
          chosen={chosen?.day ?? null}
          choices={weekdays.map((day) => ({ value: day, text: weekdayName(day, language) }))}
          onChoose={(day) => onChange(day ? weeklyMailText({ hour: 8, ...chosen, day }) : noWeeklyMail)}
        />
        {chosen && (
          <Select
            aria-label={t("texts.weekly.hour")}
            chosen={chosen.hour}
            choices={Array.from({ length: 24 }, (_, hour) => ({ value: hour, text: `${hour}:00` }))}
            onChoose={(hour) => onChange(weeklyMailText({ ...chosen, hour: hour ?? chosen.hour }))}
          />
        )}
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-small">
        {t(isBackendHosted() ? "texts.weekly.hosted" : "texts.weekly.hint")}
      </p>
    </fieldset>
  );
}

function ContactPerson({ id, label, value, notes, onChange }: ChosenFactProps) {
  const { language, t } = useLanguage(siteTextsPanelTexts);
  const team = useTeam();
  const shown = (team ?? []).filter(isShown);
  const isOther = value !== "" && !shown.some((member) => member.id === value);
  const isGone = isOther && team !== null;
  return (
    <>
      <label htmlFor={id} className="mb-1 block font-semibold text-small">
        {label}
      </label>
      <Select
        id={id}
        aria-describedby={`${notes} ${id}-hint`}
        every={t("texts.person.none")}
        chosen={value || null}
        choices={[
          ...shown.map((member) => ({ value: member.id, text: member.name })),
          ...(isOther ? [{ value, text: factText(language, "firm.contactPerson", value, team) }] : []),
        ]}
        onChoose={(person) => onChange(person ?? "")}
      />
      <p
        id={`${id}-hint`}
        className={`mt-1.5 text-small ${isGone ? "font-semibold text-warning" : "text-ink-soft"}`}
      >
        {t(isGone ? "texts.person.gone" : "texts.person.hint")}
      </p>
    </>
  );
}
