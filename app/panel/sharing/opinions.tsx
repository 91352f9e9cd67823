import { MessageSquareText, X } from "lucide-react";
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { accountDatabase } from "../../account/account-database.ts";
import { readDocument } from "../../content/document.ts";
import type { Fields, FormOf } from "../../content/fields.ts";
import { type FoundQuote, type QuotePlace, quoteFinder } from "../../content/find-quote.ts";
import { hasSameWords } from "../../content/form.ts";
import type { Kind } from "../../content/kind.ts";
import { editorOf, placesOf } from "../../content/kinds.ts";
import {
  answerOpinion,
  deleteOpinion,
  type GivenOpinion,
  listOpinions,
  settleOpinion,
} from "../../data/articles/opinions.ts";
import type { Subject } from "../../data/versions/subject.ts";
import { listDocuments } from "../../data/versions/versions.ts";
import { formatTime } from "../../i18n/format.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { previewLinkTexts } from "../../i18n/panel/preview-links.en.ts";
import { iconButton } from "../../ui/panel/buttons.ts";
import { orNull } from "../../ui/panel/hooks/use-failure-toast.ts";
import type { WordMark } from "../../ui/panel/word-marks.tsx";
import { Dialog } from "../../ui/primitives/dialog.tsx";
import { tool } from "../editing/save-buttons.tsx";
import { chosenQuery } from "../history/chosen-versions.ts";
import type { EditedKind } from "../kinds.ts";
import { deletion, Rows } from "../kit/rows.tsx";
import { SmallForm } from "../kit/small-form.tsx";

/** What readers said of a document, the newest first, and the versions that they read, by id. */
export type Opinions = { given: readonly GivenOpinion[]; versions: ReadonlyMap<string, unknown> };

export const noOpinions: Opinions = { given: [], versions: new Map() };

/** How often the list is read again, in milliseconds. */
const pace = 30_000;

/** What readers of the preview links say; nothing while it loads, when that fails, and without a document. */
export function useOpinions(subject: Subject | null): { opinions: Opinions; reload(): Promise<void> } {
  const [opinions, setOpinions] = useState(noOpinions);
  const id = subject?.id;
  const reload = useCallback(async () => {
    if (id === undefined) return;
    const db = accountDatabase();
    const loading = listOpinions(db, id).then(async (given) => {
      const read = given.filter(({ quote, verdict }) => quote || verdict).map(({ link }) => link.versionId);
      return { given, versions: await listDocuments(db, [...new Set(read)]) };
    });
    const loaded = await orNull(loading);
    if (loaded) setOpinions(loaded);
  }, [id]);
  useEffect(() => {
    void reload();
    const again = () => document.visibilityState === "visible" && void reload();
    const timer = setInterval(again, pace);
    window.addEventListener("focus", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("focus", again);
    };
  }, [reload]);
  return { opinions, reload };
}

type OpinionsButtonProps = { count: number; isOpen: boolean; onPress(): void };

/** Opens and closes the list beside the form. */
export function OpinionsButton({ count, isOpen, onPress }: OpinionsButtonProps) {
  const { t } = useLanguage(previewLinkTexts);
  const label = t("share.opinionsCount", { count });
  return (
    <button type="button" aria-expanded={isOpen} title={label} onClick={onPress} className={tool}>
      <MessageSquareText aria-hidden="true" className="size-5" strokeWidth={1.75} />
      <span className="@max-7xl:sr-only">{label}</span>
      <span aria-hidden="true" className="@7xl:hidden">
        {count}
      </span>
    </button>
  );
}

type LastApprovalProps<Of extends Fields> = { kind: Kind<Of>; saved: FormOf<Of>; opinions: Opinions };

/** Who approved last, when and which version, and whether it is what is saved. */
export function LastApproval<Of extends Fields>({ kind, saved, opinions }: LastApprovalProps<Of>) {
  const { language, t } = useLanguage(previewLinkTexts);
  const last = opinions.given.find(({ verdict }) => verdict !== null);
  const version = last && opinions.versions.get(last.link.versionId);
  if (last?.verdict !== "approved" || version === undefined) return null;
  const { createdAt, name, link } = last;
  const approved = t("share.approvedBy", {
    name,
    time: formatTime(createdAt, language),
    number: link.version?.number ?? "",
  });
  const isSame = hasSameWords(kind, readDocument(kind, version).form, saved);
  return (
    <span className="@max-2xl:sr-only">{isSame ? approved : `${approved}, ${t("share.thenChanged")}`}</span>
  );
}

type OpinionsListProps<Of extends Fields> = {
  of: EditedKind<Of>;
  id: string;
  /** As it is saved, and its number. */
  saved: { form: FormOf<Of>; number: number };
  opinions: Opinions;
  /** Where their words stand, by their ids. */
  places: ReadonlyMap<string, FoundQuote>;
  onShow(place: QuotePlace): void;
  onChanged(): Promise<void>;
  onClose(): void;
};

