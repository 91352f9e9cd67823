import tinymce from "tinymce";
import "tinymce/icons/default";
import "tinymce/models/dom";
import "tinymce/themes/silver";
import "tinymce/skins/ui/oxide/skin.js";
import "tinymce/skins/ui/oxide/content.js";
import "tinymce/plugins/code";
import "tinymce/plugins/image";
import "tinymce/plugins/link";
import "tinymce/plugins/lists";
import "tinymce/plugins/table";
import type { Language } from "../../i18n/language-texts.ts";
import { watchPictures } from "./editor-pictures.ts";
import { editorSettings } from "./editor-settings.ts";
import { pictureSettings } from "./picture-settings.ts";
import type { TextPictures } from "./text-pictures.ts";

type EditorOptions = {
  apiKey: string;
  label: string;
  language: Language;
  pictures: TextPictures;
  onChange(html: string): void;
};

export type OpenedEditor = { show(html: string): void; close(): void };

/**
 * Opens an empty TinyMCE in a container. An unedited text, also after undo, is returned byte for byte: the editor's
 * serialisation is used only after a change.
 */
export async function openEditor(container: HTMLElement, options: EditorOptions): Promise<OpenedEditor> {
  const { apiKey, label, language, pictures, onChange } = options;
  const target = document.createElement("textarea");
  container.replaceChildren(target);
  tinymce.addI18n("en", { "Alternative description": pictures.descriptionLabel });
  const [editor] = await tinymce.init({
    ...editorSettings(label),
    ...pictureSettings(pictures, tell),
    target,
    license_key: apiKey,
  });
  if (!editor) throw new Error("The editor did not open");
  const watched = watchPictures(editor);
  editor.getBody().lang = language;
  editor.iframeElement?.setAttribute("title", label);
  // The frame has the accessible name; a body without a role may not.
  editor.getBody().removeAttribute("aria-label");

  let given = "";
  let untouched = "";
  let isShowing = false;
  function show(html: string): void {
    given = html;
    isShowing = true;
    watched.showStored(() => editor?.setContent(html));
    isShowing = false;
    untouched = editor?.getContent() ?? "";
    editor?.undoManager.clear();
    editor?.undoManager.add();
  }

  function tell(): void {
    if (isShowing || !editor || editor.removed) return;
    const html = editor.getContent();
    onChange(html === untouched ? given : html);
    pictures.onPending(watched.hasPending());
  }

  editor.on("input change undo redo SetContent", tell);
  return { show, close: () => editor.remove() };
}
