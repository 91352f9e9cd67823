import type { Editor } from "tinymce";
import type { Pasted } from "../../html/pasted/pasted.ts";
import { type Language, lookUp } from "../../i18n/language-texts.ts";
import { checklistTexts } from "../../i18n/panel/checklist.en.ts";

/** Of the editor itself, which it then pastes as they are. */
const internal = "x-tinymce/html";
/** Code editors give their colours as HTML. */
const ofCodeEditor = "vscode-editor-data";

/** Pastes what comes from elsewhere as its source means it; what reads it is loaded once the editor is open. */
export function watchPaste(editor: Editor, language: Language, uiLanguage: Language): void {
  let isPlain = false;
  const reading = import("../../html/pasted/pasted.ts").catch(() => null);
  const losing = import("../../data/articles/checklist-losses.ts").catch(() => null);

  /** What visitors won't get of a paste, or get from other sites. */
  async function tellLosses(html: string): Promise<void> {
    const losses = (await losing)?.findLosses(html, language, location.origin) ?? [];
    const told = losses.filter(({ key }) => !key.startsWith("checklist.anchor"));
    if (told.length === 0 || editor.removed) return;
    const name = lookUp(checklistTexts, uiLanguage, `word.${language}`);
    const texts = told.map(({ key, values }) =>
      lookUp(checklistTexts, uiLanguage, key, { ...values, language: name }),
    );
    editor.notificationManager.open({ type: "warning", text: texts.map(editor.dom.encode).join("<br>") });
  }

  editor.on("keydown", (event) => {
    if (event.key.toLowerCase() === "v") isPlain = event.shiftKey;
  });
  editor.on(
    "paste",
    (event) => {
      const asText = isPlain;
      isPlain = false;
      const data = event.clipboardData;
      if (event.isDefaultPrevented() || !data || asText || isInternal(data)) return;
      const text = data.getData("text/plain");
      const html = data.types.includes(ofCodeEditor) ? "" : data.getData("text/html");
      // The editor makes pictures of files, and of an address the link of what is selected.
      const isLinkOfSelection = /^https?:\S+$/i.test(text) && !editor.selection.isCollapsed();
      if (html === "" && (text === "" || isLinkOfSelection)) return;
      event.preventDefault();
      void reading
        .then((module) => module?.pasted({ html, text }, idsOf(editor), isOnEmptyLine(editor)))
        .catch(() => undefined)
        .then((read) => {
          if (editor.removed) return;
          insert(editor, html, text, read);
          void tellLosses(read?.html ?? "");
        });
    },
    true,
  );
}

function isInternal(data: DataTransfer): boolean {
  return data.types.includes(internal) || data.getData("text/html").includes(internal);
}

function idsOf(editor: Editor): ReadonlySet<string> {
  return new Set([...editor.getBody().querySelectorAll("[id]")].map(({ id }) => id));
}

function isOnEmptyLine(editor: Editor): boolean {
  const block = editor.dom.getParent(editor.selection.getStart(), editor.dom.isBlock);
  return editor.selection.isCollapsed() && (block?.textContent ?? "").trim() === "";
}

/** Null for text that stays as it is; undefined when it could not be read. */
type Read = Pasted | null | undefined;

function insert(editor: Editor, html: string, text: string, read: Read): void {
  const paste = (content: { html: string } | { text: string }) =>
    editor.execCommand("mceInsertClipboardContent", false, content);
  if (!read) paste(read === null || html === "" ? { text } : { html });
  else if (read.raw === undefined) paste({ html: read.html });
  else {
    const { raw } = read;
    // One step back is the text as it was pasted.
    editor.undoManager.extra(
      () => paste({ text: raw }),
      () => paste({ html: read.html }),
    );
  }
}
