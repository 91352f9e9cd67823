import type { Editor } from "tinymce";
import type { LinkChoice } from "../../data/articles/link-choices.ts";
import { anchorId, withAnchorId } from "../../html/anchor-id.ts";

const headings = "h1,h2,h3,h4,h5,h6";

/** The headings of the text, to link to; of those with the same words, the first. */
export function headingChoices(editor: Editor, nameOf: (title: string) => string): LinkChoice[] {
  const found = new Map<string, LinkChoice>();
  for (const heading of editor.dom.select(headings, editor.getBody())) {
    const title = heading.textContent.trim();
    const id = heading.id || anchorId(title);
    if (title === "" || id === null || found.has(id)) continue;
    found.set(id, { title: nameOf(title), value: `#${id}` });
  }
  return [...found.values()];
}

/** Gives each heading that a link of the text leads to, and that has no id, the one that visitors' link will name. */
export function giveLinkedIds(editor: Editor): void {
  const body = editor.getBody();
  for (const link of editor.dom.select('a[href^="#"]', body)) {
    const id = withAnchorId(link.getAttribute("href"))?.slice(1) ?? "";
    if (id === "" || editor.dom.get(id)) continue;
    const heading = editor.dom
      .select(headings, body)
      .find((one) => one.id === "" && anchorId(one.textContent.trim()) === id);
    if (heading) heading.id = id;
  }
}
