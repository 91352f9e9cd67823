import { ScanSearch } from "lucide-react";
import { type ReactNode, useId, useMemo, useRef, useState } from "react";
import { href, Link, useNavigate } from "react-router";
import { useRight } from "../../account/rights.ts";
import type { Fields, FormOf } from "../../content/fields.ts";
import { findSentence, type QuotePlace } from "../../content/find-quote.ts";
import { isWrittenIn } from "../../content/form.ts";
import { type Part, partName, type Stored, valueIn, withValue } from "../../content/kind.ts";
import { editorOf, placesOf } from "../../content/kinds.ts";
import type { OutdatedSentence } from "../../content/sentences.ts";
import { otherLanguage } from "../../i18n/addresses.ts";
import { useLanguage } from "../../i18n/language.tsx";
import { type Language, languages } from "../../i18n/language-texts.ts";
import { checklistTexts } from "../../i18n/panel/checklist.en.ts";
import { editingTexts } from "../../i18n/panel/editing.en.ts";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import { barButton } from "../../ui/panel/buttons.ts";
import { describeState, describeWhole } from "../../ui/panel/describe-state.ts";
import { EditorBar, PreviewLabel } from "../../ui/panel/editor-bar.tsx";
import { useFocusAfter } from "../../ui/panel/hooks/use-focus-after.ts";
import { RehearsalButton } from "../../ui/panel/rehearsal.tsx";
import { WordMarks } from "../../ui/panel/word-marks.tsx";
import { Switch } from "../../ui/primitives/switch.tsx";
import { HistoryLink } from "../history/history-link.tsx";
import type { EditedKind } from "../kinds.ts";
import { ReviewButton } from "../schedules/review-button.tsx";
import { ScheduleButton } from "../schedules/schedule-button.tsx";
import { usePlans } from "../schedules/use-schedules.ts";
import {
  LastApproval,
  noOpinions,
  OpinionsButton,
  OpinionsList,
  opinionMarks,
  useOpinionPlaces,
  useOpinions,
} from "../sharing/opinions.tsx";
import { ShareButton } from "../sharing/share-button.tsx";
import { type BoundForm, bindForm } from "./bind-part.ts";
import { LanguageSwitches } from "./language-switches.tsx";
import { LeaveQuestion } from "./leave-guard.tsx";
import { effectOfSave, isShownIn, languageStates, verbOfSave } from "./publication-state.ts";
import { RestoredNote } from "./restored-note.tsx";
import { KeepButton, SaveButton, tool } from "./save-buttons.tsx";
import { SaveDialogs } from "./save-dialogs.tsx";
import { type DocumentEditor, type SaveTarget, useDocument } from "./use-document.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { usePartNames } from "./use-part-names.ts";
import { useSaveAfterUploads } from "./use-save-after-uploads.ts";
import { useSaving } from "./use-saving.tsx";
import { WaitingNote } from "./waiting-note.tsx";

type EditorOptions<Form> = {
  /** Brings a part in sight: opens its tab, or chooses its section. */
  show(part: Part): void;
  /** What a save is told as; the words of the kind without it. */
  saved?(form: Form, message: string): string;
  /** The history state of a document that was new, at its own address. */
  stateOf?(): unknown;
  onSaved?(): void;
};

/** A sentence of a field, and what stands in the other language now. */
type ShownSentence = Pick<OutdatedSentence, "language" | "text" | "after"> & { field: string };

type ContentEditor<Of extends Fields> = {
  document: DocumentEditor<FormOf<Of>>;
  fields: BoundForm<FormOf<Of>>;
  /** Brings a part in sight, and moves the focus there. */
  showPart(part: Part): void;
  /**
   * Brings a sentence in sight, selects it, and marks it with what says the same in the other language.
   *
   * @param otherwise the part to show when the sentence is not found
   */
  showSentence(sentence: ShownSentence, otherwise?: Part): void;
  saveChange: ReturnType<typeof useSaving<FormOf<Of>>>["saveChange"];
  /** For `EditorFrame`. */
  frame: Omit<FrameProps<Of>, "title" | "children" | "remarks" | "facts" | "titleOf">;
};

