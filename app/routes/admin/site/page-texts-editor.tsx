import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import type { SiteTexts } from "../../../data/site-texts/waiting-texts.ts";
import { address, languageOf, plainPath } from "../../../i18n/addresses.ts";
import { useLanguage } from "../../../i18n/language.tsx";
import { sitePagesTexts } from "../../../i18n/panel/site-pages.en.ts";
import { siteTextsPanelTexts } from "../../../i18n/panel/site-texts.en.ts";
import { isRichKey } from "../../../i18n/site-texts.ts";
import { type Fields, valuesOf } from "../../../panel/editing/edits.ts";
import { RestoredNote } from "../../../panel/editing/restored-note.tsx";
import { fixedPages, longTextsOn } from "../../../panel/texts/site-pages.ts";
import { TextDialogs } from "../../../panel/texts/text-dialogs.tsx";
import { fieldsByName } from "../../../panel/texts/text-fields.ts";
import type { TextProblem } from "../../../panel/texts/text-problem.ts";
import { TextsSaveButtons } from "../../../panel/texts/texts-save-buttons.tsx";
import { useSiteTexts } from "../../../panel/texts/use-site-texts.ts";
import { useTextNames } from "../../../panel/texts/use-text-names.ts";
import { WaitingTexts } from "../../../panel/texts/waiting-texts.tsx";
import { EditorBar } from "../../../ui/panel/editor-bar.tsx";
import { useFocusAfter } from "../../../ui/panel/hooks/use-focus-after.ts";
import { Select } from "../../../ui/panel/select-field.tsx";
import { firstFrameWidth, PagePane, paneClasses } from "../page/page-pane.tsx";
import { ChosenTexts } from "./chosen-texts.tsx";
import { RestOfPage } from "./rest-of-page.tsx";
import { type Pressed, TextsFrame } from "./texts-frame.tsx";
import { useRenderedPage } from "./use-rendered-page.ts";

type PageTextsEditorProps = {
  texts: SiteTexts;
  /** Of the page, in its language. */
  path: string;
};

const nothing: Pressed = { keys: [], linked: null };
const noKeys: ReadonlySet<string> = new Set();

