import type { Editor } from "tinymce";
import type { LinkChoice } from "../../data/articles/link-choices.ts";
import { anchorId } from "../../html/anchor-id.ts";

const headings = "h1,h2,h3,h4,h5,h6";

/** The headings of the text, to link to. */
export function headingChoices(editor: Editor, nameOf: (title: string) => string): LinkChoice[] {
  return editor.dom.select(headings, editor.getBody()).flatMap((heading) => {
    const title = heading.textContent.trim();
    const id = heading.id || anchorId(title);
    return title !== "" && id !== null ? [{ title: nameOf(title), value: `#${id}` }] : [];
  });
}

/** Gives each heading that a link of the text leads to, and that has no id, the one of the link. */
export function giveLinkedIds(editor: Editor): void {
  const body = editor.getBody();
  for (const link of editor.dom.select('a[href^="#"]', body)) {
    const id = link.getAttribute("href")?.slice(1) ?? "";
    if (id === "" || editor.dom.get(id)) continue;
    const heading = editor.dom
      .select(headings, body)
      .find((one) => one.id === "" && anchorId(one.textContent.trim()) === id);
    if (heading) heading.id = id;
  }
}
