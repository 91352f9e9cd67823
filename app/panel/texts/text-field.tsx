import { memo, useId, useState } from "react";
import type { StoredText, TextLanguage } from "../../data/site-texts/admin-site-texts.ts";
import type { WaitingText } from "../../data/site-texts/waiting-texts.ts";
import { plainText } from "../../html/plain-text.ts";
import { formatTime } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { leftOut } from "../../i18n/language-texts.ts";
import { siteTextsPanelTexts } from "../../i18n/panel/site-texts.en.ts";
import { canBeLeftOut } from "../../i18n/site-texts.ts";
import { barButton } from "../../ui/panel/buttons.ts";
import { characters } from "../../ui/panel/too-long.ts";
import { PictureTextField } from "../media/picture-text-field.tsx";
import { chosenFacts } from "./chosen-fact.tsx";
import { factText } from "./fact-text.ts";
import { useTeam } from "./team.ts";
import { advisedLength, placeholdersOf, type TextProblem } from "./text-problem.ts";

type TextFieldProps = {
  name: string;
  label: string;
  textKey: string;
  language: TextLanguage;
  isRich: boolean;
  original: string;
  value: string;
  /** The row, if the text was ever changed. */
  stored: StoredText | undefined;
  /** What waits to replace it. */
  waiting: WaitingText | undefined;
  isEdited: boolean;
  problem: TextProblem | undefined;
  onChange(name: string, text: string): void;
  onHistory(name: string): void;
};

/** A text in one language: its field, and below it what an editor has to know. */
export const TextField = memo(function TextField(props: TextFieldProps) {
  const { name, label, textKey, language, isRich, original, value, stored, waiting, problem, onChange } =
    props;
  const { language: panelLanguage, t } = useLanguage(siteTextsPanelTexts);
  const team = useTeam();
  const id = useId();
  const isFact = language === "all";
  const ChosenFact = chosenFacts[textKey];
  const max = isRich ? null : advisedLength(textKey);
  const now = characters(value);
  const placeholders = placeholdersOf(original);
  const live = stored?.text || original;
  return (
    <>
      {isRich && <RichField {...props} />}
      {ChosenFact && (
        <ChosenFact
          id={id}
          label={label}
          value={value}
          notes={`${id}-problem ${id}-notes`}
          onChange={(text) => onChange(name, text)}
        />
      )}
      {!isRich && !ChosenFact && (
        <>
          <p className="mb-1 flex flex-wrap items-baseline justify-between gap-x-4 text-small">
            <label htmlFor={id} className="font-semibold">
              {isFact ? (
                label
              ) : (
                <>
                  <span className="sr-only">
                    {t("texts.field", { name: label, language: t(`texts.${language}`) })}
                  </span>
                  <span aria-hidden="true">{t(`texts.${language}`)}</span>
                </>
              )}
            </label>
            {max !== null && (
              <span
                id={`${id}-length`}
                className={`tabular-nums ${now > max ? "font-semibold text-warning" : "text-ink-soft"}`}
              >
                {t("texts.length", { now, max })}
              </span>
            )}
          </p>
          <textarea
            id={id}
            name={name}
            lang={isFact ? undefined : language}
            value={value}
            placeholder={original}
            rows={Math.max(1, Math.ceil(now / 56))}
            aria-invalid={problem ? true : undefined}
            aria-describedby={`${max === null ? "" : `${id}-length `}${id}-problem ${id}-notes`}
            onChange={(event) => onChange(name, event.target.value)}
            className="field field-sizing-content min-h-11 resize-y py-2"
          />
        </>
      )}
      <div id={`${id}-problem`} role="status" className="text-small">
        {problem && <p className="mt-1.5 font-semibold text-error">{t(problem.key, problem.values)}</p>}
      </div>
      <div id={`${id}-notes`} className="text-ink-soft text-small [overflow-wrap:anywhere]">
        {waiting && (
          <p className="mt-1 text-warning">
            {t("texts.waits", {
              person: waiting.person ?? t("texts.gonePerson"),
              time: formatTime(waiting.updatedAt, panelLanguage),
            })}
            {waiting.publishAt &&
              ` ${t("texts.planned", { time: formatTime(waiting.publishAt, panelLanguage) })}`}
          </p>
        )}
        {waiting && !isRich && (
          <p className="mt-1">
            <span className="font-semibold">{t("texts.live")}</span>{" "}
            <span lang={isFact ? undefined : language}>{factText(panelLanguage, textKey, live, team)}</span>
          </p>
        )}
        {value.trim() === "" && original !== "" && <p className="mt-1">{t("texts.emptied")}</p>}
        {canBeLeftOut(textKey) && <p className="mt-1">{t("texts.leaveOut", { sign: leftOut })}</p>}
        {placeholders.length > 0 && !problem && (
          <p className="mt-1">{t("texts.keep", { placeholders: placeholders.join(", ") })}</p>
        )}
        {!isRich && value !== original && original !== "" && !(waiting && live === original) && (
          <p className="mt-1">
            <span className="font-semibold">{t("texts.original")}</span>{" "}
            <span lang={isFact ? undefined : language}>
              {factText(panelLanguage, textKey, original, team)}
            </span>
          </p>
        )}
      </div>
      <Notes {...props} />
    </>
  );
});

/** Who changed the text last, and what can be done about it. */
function Notes({ name, label, language, original, value, stored, onChange, onHistory }: TextFieldProps) {
  const { language: panelLanguage, t } = useLanguage(siteTextsPanelTexts);
  if (!stored && value === original) return null;
  const whole = `${label} (${t(`texts.${language}`)})`;
  return (
    <p className="mt-1 flex flex-wrap items-center gap-x-4 text-small">
      {stored && (
        <span className="text-ink-soft [overflow-wrap:anywhere]">
          {t(stored.text === "" ? "texts.backBy" : "texts.changedBy", {
            person: stored.person ?? t("texts.gonePerson"),
            time: formatTime(stored.updatedAt, panelLanguage),
          })}
        </span>
      )}
      {value !== original && (
        <button type="button" onClick={() => onChange(name, original)} className={noteButton}>
          {t("texts.useOriginal")}
          <span className="sr-only">: {whole}</span>
        </button>
      )}
      {stored && (
        <button type="button" onClick={() => onHistory(name)} className={noteButton}>
          {t("texts.history")}
          <span className="sr-only">: {whole}</span>
        </button>
      )}
    </p>
  );
}

const noteButton = "min-h-11 font-semibold underline underline-offset-4";

/** A text with HTML: its beginning, until the editor is opened. */
function RichField({ name, label, language, value, isEdited, onChange }: TextFieldProps) {
  const { t } = useLanguage(siteTextsPanelTexts);
  const [isOpen, setOpen] = useState(isEdited);
  if (language === "all") return null;
  const title = t("texts.field", { name: label, language: t(`texts.${language}`) });
  if (isOpen) {
    return (
      <PictureTextField
        name={name}
        label={title}
        language={language}
        value={value}
        onChange={(html) => onChange(name, html)}
      />
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-small border border-line p-4">
      <div className="min-w-0 basis-96 grow">
        <p className="font-semibold text-small">{t(`texts.${language}`)}</p>
        <p lang={language} className="mt-1 text-ink-soft">
          {plainText(value, 240)}
        </p>
      </div>
      <button
        type="button"
        data-part={name}
        onClick={() => setOpen(true)}
        className={`${barButton} button-quiet`}
      >
        {t("texts.edit")}
        <span className="sr-only">
          : {label} ({t(`texts.${language}`)})
        </span>
      </button>
    </div>
  );
}