/** The editor of a document, whatever its layout: its form, how it is saved and published, and its frame. */
export function useContentEditor<Of extends Fields>(
  of: EditedKind<Of>,
  loaded: Stored<FormOf<Of>> | null,
  options: EditorOptions<FormOf<Of>>,
): ContentEditor<Of> {
  const { kind } = of;
  const { language } = useLanguage();
  const words = of.words(language);
  const document = useDocument(of, loaded);
  const names = usePartNames(of.labels);
  const { blocker, release } = useLeaveGuard(document.isDirty);
  const navigate = useNavigate();
  const focusAfter = useFocusAfter();
  const fields = bindForm(kind, document, names);
  const saving = useSaving({
    kind,
    editor: document,
    names,
    show: showPart,
    saved(form, isNew) {
      setPair([]);
      options.onSaved?.();
      const message = isNew ? words.created : words.updated;
      return options.saved?.(form, message) ?? message;
    },
    view: (form) => (isPublished(of, form) ? of.site(form) : null),
    failed: (message, isNew) => (isNew ? words.createFailed(message) : words.updateFailed(message)),
    async onCreated(id) {
      const hold = release();
      const to = editorOf(placesOf(kind.name), id);
      await navigate(to, { replace: true, state: options.stateOf?.() });
      hold();
    },
  });
  const target = useRef<SaveTarget>("tables");
  const uploads = useSaveAfterUploads(() => void saving.save(target.current));

  const [pair, setPair] = useState<readonly QuotePlace[]>([]);

  function showSentence({ language, text, after, field }: ShownSentence, otherwise?: Part): void {
    const find = (sentence: { language: Language; text: string }) =>
      findSentence(kind, document.form, { ...sentence, field });
    const own = find({ language, text });
    const other = find({ language: otherLanguage(language), text: after });
    setPair([own, other].flatMap((place) => place ?? []));
    const part = own?.part ?? otherwise;
    if (part) showPart(part, own ?? undefined);
  }

  function showPart(part: Part, place?: QuotePlace): void {
    options.show(part);
    // Of an item that is one too many, the first input.
    const name = partName(part);
    const input = `[name="${name}"], [name^="${name}."], [data-part="${name}"]`;
    focusAfter(() => {
      const found = globalThis.document.querySelector<HTMLElement>(input);
      if (found && place) selectWords(found, place);
      return found;
    });
  }

  function saveTo(chosen: SaveTarget): void {
    target.current = chosen;
    uploads.save();
  }

  return {
    document,
    fields,
    showPart,
    showSentence,
    saveChange: saving.saveChange,
    frame: {
      pair,
      ...{ of, id: loaded?.id ?? null, words, document, fields, names, saving, uploads, blocker, saveTo },
      showWords: (place) => showPart(place.part, place),
    },
  };
}

function isPublished<Of extends Fields>({ kind }: EditedKind<Of>, form: FormOf<Of>): boolean {
  return kind.isShown !== undefined && valueIn(form, { field: kind.isShown }) === true;
}

type FrameProps<Of extends Fields> = {
  of: EditedKind<Of>;
  /** Null for a new document. */
  id: string | null;
  words: ReturnType<EditedKind<Of>["words"]>;
  document: DocumentEditor<FormOf<Of>>;
  fields: BoundForm<FormOf<Of>>;
  names: ReturnType<typeof usePartNames>;
  saving: ReturnType<typeof useSaving<FormOf<Of>>>;
  uploads: ReturnType<typeof useSaveAfterUploads>;
  blocker: ReturnType<typeof useLeaveGuard>["blocker"];
  saveTo(target: SaveTarget): void;
  /** A sentence and what says the same in the other language. */
  pair: readonly QuotePlace[];
  /** Brings words in sight, and selects them. */
  showWords(place: QuotePlace): void;
  /** Of the document; empty before it has one. */
  title: string;
  /** What is noticed, and the id of the element that says it. */
  remarks?: { count: number; id: string };
  /** What else the bar says of what is saved. */
  facts?: string;
  /** The title of a row that the form names by id. */
  titleOf?(id: string): string;
  /** The form, with notes of where it comes from. */
  children(notes: ReactNode): ReactNode;
};