/** What readers said, beside the form, each numbered in the order in which they said it. */
export function OpinionsList<Of extends Fields>(props: OpinionsListProps<Of>) {
  const { of, id, saved, opinions, places, onShow, onChanged, onClose } = props;
  const { language, t } = useLanguage(previewLinkTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  const { given } = opinions;
  const nameOf = (opinion: GivenOpinion) =>
    t("share.opinion", {
      name: opinion.name,
      what: t(
        opinion.verdict === "approved"
          ? "share.approved"
          : opinion.verdict === null
            ? "share.remark"
            : "share.notYet",
      ),
      number: opinion.link.version?.number ?? "",
    });
  useEffect(() => heading.current?.focus(), []);

  /** What has changed since an approval. */
  function changeSince({ verdict, link }: GivenOpinion) {
    const version = opinions.versions.get(link.versionId);
    const number = link.version?.number;
    if (verdict !== "approved" || version === undefined || number === undefined) return null;
    if (hasSameWords(of.kind, readDocument(of.kind, version).form, saved.form)) return t("share.same");
    const to = `${editorOf(placesOf(of.kind.name), id)}/history${chosenQuery({ version: saved.number, other: number })}`;
    return (
      <>
        {t("share.changedSince", { number: saved.number })}{" "}
        <Link to={to} className="text-link">
          {t("word.compare")}
        </Link>
      </>
    );
  }

  return (
    <aside
      aria-labelledby="opinions-title"
      className="fixed inset-x-0 bottom-0 z-20 max-h-[50dvh] overflow-y-auto border-line border-t bg-white px-5 py-4 shadow-raised md:top-(--bar-end) md:left-auto md:max-h-none md:w-88 md:border-l"
    >
      <div className="flex items-center justify-between">
        <h2 ref={heading} id="opinions-title" tabIndex={-1} className="text-title-4 outline-none">
          {t("share.opinions")}
        </h2>
        <button type="button" aria-label={t("word.close")} onClick={onClose} className={iconButton}>
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <Rows
        isInCard
        heading="h3"
        left={heading}
        rows={given}
        shown={(opinion) => ({
          title: `${numberOf(opinion, given)}. ${nameOf(opinion)}`,
          isFaint: opinion.resolvedAt !== null,
          lines: [
            opinion.quote && <q key="quote">{opinion.quote}</q>,
            describePlace(places.get(opinion.id), t),
            opinion.remark,
            changeSince(opinion),
            opinion.answer && t("share.answered", { answer: opinion.answer }),
          ],
          facts: [formatTime(opinion.createdAt, language)],
        })}
        actions={(opinion) => {
          const isSettled = opinion.resolvedAt !== null;
          const place = places.get(opinion.id);
          return [
            isPlace(place) && { text: t("word.show"), press: () => onShow(place) },
            opinion.remark !== "" && {
              text: t(opinion.answer ? "share.changeAnswer" : "share.answer"),
              dialog: (close) => <AnswerDialog opinion={opinion} onChanged={onChanged} close={close} />,
            },
            {
              text: t(isSettled ? "share.reopen" : "share.settle"),
              work: () => settleOpinion(accountDatabase(), opinion.id, !isSettled).finally(onChanged),
              done: t(isSettled ? "share.reopened" : "share.settled"),
            },
            deletion(t, nameOf(opinion), {
              title: t("share.deleteSure"),
              text: t("share.deleteSureText"),
              work: () => deleteOpinion(accountDatabase(), opinion.id).finally(onChanged),
            }),
          ];
        }}
      />
    </aside>
  );
}

function numberOf(opinion: GivenOpinion, given: readonly GivenOpinion[]): number {
  return given.length - given.indexOf(opinion);
}

/** Where the words of each opinion stand in the form as it is typed now, by its id. */
export function useOpinionPlaces<Of extends Fields>(
  { kind }: EditedKind<Of>,
  { given, versions }: Opinions,
  typed: FormOf<Of>,
): ReadonlyMap<string, FoundQuote> {
  // Following words through a long text takes longer than a key may.
  const form = useDeferredValue(typed);
  return useMemo(() => {
    const finders = new Map(
      [...versions].map(([id, version]) => [id, quoteFinder(kind, readDocument(kind, version).form, form)]),
    );
    return new Map(
      given
        .filter(({ quote }) => quote)
        .map((one) => [one.id, finders.get(one.link.versionId)?.(one) ?? null]),
    );
  }, [kind, given, versions, form]);
}

/** The numbers of the open ones, where their words stand. */
export function opinionMarks(
  { given }: Opinions,
  places: ReadonlyMap<string, FoundQuote>,
): (QuotePlace & WordMark)[] {
  const marks = given
    .filter(({ resolvedAt }) => resolvedAt === null)
    .flatMap((opinion) => {
      const place = places.get(opinion.id);
      return isPlace(place) ? [{ ...place, number: numberOf(opinion, given) }] : [];
    });
  return marks.toReversed();
}

function isPlace(place: FoundQuote | undefined): place is QuotePlace {
  return typeof place === "object" && place !== null;
}

function describePlace(
  place: FoundQuote | undefined,
  t: (key: "share.quoteGone" | "share.quoteUnclear") => string,
): string | null {
  if (place === "gone") return t("share.quoteGone");
  return place === "unclear" ? t("share.quoteUnclear") : null;
}

type AnswerDialogProps = { opinion: GivenOpinion; onChanged(): Promise<void>; close(): void };

/** Answers a comment; whoever has the link reads it. */
function AnswerDialog({ opinion, onChanged, close }: AnswerDialogProps) {
  const { t } = useLanguage(previewLinkTexts);
  return (
    <Dialog title={t("share.answerTitle")} text={opinion.remark} onClose={close}>
      {(end) => (
        <SmallForm
          start={{ answer: opinion.answer }}
          fields={() => [
            {
              name: "answer",
              label: t("share.answerText"),
              hint: t("share.answerHint"),
              max: 2_000,
              rows: 4,
            },
          ]}
          submit={t("share.answerSave")}
          save={async ({ answer }) => {
            await answerOpinion(accountDatabase(), opinion.id, answer);
            await onChanged();
            return t("share.answerDone");
          }}
          close={end}
          onDone={end}
        />
      )}
    </Dialog>
  );
}
