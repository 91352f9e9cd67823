import type { Editor } from "tinymce";
import type { MarkedWords, WordMark } from "../panel/word-marks.tsx";

const highlight = "numbered-words";

/** The styles of numbered words in the editor's document. */
export const numberedWordsStyle = `
  ::highlight(${highlight}) { background: var(--color-accent-soft) }
  .word-number { position: absolute; transform: translate(-60%, -60%); min-width: 1.25rem; border-radius: 1rem;
    background: var(--color-accent); color: var(--color-white); font: 600 0.8rem/1.25rem var(--font-text);
    text-align: center; pointer-events: none }`;

/** Draws numbers on words, beside the text, so that they are never part of it. Gives what shows others in their place. */
export function numberWords(editor: Editor): (marks: readonly WordMark[]) => void {
  const document = editor.getDoc();
  const view = document.defaultView;
  // What stands outside of the body is not serialised. The numbers are read out beside the field's label.
  const layer = document.createElement("div");
  layer.setAttribute("aria-hidden", "true");
  document.documentElement.append(layer);
  let shown: readonly WordMark[] = [];

  function draw(): void {
    if (shown.length === 0 && layer.childElementCount === 0) return;
    const places = shown.flatMap((mark) => {
      const range = rangeOf(editor.getBody(), mark);
      return range ? [{ range, number: mark.number }] : [];
    });
    layer.replaceChildren(
      ...places.map(({ range, number }) => {
        const badge = document.createElement("span");
        const box = range.getClientRects()[0] ?? range.getBoundingClientRect();
        badge.className = "word-number";
        badge.textContent = String(number);
        badge.style.left = `${box.left + (view?.scrollX ?? 0)}px`;
        badge.style.top = `${box.top + (view?.scrollY ?? 0)}px`;
        return badge;
      }),
    );
    if (view) view.CSS.highlights.set(highlight, new view.Highlight(...places.map(({ range }) => range)));
  }
  const resized = new ResizeObserver(draw);
  resized.observe(editor.getBody());
  editor.on("input change undo redo SetContent", draw);
  editor.on("remove", () => resized.disconnect());

  return (marks) => {
    shown = marks;
    draw();
  };
}

/** Where words stand in the deepest element that has their paragraph as its text, or in it. */
export function rangeOf(body: HTMLElement, { text, start, words }: MarkedWords): Range | null {
  const elements = [...body.querySelectorAll("*")];
  const element =
    elements.findLast((one) => oneLine(one) === text) ??
    elements.findLast((one) => oneLine(one).includes(text));
  if (!element) return null;
  const letters = lettersIn(element);
  const from =
    letters
      .map(({ letter }) => letter)
      .join("")
      .indexOf(text) + start;
  const [first, last] = [letters[from], letters[from + words.length - 1]];
  if (!first || !last) return null;
  const range = body.ownerDocument.createRange();
  range.setStart(first.node, first.at);
  range.setEnd(last.node, last.at + 1);
  return range;
}

function oneLine({ textContent }: Element): string {
  return (textContent ?? "").replaceAll("\u00AD", "").replace(/\s+/g, " ").trim();
}

/** The letters of an element as they are read: of spaces in a row one. */
function lettersIn(element: Element): { node: Node; at: number; letter: string }[] {
  const letters: { node: Node; at: number; letter: string }[] = [];
  const nodes = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    for (const [at, sign] of (node.nodeValue ?? "").split("").entries()) {
      const letter = sign.replace(/\s/, " ");
      const isKept = letter !== "\u00AD" && (letter !== " " || (letters.at(-1)?.letter ?? " ") !== " ");
      if (isKept) letters.push({ node, at, letter });
    }
  }
  return letters;
}
