import type { LucideIcon } from "lucide-react";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { accountDatabase, isBackendHosted, namedBackend } from "../../account/account-database.ts";
import type { Rehearsal, RehearsedPage, RehearsedProblem } from "../../data/rehearsals/rehearsal.ts";
import { type Change, NotRehearsed, rehearse } from "../../data/rehearsals/rehearse.ts";
import { describeReason } from "../../i18n/database-reason.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { rehearsalTexts } from "../../i18n/panel/rehearsal.en.ts";
import { Dialog } from "../primitives/dialog.tsx";
import { smallButton } from "./buttons.ts";
import { ChangedWords } from "./changed-words.tsx";
import { numbered } from "./numbered.ts";
import { Badge } from "./status-badge.tsx";

type RehearsalButtonProps = Omit<RehearsalDialogProps, "onClose"> & {
  className?: string;
  isDisabled?: boolean;
  icon?: LucideIcon;
  text?: string;
};

/** Opens a dialog that shows what a change would do to public pages; a hosted project can't tell. */
export function RehearsalButton({
  className = smallButton,
  isDisabled = false,
  icon: Icon,
  text,
  ...rehearsed
}: RehearsalButtonProps) {
  const { t } = useLanguage(rehearsalTexts);
  const [isOpen, setOpen] = useState(false);
  if (isBackendHosted()) return null;
  return (
    <>
      <button
        type="button"
        aria-disabled={isDisabled || undefined}
        onClick={() => isDisabled || setOpen(true)}
        className={className}
      >
        {Icon && <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />}
        {text ?? t("rehearsal.ask")}
      </button>
      {isOpen && <RehearsalDialog {...rehearsed} onClose={() => setOpen(false)} />}
    </>
  );
}

type RehearsalDialogProps = { change: Change; note?: string; onClose(): void };

/** Shows what a change would do to public pages. */
export function RehearsalDialog({ change, note, onClose }: RehearsalDialogProps) {
  const { t } = useLanguage(rehearsalTexts);
  return (
    <Dialog
      title={t("rehearsal.title")}
      text={t("rehearsal.text")}
      width="wide"
      close={t("word.close")}
      onClose={onClose}
    >
      {() => (
        <>
          {note && <p className="mt-3 text-ink-soft">{note}</p>}
          <RehearsedChange change={change} />
        </>
      )}
    </Dialog>
  );
}

/** Rehearses a change once, and shows what it would do; it is cancelled when this goes, or is over as the change is made. */
export function RehearsedChange(props: RehearsedChangeProps) {
  return isBackendHosted() ? null : <Outcome {...props} />;
}

type RehearsedChangeProps = { change: Change; isOver?: boolean };

function Outcome({ change, isOver = false }: RehearsedChangeProps) {
  const { t } = useLanguage(rehearsalTexts);
  const outcome = useRehearsal(change, isOver);
  const isShown = outcome !== null && typeof outcome !== "string";
  return (
    <div className="mt-5 text-small [overflow-wrap:anywhere]">
      <p role="status" className="font-semibold">
        {outcome === null ? t("rehearsal.running") : isShown ? <Summary {...outcome} /> : outcome}
      </p>
      {isShown && <Details {...outcome} />}
    </div>
  );
}

/** Null while it runs; a text says why there is none. */
function useRehearsal(change: Change, isOver: boolean): Rehearsal | string | null {
  const { language, t } = useLanguage(rehearsalTexts);
  const [outcome, setOutcome] = useState<Rehearsal | string | null>(null);
  const run = useEffectEvent((signal: AbortSignal) =>
    rehearse(accountDatabase(), namedBackend(), change, signal).catch((error: unknown) => {
      if (!(error instanceof NotRehearsed)) return t("rehearsal.failed");
      return t("rehearsal.refused", { reason: describeReason(error.message, language) });
    }),
  );
  useEffect(() => {
    if (isOver) return;
    const leaving = new AbortController();
    void run(leaving.signal).then((found) => {
      if (!leaving.signal.aborted) setOutcome(found);
    });
    return () => leaving.abort();
  }, [isOver]);
  return outcome;
}

/** Whether readers see a difference, or who shares a link. */
function isSeen({ becomes, sentences, card }: RehearsedPage): boolean {
  return becomes !== "changed" || sentences.length > 0 || card !== null;
}

function Summary({ pages }: Rehearsal) {
  const { t } = useLanguage(rehearsalTexts);
  const count = pages.filter(isSeen).length;
  if (count === 0) return t("rehearsal.nothing");
  return count === 1 ? t("rehearsal.one") : t("rehearsal.some", { count });
}

/** How many kinds of changes are listed, and of cards. */
const mostGroups = 30;
const mostCards = 5;

