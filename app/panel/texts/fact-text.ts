import type { NamedMember } from "../../data/about/admin-about.ts";
import { noWeeklyMail, readWeeklyMail } from "../../data/weekly-mail/weekly-mail-time.ts";
import type { Language } from "../../i18n/language-texts.ts";
import { siteTextsPanelTexts } from "../../i18n/panel/site-texts.en.ts";
import { isWorkingDays, weekdayName, weekdaysIn } from "../../i18n/working-days.ts";

/** A stored text as the panel shows it: days and a member of the team by their names, others as they are. */
export function factText(
  language: Language,
  key: string,
  text: string,
  team: readonly NamedMember[] | null,
): string {
  const texts = siteTextsPanelTexts[language];
  if (key === "firm.workingDays" && isWorkingDays(text)) {
    return (
      weekdaysIn(text)
        .map((day) => weekdayName(day, language))
        .join(", ") || texts["texts.days.none"]
    );
  }
  if (key === "firm.weeklyMail") {
    const chosen = readWeeklyMail(text);
    if (chosen) return `${weekdayName(chosen.day, language)}, ${chosen.hour}:00`;
    return text === noWeeklyMail ? texts["texts.weekly.none"] : text;
  }
  if (key === "firm.contactPerson") {
    if (text === "") return texts["texts.person.none"];
    if (!team) return text;
    return team.find(({ id }) => id === text)?.name ?? texts["texts.person.unknown"];
  }
  return text;
}
