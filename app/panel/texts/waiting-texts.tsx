import { type FormEvent, useId, useRef, useState } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import { useRight } from "../../account/rights.ts";
import { readAmsterdamTime, type TypedTime, typedTimeOf } from "../../data/articles/amsterdam-time.ts";
import { StaleWrite } from "../../data/database.ts";
import {
  planWaitingTexts,
  publishWaitingTexts,
  type SiteTexts,
  saveWaitingTexts,
  type WaitingText,
} from "../../data/site-texts/waiting-texts.ts";
import { plainText } from "../../html/plain-text.ts";
import { formatTime } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { siteTextsPanelTexts } from "../../i18n/panel/site-texts.en.ts";
import { isRichKey } from "../../i18n/site-texts.ts";
import { smallButton } from "../../ui/panel/buttons.ts";
import { Card } from "../../ui/panel/card.tsx";
import { useAction } from "../../ui/panel/hooks/use-action.ts";
import { RehearsalButton } from "../../ui/panel/rehearsal.tsx";
import { useConfirmed } from "../../ui/panel/use-confirmed.tsx";
import { Dialog } from "../../ui/primitives/dialog.tsx";
import { TimeFields, tomorrowAtNine } from "../schedules/time-fields.tsx";
import { factText } from "./fact-text.ts";
import { useTeam } from "./team.ts";
import { fieldName, fieldsByName, rowIn } from "./text-fields.ts";
import { useTextNames } from "./use-text-names.ts";

/** The texts that wait, before and after; those that are ticked are published, planned or discarded together. */
export function WaitingTexts({ texts }: { texts: SiteTexts }) {
  const { t } = useLanguage(siteTextsPanelTexts);
  const mayPublish = useRight("publish");
  const { isBusy, act } = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isPlanning, setPlanning] = useState(false);
  const { waiting, stored } = texts;
  const ticked = waiting.filter((one) => !left.has(nameOf(one)));
  const isPlanned = ticked.some(({ publishAt }) => publishAt !== null);
  const discard = useConfirmed(
    ({ rows }: { rows: readonly WaitingText[] }) => ({
      title: t("texts.discardSure", { count: rows.length }),
      text: t("texts.discardText"),
      confirm: t("texts.discard"),
      done: t("texts.discarded"),
      failed: (error) => failed(error),
      // What is live waits no longer.
      work: () =>
        saveWaitingTexts(
          accountDatabase(),
          rows.map((row) => ({
            key: row.key,
            language: row.language,
            text: rowIn(stored, row)?.text ?? "",
            updatedAt: row.updatedAt,
          })),
        ),
    }),
    heading,
  );
  if (waiting.length === 0) return null;

  function failed(error: unknown, otherwise = "") {
    return {
      title: t("texts.waitingFailed"),
      text: error instanceof StaleWrite ? t("texts.waitingStale") : otherwise,
    };
  }

  async function publish(): Promise<void> {
    const work = () => publishWaitingTexts(accountDatabase(), ticked);
    if (await act(work, { done: t("texts.published"), failed: (error) => failed(error) }))
      heading.current?.focus();
  }

  async function plan(at: Date | null): Promise<void> {
    setPlanning(false);
    if (at && at.getTime() <= Date.now()) return publish();
    const work = () => planWaitingTexts(accountDatabase(), ticked, at);
    await act(work, {
      done: t(at ? "texts.plannedAll" : "texts.unplanned"),
      failed: (error) => failed(error, at ? t("texts.planFailedText") : ""),
    });
  }

  function tick(name: string, isTicked: boolean): void {
    setLeft((before) => new Set(isTicked ? [...before].filter((one) => one !== name) : [...before, name]));
  }

  const isIdle = isBusy || ticked.length === 0;
  return (
    <Card title={t("texts.waiting", { count: waiting.length })} heading={heading} className="mb-6 p-5">
      <ul className="mt-2 divide-y divide-line">
        {waiting.map((row) => (
          <Waiting
            key={nameOf(row)}
            row={row}
            live={rowIn(stored, row)?.text ?? ""}
            isTicked={!left.has(nameOf(row))}
            onTick={(isTicked) => tick(nameOf(row), isTicked)}
          />
        ))}
      </ul>
      <p className="mt-3 flex flex-wrap gap-3">
        {mayPublish && (
          <>
            <button type="button" disabled={isIdle} onClick={() => void publish()} className={smallButton}>
              {t("texts.publishTicked", { count: ticked.length })}
            </button>
            <button type="button" disabled={isIdle} onClick={() => setPlanning(true)} className={smallButton}>
              {t("texts.plan")}
            </button>
            <RehearsalButton change={(db) => publishWaitingTexts(db, ticked)} isDisabled={isIdle} />
            {isPlanned && (
              <button type="button" disabled={isIdle} onClick={() => void plan(null)} className={smallButton}>
                {t("texts.unplan")}
              </button>
            )}
          </>
        )}
        <button
          type="button"
          disabled={isIdle}
          onClick={() => discard.ask({ rows: ticked })}
          className={smallButton}
        >
          {t("texts.discard")}
        </button>
      </p>
      {discard.dialog}
      {isPlanning && <PlanDialog onPlan={(at) => void plan(at)} onClose={() => setPlanning(false)} />}
    </Card>
  );
}

