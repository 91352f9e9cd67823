import { describeAmsterdamTime } from "../../data/articles/amsterdam-time.ts";
import type { LanguageState } from "../../data/schedules/language-state.ts";
import type { Plan } from "../../data/schedules/plans.ts";
import type { Language } from "../../i18n/language-texts.ts";
import type { PanelKey } from "../../i18n/panel/panel.en.ts";

type Translate = (key: PanelKey, values?: Record<string, string>) => string;

/** The state of a language in words, such as `Dutch: live`. */
export function describeState(state: LanguageState, shownIn: Language, t: Translate): string {
  return t("word.ofLanguage", {
    language: t(`word.${state.language}`),
    what: describeWhole(state, shownIn, t),
  });
}

/** The state of what is published in all languages at once. */
export function describeWhole(state: LanguageState, shownIn: Language, t: Translate): string {
  const { is, isWaiting, plans } = state;
  const isPlanned = plans.some(({ action }) => action === "publish");
  // What is planned says that it is a draft, or waits.
  const now = is === "draft" && isPlanned ? [] : [t(`state.${is}`)];
  const waiting = isWaiting && !isPlanned ? [t("state.waiting")] : [];
  const coming = plans.map((plan) => describePlan(plan, is, shownIn, t));
  return [...now, ...waiting, ...coming].join(", ");
}

function describePlan(
  { action, at }: Plan,
  is: LanguageState["is"],
  shownIn: Language,
  t: Translate,
): string {
  const time = describeAmsterdamTime(new Date(at), shownIn);
  if (action === "unpublish") return t("state.ending", { time });
  return t(is === "live" ? "state.changesPlanned" : "state.planned", { time });
}