/** A public page, and beside it the fields of the texts that were chosen on it. */
export function PageTextsEditor({ texts, path }: PageTextsEditorProps) {
  const { t } = useLanguage(sitePagesTexts);
  const { t: ofTexts } = useLanguage(siteTextsPanelTexts);
  const { nameOf } = useTextNames();
  const { edits, set, problems, save, rehearse, isSaving, resolution } = useSiteTexts(texts);
  const setParameters = useSearchParams()[1];
  const [width, setWidth] = useState(firstFrameWidth);
  const [chosen, setChosen] = useState(nothing);
  const [places, setPlaces] = useState(noKeys);
  const [history, setHistory] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLHeadingElement>(null);
  const focusAfter = useFocusAfter();
  const sent = sentTexts(valuesOf(edits.open), problems);
  const { page, failure, retry } = useRenderedPage(path, sent.texts, texts);
  const plain = plainPath(path);
  const language = languageOf(path);
  const count = Object.keys(edits.open).length;
  const isChosen = chosen !== nothing;

  function choose(pressed: Pressed): void {
    // Where nothing else was pressed, it is the one long text of the page.
    setChosen(pressed.keys.length > 0 ? pressed : { ...pressed, keys: longTextsOn(plain) });
    // A text is typed right away; what is not one is told.
    focusAfter(() => document.querySelector<HTMLElement>("#chosen textarea") ?? heading.current);
  }

  function close(): void {
    setChosen(nothing);
    focusAfter(() => list.current);
  }

  function open(next: string): void {
    setChosen(nothing);
    setParameters({ page: next });
  }

  /** A refused save leads to the first problem, which has to be in sight. */
  function saveOrShow(isPublished: boolean): void {
    const faulty = fieldsByName.get([...problems.keys()][0] ?? "");
    if (faulty) setChosen({ keys: [faulty.key], linked: null });
    requestAnimationFrame(() => void save(isPublished));
  }

  return (
    <>
      <EditorBar
        title={t("site.title")}
        note={
          <p role="status" className="truncate">
            {count > 0 ? ofTexts("texts.unsaved", { count }) : t("site.about")}
          </p>
        }
        end={
          <TextsSaveButtons isSaving={isSaving} isQuiet={count === 0} onSave={saveOrShow} change={rehearse} />
        }
      >
        <PageChoice path={path} onChoose={open} />
      </EditorBar>
      {edits.restoredAt && <RestoredNote time={edits.restoredAt} onDiscard={edits.discardAll} />}
      <div className={`${paneClasses(width).both} ${isChosen ? paneClasses(width).room : ""}`}>
        <PagePane
          language={language}
          width={width}
          onLanguage={(one) => setParameters({ page: address(one, plain) })}
          onWidth={setWidth}
        >
          <div className="relative h-full min-w-0 overflow-hidden [&_iframe]:scroll-mt-[calc(var(--bar-end,8rem)-4rem)]">
            {page && (
              <TextsFrame
                key={path}
                title={t("site.asVisitors")}
                width={width}
                page={page}
                hint={t("site.hint")}
                selected={chosen.keys}
                onPress={choose}
                onPlaces={setPlaces}
              />
            )}
            <div
              role="status"
              className="absolute inset-x-0 top-0 flex flex-wrap items-center justify-between gap-x-4 bg-warning-soft px-4 text-small text-warning empty:hidden"
            >
              {failure && <p className="py-2">{t(`site.${failure}`)}</p>}
              {failure === "away" && (
                <button
                  type="button"
                  onClick={retry}
                  className="min-h-11 font-semibold underline underline-offset-4"
                >
                  {t("site.again")}
                </button>
              )}
              {!failure && !page && <p className="py-2">{t("site.loading")}</p>}
              {!failure && !sent.isWhole && <p className="py-2">{t("site.stale")}</p>}
            </div>
          </div>
        </PagePane>
        {isChosen ? (
          <ChosenTexts
            chosen={chosen}
            path={path}
            heading={heading}
            width={width}
            onOpen={open}
            onClose={close}
            edits={edits}
            texts={texts}
            problems={problems}
            nameOf={nameOf}
            onChange={set}
            onHistory={setHistory}
          />
        ) : (
          <div className="grid grid-cols-1 gap-5">
            <WaitingTexts texts={texts} />
            <RestOfPage
              path={plain}
              page={page}
              places={places}
              texts={edits.values}
              heading={list}
              onChoose={(key) => choose({ keys: [key], linked: null })}
            />
          </div>
        )}
      </div>
      <TextDialogs
        edits={edits}
        texts={texts}
        resolution={resolution}
        history={history}
        onCloseHistory={() => setHistory(null)}
      />
    </>
  );
}

/** Which page is edited: one of the fixed ones, or another that was opened from the site or a link. */
function PageChoice({ path, onChoose }: { path: string; onChoose(path: string): void }) {
  const { t } = useLanguage(sitePagesTexts);
  const plain = plainPath(path);
  const fixed = fixedPages.map((one) => ({ value: String(one), text: t(`site.path.${one}`) }));
  const isFixed = fixed.some(({ value }) => value === plain);
  return (
    <Select
      aria-label={t("site.page")}
      chosen={plain}
      choices={isFixed ? fixed : [...fixed, { value: plain, text: plain }]}
      onChoose={(next) => next && onChoose(address(languageOf(path), next))}
      className="min-h-11 w-auto min-w-0 max-w-44 grow py-2 @4xl:max-w-60 text-base"
    />
  );
}

/** In characters of JSON: a form that the server takes is not larger than 16 kB, with a token. */
const mostSent = 6_000;

/** The typed texts that the page can be rendered with, and whether that is all of them. */
function sentTexts(
  typed: Fields,
  problems: ReadonlyMap<string, TextProblem>,
): { texts: Fields; isWhole: boolean } {
  const texts: Record<string, string> = {};
  let size = 0;
  for (const [name, text] of Object.entries(typed)) {
    const cost = JSON.stringify(name).length + JSON.stringify(text).length;
    const isRich = isRichKey(fieldsByName.get(name)?.key ?? "");
    if (isRich || problems.get(name)?.key === "texts.problem.long" || size + cost > mostSent) continue;
    texts[name] = text;
    size += cost;
  }
  return { texts, isWhole: Object.keys(texts).length === Object.keys(typed).length };
}