function nameOf({ key, language }: WaitingText): string {
  return fieldName(key, language);
}

type WaitingProps = { row: WaitingText; live: string; isTicked: boolean; onTick(isTicked: boolean): void };

function Waiting({ row, live, isTicked, onTick }: WaitingProps) {
  const { language, t } = useLanguage(siteTextsPanelTexts);
  const { fieldNameOf } = useTextNames();
  const team = useTeam();
  const id = useId();
  const field = fieldsByName.get(nameOf(row));
  const lang = row.language === "all" ? undefined : row.language;
  const shown = (text: string) => {
    const whole = text || (field?.original ?? "");
    return isRichKey(row.key) ? plainText(whole, 300) : factText(language, row.key, whole, team);
  };
  return (
    <li className="flex gap-3 py-3">
      <input
        id={id}
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => onTick(target.checked)}
        className="mt-1 size-5 shrink-0 accent-accent"
      />
      <div className="min-w-0 text-small [overflow-wrap:anywhere]">
        <label htmlFor={id} className="font-semibold">
          {fieldNameOf(nameOf(row))}
        </label>
        {!field && <p className="text-warning">{t("texts.keyGone")}</p>}
        <p lang={lang} className="mt-1 text-ink-soft">
          <del>{shown(live)}</del>
        </p>
        <p lang={lang}>
          <ins className="no-underline">{shown(row.text)}</ins>
        </p>
        <p className="mt-1 text-ink-soft">
          {t("texts.savedBy", {
            person: row.person ?? t("texts.gonePerson"),
            time: formatTime(row.updatedAt, language),
          })}
          {row.publishAt && ` · ${t("texts.planned", { time: formatTime(row.publishAt, language) })}`}
        </p>
      </div>
    </li>
  );
}

/** Asks when texts are to be published; a moment that is past is now. */
function PlanDialog({ onPlan, onClose }: { onPlan(at: Date): void; onClose(): void }) {
  const { t } = useLanguage(siteTextsPanelTexts);
  const date = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<TypedTime>(() => typedTimeOf(tomorrowAtNine()));
  const read = readAmsterdamTime(typed);
  const isPast = "at" in read && read.at.getTime() <= Date.now();

  function submit(event: FormEvent): void {
    event.preventDefault();
    if ("at" in read) onPlan(read.at);
    else date.current?.focus();
  }

  return (
    <Dialog title={t("texts.planTitle")} onClose={onClose}>
      {(close) => (
        <form onSubmit={submit} noValidate className="mt-5 grid gap-4 sm:grid-cols-2">
          <TimeFields typed={typed} read={read} isPast={isPast} date={date} onType={setTyped} />
          <p className="flex flex-wrap justify-end gap-3 sm:col-span-2">
            <button type="button" onClick={close} className="button button-quiet">
              {t("texts.close")}
            </button>
            <button type="submit" className="button button-primary">
              {t("texts.planSave")}
            </button>
          </p>
        </form>
      )}
    </Dialog>
  );
}
