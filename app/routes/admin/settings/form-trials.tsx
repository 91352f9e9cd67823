import { accountDatabase } from "../../../account/account-database.ts";
import { type FormTrial, formSteps } from "../../../data/form-trials/form-trial.ts";
import { tryForm } from "../../../data/form-trials/form-trials.ts";
import { formatTime } from "../../../i18n/format.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { panelTexts } from "../../../i18n/panel/panel.en.ts";
import { smallButton } from "../../../ui/panel/buttons.ts";
import { ForTechnicians } from "../../../ui/panel/for-technicians.tsx";
import { UnresolvedConflict, useAction } from "../../../ui/panel/hooks/use-action.ts";
import { LoadFailure } from "../../../ui/panel/load-failure.tsx";
import { Badge } from "../../../ui/panel/status-badge.tsx";
import { SettingsCard } from "./settings-card.tsx";

/** Tries the contact form, and shows what arrived; the weekly trial too. */
export function FormTrials({ trials }: { trials: readonly FormTrial[] | null }) {
  const { language, t } = useLanguage(panelTexts);
  const { isBusy, act } = useAction();

  async function attempt(): Promise<void> {
    const trial = await tryForm(accountDatabase(), language);
    // The list below says what went wrong.
    if (!trial?.endedAt || Object.keys(trial.failures).length > 0) throw new UnresolvedConflict();
  }

  return (
    <SettingsCard id="form" title={t("word.contactForm")}>
      <p>{t("settings.form.about")}</p>
      <p className="mt-4">
        <button
          type="button"
          aria-disabled={isBusy}
          onClick={() => void act(attempt, { done: t("settings.form.works") })}
          className={smallButton}
        >
          {t(isBusy ? "settings.form.trying" : "settings.form.try")}
        </button>
      </p>
      {!trials && <LoadFailure text={t("word.loadFailed")} />}
      <div role="status">{!isBusy && trials?.map((trial) => <Result key={trial.id} trial={trial} />)}</div>
    </SettingsCard>
  );
}

function Result({ trial: { isWeekly, requestedAt, endedAt, failures } }: { trial: FormTrial }) {
  const { language, t } = useLanguage(panelTexts);
  const time = formatTime(requestedAt, language);
  if (!endedAt) return <p className="mt-4">{t("settings.form.asked", { time })}</p>;
  if (isWeekly && Object.keys(failures).length === 0)
    return <p className="mt-5 text-ink-soft text-small">{t("settings.form.weeklyWorks", { time })}</p>;
  const words = formSteps.flatMap((step) => failures[step] ?? []);
  return (
    <section className="mt-5">
      <h3 className="font-semibold">
        {t(isWeekly ? "settings.form.weekly" : "settings.form.own", { time })}
      </h3>
      <ul className="mt-2 grid gap-2">
        {formSteps.map((step) => (
          <li key={step} className="flex items-baseline justify-between gap-3">
            {t(`settings.form.${step}`)} <Outcome outcome={outcomeOf(step, failures)} />
          </li>
        ))}
      </ul>
      {words.length > 0 && (
        <ForTechnicians>
          {words.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </ForTechnicians>
      )}
    </section>
  );
}

/** Nothing comes after a page that takes no message, or a message that is not stored. */
function outcomeOf(step: (typeof formSteps)[number], failures: FormTrial["failures"]): keyof typeof tones {
  if (failures[step] !== undefined) return "no";
  const end = formSteps.findIndex((one) => one in failures);
  return end >= 0 && end < 2 && formSteps.indexOf(step) > end ? "unknown" : "yes";
}

const tones = { yes: "success", no: "error", unknown: "quiet" } as const;

function Outcome({ outcome }: { outcome: keyof typeof tones }) {
  const { t } = useLanguage(panelTexts);
  return <Badge tone={tones[outcome]}>{t(`settings.form.${outcome}`)}</Badge>;
}