/** An editor's bar, with what is saved, published, planned and shared, around the layout of its fields. */
export function EditorFrame<Of extends Fields>(props: FrameProps<Of>) {
  const { of, id, words, document, fields, names, saving, uploads, blocker, saveTo, showWords } = props;
  const { pair, title, remarks, facts, titleOf, children } = props;
  const { kind } = of;
  const { language, t } = useLanguage(editingTexts);
  const { t: panel } = useLanguage(panelTexts);
  const { t: checklist } = useLanguage(checklistTexts);
  const effectId = useId();
  const wrongId = useId();
  const mayPublish = useRight("publish");
  const { plans, reload } = usePlans(mayPublish ? id : null);
  const { opinions, reload: reloadOpinions } = useOpinions(
    mayPublish && id !== null ? { kind: kind.name, id } : null,
  );
  const [reading, setReading] = useState<"nothing" | "list" | "marks">("nothing");
  const isListOpen = reading === "list";
  const open = opinions.given.filter(({ resolvedAt }) => resolvedAt === null).length;
  const { form, change, savedForm, liveForm, isWaiting, isDirty } = document;
  const places = useOpinionPlaces(of, reading === "nothing" ? noOpinions : opinions, form);
  const marks = useMemo(
    () => Map.groupBy([...opinionMarks(opinions, places), ...pair], ({ part }) => partName(part)),
    [opinions, places, pair],
  );
  const isSaving = document.isSaving || uploads.isWaiting;
  const isOn = isPublished(of, form);
  const publication = { live: liveForm, form };
  const effectKey = mayPublish ? effectOfSave(kind, publication, isDirty || isWaiting) : null;
  const effect = effectKey && (isDirty || isWaiting) ? t("editing.saveDoes", { effect: t(effectKey) }) : null;
  // What is live is published by an editor: a writer's changes wait.
  const savesAside = !mayPublish && liveForm !== null;
  const published = verbOfSave(kind, publication);
  const own = savesAside ? "keep" : "draft";
  const verb = !mayPublish ? own : published === "save" && plans.length > 0 ? "planned" : published;
  const keep = mayPublish && liveForm && isOn ? () => saveTo("waiting") : null;
  const preview =
    id && (liveForm && !isWaiting ? of.site(liveForm) : previewOf(of, id, liveForm ?? savedForm));
  const states =
    id === null ? [] : languageStates(kind, { live: liveForm, form: savedForm }, isWaiting, plans);
  const [whole] = states;
  const doing = id === null ? (words.create ?? words.edit) : words.edit;
  const saved = isDirty ? t("word.unsaved") : id === null ? "" : t("editing.saved");
  const wrong = languages.map((one) => fields.errorOf({ field: "shown", language: one })).find(Boolean);
  const hasLanguages = "shown" in kind.fields;
  const { list } = placesOf(kind.name);

  return (
    <>
      <EditorBar
        {...(list && words.back && { back: { to: list, text: words.back } })}
        title={
          <span className="min-w-0 grow leading-tight">
            {/* A phone has no room for it. */}
            {title && (
              <span className="block truncate font-normal text-ink-soft text-small @max-2xl:sr-only">
                {doing}
              </span>
            )}{" "}
            <span className="block truncate" title={title}>
              {title || doing}
            </span>
          </span>
        }
        note={
          <div className="flex min-w-0 gap-x-4 overflow-hidden whitespace-nowrap">
            <p role="status" className="flex min-w-0 gap-x-4">
              {wrong && (
                <span id={wrongId} title={wrong} className="font-semibold text-error">
                  {wrong}
                </span>
              )}
              {(uploads.text || isDirty) && <span className="text-ink">{uploads.text ?? saved}</span>}
              {effect && (
                <span id={effectId} className="text-ink">
                  {effect}
                </span>
              )}
              {whole && (
                <span className={isDirty ? "@max-4xl:sr-only" : ""}>
                  {hasLanguages
                    ? states.map((state) => describeState(state, language, panel)).join(" · ")
                    : describeWhole(whole, language, panel)}
                </span>
              )}
              {!uploads.text && !isDirty && <span className="@max-2xl:sr-only">{saved}</span>}
              {facts && <span className="@max-2xl:sr-only">{facts}</span>}
              <LastApproval kind={kind} saved={savedForm} opinions={opinions} />
            </p>
            {remarks && remarks.count > 0 && (
              <a
                href={`#${remarks.id}`}
                onClick={() => globalThis.document.querySelector(`#${remarks.id}`)?.setAttribute("open", "")}
                className="text-warning underline underline-offset-4 @max-2xl:hidden"
              >
                {remarks.count === 1
                  ? checklist("checklist.one")
                  : checklist("checklist.some", { count: remarks.count })}
              </a>
            )}
          </div>
        }
        end={
          <SaveButton
            isSaving={isSaving}
            isQuiet={!isDirty && !isWaiting && id !== null}
            verb={verb}
            effectId={effect ? effectId : undefined}
            onSave={() => saveTo(savesAside ? "waiting" : "tables")}
          />
        }
        more={
          id !== null && (
            <>
              {keep && <KeepButton className="@md:hidden" isDisabled={isSaving || !isDirty} onKeep={keep} />}
              {preview && <PreviewLink to={preview} className="@md:hidden" />}
              {mayPublish && (
                <RehearsalButton change={document.rehearse} icon={ScanSearch} className={tool} />
              )}
              {mayPublish && (
                <ScheduleButton
                  subject={{ kind: kind.name, id }}
                  number={document.savedNumber}
                  isLive={
                    liveForm !== null && !isWaiting && languages.every((one) => isShownIn(savedForm, one))
                  }
                  isAlwaysLive={list === null}
                  hasLanguages={hasLanguages}
                  isEmpty={(one) => of.isEmptyIn(savedForm, one)}
                  onClose={reload}
                />
              )}
              {mayPublish && <ReviewButton subject={{ kind: kind.name, id }} />}
              <HistoryLink to={`${editorOf(placesOf(kind.name), id)}/history`} />
              {mayPublish && <ShareButton subject={{ kind: kind.name, id }} />}
            </>
          )
        }
      >
        {mayPublish && list && kind.isShown && (
          <Switch
            isOn={isOn}
            label={panel(isOn ? "word.published" : "word.draft")}
            onChange={(next) => change((now) => withValue(now, { field: kind.isShown ?? "" }, next))}
          />
        )}
        {mayPublish && hasLanguages && (
          <LanguageSwitches
            form={form}
            change={change}
            errorId={wrong && wrongId}
            isWritten={(one) => isWrittenIn(kind, form, one)}
          />
        )}
        {preview && <PreviewLink to={preview} className="@max-md:hidden" />}
        {id !== null && !preview && (
          <button type="button" disabled className={`${barButton} button-quiet @max-md:hidden @max-7xl:px-3`}>
            <PreviewLabel text={t("word.preview")} />
          </button>
        )}
        {opinions.given.length > 0 && (
          <OpinionsButton
            count={open}
            isOpen={isListOpen}
            onPress={() => setReading(isListOpen ? "nothing" : "list")}
          />
        )}
        {keep && <KeepButton className="@max-md:hidden" isDisabled={isSaving || !isDirty} onKeep={keep} />}
      </EditorBar>
      {isListOpen && id !== null && (
        <OpinionsList
          of={of}
          id={id}
          saved={{ form: savedForm, number: document.savedNumber }}
          opinions={opinions}
          places={places}
          onShow={(place) => {
            // On a phone the list lies over the form.
            if (globalThis.matchMedia("(width < 48rem)").matches) setReading("marks");
            showWords(place);
          }}
          onChanged={reloadOpinions}
          onClose={() => setReading("nothing")}
        />
      )}
      {/* The list stands beside the form. */}
      <div className={isListOpen ? "md:pr-80" : undefined}>
        <WordMarks value={marks}>
          {children(
            <>
              {/* One note at a time, unless part of what waits can't be read. */}
              {isWaiting && (!document.restoredAt || document.unreadable.length > 0) && (
                <WaitingNote
                  unreadable={document.unreadable.map(fields.nameOf)}
                  onDiscard={document.discardWaiting}
                />
              )}
              {document.restoredAt && (
                <RestoredNote time={document.restoredAt} onDiscard={document.discard} />
              )}
            </>,
          )}
        </WordMarks>
      </div>
      <SaveDialogs
        kind={kind}
        saving={saving}
        isSaving={document.isSaving}
        names={names}
        {...(titleOf && { titleOf })}
      />
      <LeaveQuestion blocker={blocker} />
    </>
  );
}

/** The address of the preview of what is saved; null where it has none. */
function previewOf<Of extends Fields>(of: EditedKind<Of>, id: string, form: FormOf<Of>): string | null {
  if (of.hasPreview?.(form) === false) return null;
  return href("/admin/preview/:kind/:id", { kind: of.kind.name, id });
}

/** Selects words in the input of their part; a rich text does so once it is open. */
function selectWords(input: HTMLElement, place: QuotePlace): void {
  const isText = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
  if (!isText) return void input.dispatchEvent(new CustomEvent("select-words", { detail: place }));
  const paragraph = input.value.indexOf(place.text);
  const start = paragraph < 0 ? input.value.indexOf(place.words) : paragraph + place.start;
  if (start >= 0) input.setSelectionRange(start, start + place.words.length);
}

/** The document as it is saved, in a new tab. */
function PreviewLink({ to, className }: { to: string; className: string }) {
  const { t } = useLanguage(editingTexts);
  return (
    <Link to={to} target="_blank" title={t("word.preview")} className={`${tool} ${className}`}>
      <PreviewLabel text={t("word.preview")} />
    </Link>
  );
}
