import { CalendarClock, Circle, Minus } from "lucide-react";
import type { ListedArticle } from "../../data/articles/admin-articles.ts";
import type { LanguageState } from "../../data/schedules/language-state.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import { describeState } from "../../ui/panel/describe-state.ts";

/** Whether visitors see each language: as signs, and in words, which show what is planned. */
export function LanguageStates({ states }: Pick<ListedArticle, "states">) {
  const { language, t } = useLanguage(panelTexts);
  return states.map((state) => {
    const words = describeState(state, language, t);
    const isPlanned = state.plans.length > 0;
    return (
      <span key={state.language} title={words} className="inline-flex items-center gap-1">
        <span aria-hidden="true" className="inline-flex items-center gap-1">
          {!isPlanned && state.language.toUpperCase()}
          <Sign state={state} />
        </span>
        <span className={isPlanned ? "" : "sr-only"}>{words}</span>
      </span>
    );
  });
}

/** Filled for what visitors see, empty for a draft, a calendar for what is planned. */
function Sign({ state: { is, plans } }: { state: LanguageState }) {
  if (plans.length > 0) return <CalendarClock className="size-3.5" />;
  if (is === "none") return <Minus className="size-3" />;
  return (
    <Circle
      className={`size-3 ${is === "live" ? "text-success" : ""}`}
      fill={is === "live" ? "currentColor" : "none"}
      strokeWidth={3}
    />
  );
}
