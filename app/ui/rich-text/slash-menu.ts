import type { Editor } from "tinymce";
import { address } from "../../i18n/addresses.ts";
import { type Language, lookUp } from "../../i18n/language-texts.ts";
import { type RichTextKey, richTextTexts } from "../../i18n/panel/rich-text.en.ts";

type Entry = { name: string; text: RichTextKey; icon: string; insert(editor: Editor): void };

const command =
  (name: string, value?: unknown): Entry["insert"] =>
  (editor) =>
    editor.execCommand(name, false, value);

/** What a line can become; the icons are the editor's own. */
const entries: readonly Entry[] = [
  { name: "h2", text: "richText.heading2", icon: "change-case", insert: command("FormatBlock", "h2") },
  { name: "h3", text: "richText.heading3", icon: "change-case", insert: command("FormatBlock", "h3") },
  { name: "list", text: "richText.list", icon: "unordered-list", insert: command("InsertUnorderedList") },
  { name: "numbered", text: "richText.numbered", icon: "ordered-list", insert: command("InsertOrderedList") },
  { name: "quote", text: "richText.quote", icon: "quote", insert: command("mceBlockQuote") },
  {
    name: "table",
    text: "richText.table",
    icon: "table",
    insert: command("mceInsertTable", { rows: 3, columns: 2, options: { headerRows: 1 } }),
  },
  { name: "picture", text: "richText.picture", icon: "image", insert: command("mceImage") },
  {
    name: "callout",
    text: "richText.callout",
    icon: "info",
    insert: (editor) => editor.formatter.apply("callout"),
  },
  { name: "button", text: "richText.button", icon: "link", insert: insertButton },
  {
    name: "divider",
    text: "richText.divider",
    icon: "horizontal-rule",
    insert: command("InsertHorizontalRule"),
  },
];

/** Offers what a line can become once `/` is typed at its start, and by a button: on a phone that is at hand. */
export function addSlashMenu(editor: Editor, language: Language): void {
  const items = entries.map(({ name, text, icon }) => ({
    value: name,
    text: lookUp(richTextTexts, language, text),
    icon,
  }));
  editor.ui.registry.addMenuButton("textblocks", {
    icon: "plus",
    tooltip: lookUp(richTextTexts, language, "richText.insert"),
    fetch: (show) =>
      show(
        items.map(({ value, text, icon }) => ({
          type: "menuitem",
          text,
          icon,
          onAction: () => insert(editor, value),
        })),
      ),
  });
  editor.ui.registry.addAutocompleter("slash", {
    trigger: "/",
    minChars: 0,
    columns: 1,
    matches: (range) => isLineStart(editor, range),
    fetch(pattern) {
      const typed = pattern.toLowerCase();
      return Promise.resolve(items.filter(({ text }) => text.toLowerCase().includes(typed)));
    },
    onAction(menu, range, name) {
      editor.selection.setRng(range);
      editor.insertContent("");
      menu.hide();
      insert(editor, name);
    },
  });
}

function insert(editor: Editor, name: string): void {
  entries.find((entry) => entry.name === name)?.insert(editor);
}

/** Whether nothing stands before a place in its block. */
function isLineStart(editor: Editor, { startContainer, startOffset }: Range): boolean {
  const block = editor.dom.getParent(startContainer, editor.dom.isBlock);
  // In code a slash is one.
  if (!block || block.nodeName === "PRE") return false;
  const before = editor.dom.createRng();
  before.setStart(block, 0);
  before.setEnd(startContainer, startOffset);
  return before.toString().replaceAll("\uFEFF", "").trim() === "";
}

/** A link that looks like a button, in the dialog for its words and address; the contact page until it is changed. */
function insertButton(editor: Editor): void {
  const language = editor.getBody().lang === "en" ? "en" : "nl";
  const words = editor.dom.encode(lookUp(richTextTexts, language, "richText.buttonText"));
  const link = editor.dom.create("a", { class: "button", href: address(language, "/contact") }, words);
  editor.undoManager.transact(() => {
    editor.selection.getRng().insertNode(link);
    editor.selection.setCursorLocation(link, 1);
  });
  editor.execCommand("mceLink");
}
