import { flushSync } from "react-dom";
import tinymce from "tinymce";
import "tinymce/icons/default";
import "tinymce/models/dom";
import "tinymce/themes/silver";
import "tinymce/skins/ui/oxide/skin.js";
import "tinymce/skins/ui/oxide/content.js";
import "tinymce/plugins/autolink";
import "tinymce/plugins/code";
import "tinymce/plugins/fullscreen";
import "tinymce/plugins/image";
import "tinymce/plugins/link";
import "tinymce/plugins/lists";
import "tinymce/plugins/table";
import "./editor-ui.css";
import type { LinkChoice } from "../../data/articles/link-choices.ts";
import { type Language, lookUp } from "../../i18n/language-texts.ts";
import { richTextTexts } from "../../i18n/panel/rich-text.en.ts";
import type { MarkedWords, WordMark } from "../panel/word-marks.tsx";
import { watchPaste } from "./editor-paste.ts";
import { watchPictures } from "./editor-pictures.ts";
import { editorSettings } from "./editor-settings.ts";
import { giveLinkedIds, headingChoices } from "./heading-links.ts";
import { markWords, rangeOf } from "./marked-words.ts";
import { pictureSettings } from "./picture-settings.ts";
import { addSlashMenu } from "./slash-menu.ts";
import type { TextPictures } from "./text-pictures.ts";
import { focusUnwritten, markNewCaptions, unmarkWritten } from "./unwritten-blocks.ts";

type EditorOptions = {
  apiKey: string;
  label: string;
  /** Of the text. */
  language: Language;
  /** Of the editor's own buttons and dialogs. */
  uiLanguage: Language;
  pictures: TextPictures;
  listLinks(): Promise<LinkChoice[]>;
  onChange(html: string): void;
};

/** Serialising a longer text takes longer than a key may: it waits for a pause, in milliseconds, but not for ever. */
const longText = 50_000;
const pause = 400;
const longestWait = 5_000;

export type OpenedEditor = {
  show(html: string): void;
  /** Moves the focus to the first place that is still to be written, else to the text. */
  focus(): void;
  /** Selects words, and brings them in sight. */
  select(words: MarkedWords): void;
  /** Draws these marks on their words, instead of the earlier ones. */
  mark(marks: readonly WordMark[]): void;
  close(): void;
};

/**
 * Opens an empty TinyMCE in a container. An unedited text, also after undo, is returned byte for byte: the editor's
 * serialisation is used only after a change.
 */
export async function openEditor(container: HTMLElement, options: EditorOptions): Promise<OpenedEditor> {
  const { apiKey, label, language, uiLanguage, pictures, listLinks, onChange } = options;
  const target = document.createElement("textarea");
  container.replaceChildren(target);
  await addUiTexts(uiLanguage, pictures.descriptionLabel);
  const headingTitle = (title: string) => lookUp(richTextTexts, uiLanguage, "richText.heading", { title });
  const [editor] = await tinymce.init({
    ...editorSettings(label),
    ...pictureSettings(pictures, tell),
    link_list: (show: (links: LinkChoice[]) => void) =>
      void listLinks()
        .catch(() => [])
        .then((links) => show([...(editor ? headingChoices(editor, headingTitle) : []), ...links])),
    setup: (opened) => addSlashMenu(opened, uiLanguage),
    target,
    language: uiLanguage,
    license_key: apiKey,
  });
  if (!editor) throw new Error("The editor did not open");
  watchPaste(editor, language, uiLanguage);
  const watched = watchPictures(editor);
  editor.getBody().lang = language;
  editor.iframeElement?.setAttribute("title", label);
  // The frame has the accessible name; a body without a role may not.
  editor.getBody().removeAttribute("aria-label");

  let given = "";
  let length = 0;
  let untouched = "";
  let isShowing = false;
  let waiting: { timer: ReturnType<typeof setTimeout>; since: number } | null = null;
  function show(html: string): void {
    stopWaiting();
    given = html;
    length = html.length;
    isShowing = true;
    watched.showStored(() => editor?.setContent(html));
    isShowing = false;
    untouched = editor?.getContent() ?? "";
    editor?.undoManager.clear();
    editor?.undoManager.add();
  }

  function tell(): void {
    stopWaiting();
    if (isShowing || !editor || editor.removed) return;
    giveLinkedIds(editor);
    const html = editor.getContent();
    length = html.length;
    onChange(html === untouched ? given : html);
    pictures.onPending(watched.hasPending());
  }

  function tellSoon(): void {
    if (isShowing) return;
    const since = waiting?.since ?? Date.now();
    stopWaiting();
    if (length < longText || Date.now() - since > longestWait) tell();
    else waiting = { timer: setTimeout(tell, pause), since };
  }

  function stopWaiting(): void {
    if (waiting) clearTimeout(waiting.timer);
    waiting = null;
  }

  // Where the text stands as on its page, its frame is as high.
  const height = new ResizeObserver(([body]) =>
    container.style.setProperty("--text-height", `${body?.borderBoxSize[0]?.blockSize ?? 0}px`),
  );
  height.observe(editor.getBody());
  unmarkWritten(editor);
  markNewCaptions(editor);
  editor.on("input change undo redo SetContent", tellSoon);
  // The frame keeps its keys to itself: Ctrl or Cmd with S is the screen's.
  editor.addShortcut("meta+s", "", () => {
    if (waiting) flushSync(tell);
    const keys = { key: "s", ctrlKey: true, bubbles: true, cancelable: true };
    editor.getContainer().dispatchEvent(new KeyboardEvent("keydown", keys));
  });
  // Before the click on a button, such as that of a save.
  editor.getWin().addEventListener("blur", () => waiting && flushSync(tell));
  return {
    show,
    focus: () => focusUnwritten(editor),
    mark: markWords(editor),
    select(words) {
      editor.focus();
      const range = rangeOf(editor.getBody(), words);
      if (!range) return;
      editor.selection.setRng(range);
      range.startContainer.parentElement?.scrollIntoView({ block: "center" });
    },
    close() {
      if (waiting) tell();
      height.disconnect();
      editor.remove();
    },
  };
}

/** The Dutch language pack where it is needed, and the texts of what this site adds to the editor. */
async function addUiTexts(language: Language, descriptionLabel: string): Promise<void> {
  if (language === "nl") await import("./dutch-pack.ts");
  tinymce.addI18n(language, {
    "Alternative description": descriptionLabel,
    "Link list": lookUp(richTextTexts, language, "richText.links"),
    "Label and value": lookUp(richTextTexts, language, "richText.labelAndValue"),
    Standard: lookUp(richTextTexts, language, "richText.standard"),
    Class: lookUp(richTextTexts, language, "richText.look"),
    Callout: lookUp(richTextTexts, language, "richText.callout"),
    Button: lookUp(richTextTexts, language, "richText.button"),
  });
}
