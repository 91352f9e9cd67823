import type { Editor } from "tinymce";
import { unwrittenClass } from "../../html/unwritten.ts";

/** Takes the mark of what is still to be written from a block once it has words: a next one would inherit it. */
export function unmarkWritten(editor: Editor): void {
  editor.on("input", () => {
    const block = editor.dom.getParent(editor.selection.getStart(), `.${unwrittenClass}`);
    if (block && hasWords(editor, block)) editor.dom.removeClass(block, unwrittenClass);
  });
}

/** Marks a new caption as still to be written, instead of the word that the editor puts there. */
export function markNewCaptions(editor: Editor): void {
  editor.on("ExecCommand", ({ command }) => {
    if (command.toLowerCase() !== "mceupdateimage") return;
    for (const caption of editor.dom.select("figcaption", editor.getBody())) {
      if (caption.textContent !== "Caption") continue;
      editor.dom.setHTML(caption, '<br data-mce-bogus="1">');
      editor.dom.addClass(caption, unwrittenClass);
    }
  });
}

/** Moves the focus to the first place that is still to be written, else to the text. */
export function focusUnwritten(editor: Editor): void {
  const marked = editor.dom.select(`.${unwrittenClass}`, editor.getBody());
  const place = marked.find((block) => !hasWords(editor, block));
  editor.focus();
  if (!place) return;
  editor.selection.setCursorLocation(place, 0);
  place.scrollIntoView({ block: "center" });
}

/** Whether a block has words of its own, not of the blocks in it. */
function hasWords(editor: Editor, block: Element): boolean {
  const own = [...block.childNodes].filter((node) => !editor.dom.isBlock(node));
  return own.some(({ textContent }) => textContent !== null && textContent.trim() !== "");
}
