import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { accountDatabase } from "../../account/account-database.ts";
import type { LinkChoice } from "../../data/articles/link-choices.ts";
import { getTinymceKey } from "../../data/tinymce-key.ts";
import { useLanguage } from "../../i18n/language.tsx";
import type { Language } from "../../i18n/language-texts.ts";
import { richTextTexts } from "../../i18n/panel/rich-text.en.ts";
import { FieldLabel } from "../forms/field-label.tsx";
import { BesideLabel, type MarkedWords, useWordMarks } from "../panel/word-marks.tsx";
import { canHoldEditor } from "./editor-document.ts";
import type { OpenedEditor } from "./open-editor.ts";
import type { TextPictures } from "./text-pictures.ts";

export type RichTextFieldProps = {
  label: string;
  /** By which a problem leads to it. */
  name?: string;
  isRequired?: boolean;
  /** Stands beside the label. */
  note?: ReactNode;
  /** Whether the text stands as on its page: as high as it is long, its label for those who don't see it. */
  isOnPage?: boolean;
  /** The language of the text. */
  language: Language;
  /** HTML; returned unchanged without edits. */
  value: string;
  /** Stays the same while the field is mounted. */
  pictures: TextPictures;
  /** The pages of the site that the dialog for links offers; rejects when they can't be read. */
  listLinks(): Promise<LinkChoice[]>;
  onChange(html: string): void;
};

/**
 * A field with TinyMCE, or for HTML where TinyMCE is unavailable. Each text needs its own `key`. The screen's
 * `clientLoader` calls `openEditorDocument`.
 */
export function RichTextField(props: RichTextFieldProps) {
  const { name, isRequired = false, note, isOnPage = false, label, language, value, onChange } = props;
  const { language: uiLanguage, t } = useLanguage(richTextTexts);
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const target = useRef<HTMLSpanElement>(null);
  const state = useEditor(container, props, uiLanguage, target);
  return (
    <div>
      <span ref={target} data-part={name} tabIndex={-1} />
      <div className={`flex flex-wrap items-baseline justify-between gap-x-4 ${isOnPage ? "" : "mb-1.5"}`}>
        <FieldLabel
          id={`${id}-label`}
          htmlFor={`${id}-html`}
          label={label}
          isRequired={isRequired}
          className={isOnPage ? "sr-only" : ""}
        />
        <BesideLabel name={name} note={note} />
      </div>
      {state === "loading" && (
        <p role="status" className="grid h-100 place-items-center rounded-small border border-line bg-white">
          {t("richText.loading")}
        </p>
      )}
      {state === "failed" && (
        <>
          <p role="alert" className="mb-3 rounded-small bg-warning-soft px-4 py-3 text-warning">
            <span className="font-semibold">{t("richText.failed")}</span> {t("richText.fallback")}
          </p>
          <textarea
            id={`${id}-html`}
            lang={language}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            spellCheck={false}
            className="field h-100 font-mono text-small"
          />
        </>
      )}
      <div ref={container} hidden={state !== "open"} className={isOnPage ? "text-on-page" : undefined} />
    </div>
  );
}

type EditorState = "loading" | "open" | "failed";

/** The focus of `target` moves on into the editor, to the words that it is told of, also when that opens later. */
function useEditor(
  container: RefObject<HTMLDivElement | null>,
  { label, name, language, value, pictures, listLinks, onChange }: RichTextFieldProps,
  uiLanguage: Language,
  target: RefObject<HTMLElement | null>,
): EditorState {
  const [state, setState] = useState<EditorState>("loading");
  const editor = useRef<OpenedEditor | null>(null);
  /** The editor's content, also before it has loaded. */
  const shown = useRef(value);

  const wanted = useRef<MarkedWords | null>(null);
  useEffect(() => {
    const place = target.current;
    const take = (event: Event) => {
      if (event instanceof CustomEvent) wanted.current = event.detail;
    };
    place?.addEventListener("select-words", take);
    return () => place?.removeEventListener("select-words", take);
  }, [target]);

  const tell = useEffectEvent((html: string) => {
    if (html === shown.current) return;
    shown.current = html;
    onChange(html);
  });
  const open = useEffectEvent(async (uiLanguage: Language) => {
    if (!canHoldEditor() || !container.current) throw new Error("This document can't hold the editor");
    const [apiKey, { openEditor }] = await Promise.all([
      getTinymceKey(accountDatabase()),
      import("./open-editor.ts"),
    ]);
    // The field was removed, and its effect is about to end.
    if (!container.current) return null;
    return openEditor(container.current, {
      apiKey,
      label,
      language,
      uiLanguage,
      pictures,
      listLinks,
      onChange: tell,
    });
  });

  useEffect(() => {
    let isWanted = true;
    open(uiLanguage)
      .then((opened) => {
        if (!opened) return;
        if (!isWanted) return opened.close();
        // The value may have changed while the editor loaded.
        opened.show(shown.current);
        editor.current = opened;
        setState("open");
      })
      .catch((error: unknown) => {
        if (!isWanted) return;
        console.error("The editor was not loaded:", error instanceof Error ? error.message : "unknown");
        setState("failed");
      });
    return () => {
      isWanted = false;
      editor.current?.close();
      editor.current = null;
    };
    // In another language the editor opens anew.
  }, [uiLanguage]);

  useEffect(() => {
    if (value === shown.current) return;
    shown.current = value;
    editor.current?.show(value);
  }, [value]);

  const marks = useWordMarks(name);
  useEffect(() => {
    if (state === "open") editor.current?.mark(marks);
  }, [state, marks]);

  useEffect(() => {
    const place = target.current;
    if (state !== "open" || !place) return;
    function moveOn(): void {
      if (wanted.current) editor.current?.select(wanted.current);
      else editor.current?.focus();
      wanted.current = null;
    }
    if (document.activeElement === place) moveOn();
    place.addEventListener("focus", moveOn);
    return () => place.removeEventListener("focus", moveOn);
  }, [state, target]);

  return state;
}