function Details({ pages, problems, leftOut }: Rehearsal) {
  const { t } = useLanguage(rehearsalTexts);
  const id = useId();
  const seen = pages.filter(isSeen);
  const groups = [
    ...Map.groupBy(seen, ({ becomes, sentences }) => JSON.stringify([becomes, sentences])).values(),
  ];
  // What is about a page itself comes before what is on many.
  groups.sort((one, other) => one.length - other.length);
  const rest = groups.slice(mostGroups).flat().length;
  const unseen = pages.length - seen.length;
  return (
    <>
      {problems.length > 0 && (
        <section aria-labelledby={`${id}-problems`} className="mt-4 rounded-small bg-warning-soft px-4 py-3">
          <h3
            id={`${id}-problems`}
            className="font-semibold font-text text-base text-warning tracking-normal"
          >
            {t("rehearsal.problems")}
          </h3>
          <ul className="mt-1 grid gap-2">
            {numbered(problems).map(({ place, part }) => (
              <Problem key={place} {...part} />
            ))}
          </ul>
        </section>
      )}
      <Cards pages={pages} />
      <ul aria-label={t("rehearsal.pages")} className="mt-4 divide-y divide-line empty:hidden">
        {numbered(groups.slice(0, mostGroups)).map(({ place, part }) => (
          <Group key={place} pages={part} isOpen={groups.length === 1} />
        ))}
      </ul>
      {rest > 0 && <p className="mt-2">{t("rehearsal.morePages", { count: rest })}</p>}
      {unseen > 0 && (
        <p className="mt-4 text-ink-soft">
          {unseen === 1 ? t("rehearsal.unseenOne") : t("rehearsal.unseen", { count: unseen })}
        </p>
      )}
      {leftOut > 0 && <p className="mt-2 text-warning">{t("rehearsal.leftOut", { count: leftOut })}</p>}
    </>
  );
}

/** What links to pages say on social networks then. */
function Cards({ pages }: { pages: readonly RehearsedPage[] }) {
  const { t } = useLanguage(rehearsalTexts);
  const id = useId();
  const cards = [
    ...Map.groupBy(
      pages.filter(({ card }) => card !== null),
      ({ card }) => JSON.stringify(card),
    ).values(),
  ];
  if (cards.length === 0) return null;
  const rest = cards.slice(mostCards).flat().length;
  return (
    <section aria-labelledby={id} className="mt-4">
      <h3 id={id} className="font-semibold font-text text-base tracking-normal">
        {t("rehearsal.cards")}
      </h3>
      <ul className="mt-1 grid gap-2">
        {numbered(cards.slice(0, mostCards)).map(({ place, part }) => (
          <Card key={place} pages={part} />
        ))}
      </ul>
      {rest > 0 && <p className="mt-2">{t("rehearsal.morePages", { count: rest })}</p>}
    </section>
  );
}

/** The same on some pages. */
function Card({ pages }: { pages: readonly RehearsedPage[] }) {
  const { t } = useLanguage(rehearsalTexts);
  const first = useFirst(pages.map(({ path }) => path));
  return (
    <li>
      <ChangedWords words={pages[0]?.card ?? []} />
      <span className="block text-ink-soft">{t("rehearsal.on", { pages: first })}</span>
    </li>
  );
}

function Problem({ kind, about, pages }: RehearsedProblem) {
  const { t } = useLanguage(rehearsalTexts);
  const first = useFirst(pages);
  return (
    <li>
      {t(`rehearsal.${kind}`, { about })}
      {kind !== "without-language" && (
        <span className="block text-ink-soft">{t("rehearsal.on", { pages: first })}</span>
      )}
    </li>
  );
}

/** The first paths, and how many more. */
function useFirst(paths: readonly string[]): string {
  const { t } = useLanguage(rehearsalTexts);
  const shown = paths.slice(0, 8).join(", ");
  return paths.length > 8 ? `${shown} ${t("rehearsal.others", { count: paths.length - 8 })}` : shown;
}

/** Pages on which the same changes. */
function Group({ pages, isOpen }: { pages: readonly RehearsedPage[]; isOpen: boolean }) {
  const { t } = useLanguage(rehearsalTexts);
  const paths = useFirst(pages.map(({ path }) => path));
  const [first] = pages;
  if (!first) return null;
  const { title, becomes, sentences, more } = first;
  const head = (
    <>
      <span className="font-semibold">{title || first.path}</span>{" "}
      {pages.length > 1 && <span>{t("rehearsal.others", { count: pages.length - 1 })}</span>}{" "}
      <Badge tone={tones[becomes]}>{t(`rehearsal.becomes.${becomes}`)}</Badge>
      {(title || pages.length > 1) && <span className="block text-ink-soft">{paths}</span>}
    </>
  );
  if (sentences.length === 0) return <li className="py-3">{head}</li>;
  return (
    <li>
      <details open={isOpen}>
        <summary className="cursor-pointer py-3">{head}</summary>
        <ul className="grid gap-2 pb-4 pl-4">
          {numbered(sentences).map(({ place, part }) => (
            <li key={place}>
              {part.every(({ change }) => change === "same") ? (
                t("rehearsal.picture")
              ) : (
                <ChangedWords words={part} />
              )}
            </li>
          ))}
          {more > 0 && <li>{t("rehearsal.moreSentences", { count: more })}</li>}
        </ul>
      </details>
    </li>
  );
}

const tones = { new: "success", changed: "info", gone: "error", moved: "warning" } as const;
