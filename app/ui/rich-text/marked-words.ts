import type { Editor } from "tinymce";
import type { MarkedWords, WordMark } from "../panel/word-marks.tsx";

const [numbered, paired] = ["numbered-words", "paired-words"];

/** The styles of marked words in the editor's document. */
export const markedWordsStyle = `
  ::highlight(${numbered}) { background: var(--color-accent-soft) }
  ::highlight(${paired}) { background: var(--color-info-soft) }
  .word-number { position: absolute; transform: translate(-60%, -60%); min-width: 1.25rem; border-radius: 1rem;
    background: var(--color-accent); color: var(--color-white); font: 600 0.8rem/1.25rem var(--font-text);
    text-align: center; pointer-events: none }`;

/** Draws marks on words, beside the text, so that they are never part of it. Gives what shows others in their place. */
export function markWords(editor: Editor): (marks: readonly WordMark[]) => void {
  const document = editor.getDoc();
  const view = document.defaultView;
  // What stands outside of the body is not serialised. The numbers are read out beside the field's label.
  const layer = document.createElement("div");
  layer.setAttribute("aria-hidden", "true");
  document.documentElement.append(layer);
  let shown: readonly WordMark[] = [];
  let isDrawn = false;

  function draw(): void {
    if (shown.length === 0 && !isDrawn) return;
    isDrawn = shown.length > 0;
    const places = shown.flatMap((mark) => {
      const range = rangeOf(editor.getBody(), mark);
      return range ? [{ range, number: mark.number }] : [];
    });
    layer.replaceChildren(
      ...places.flatMap(({ range, number }) => {
        if (number === undefined) return [];
        const badge = document.createElement("span");
        const box = range.getClientRects()[0] ?? range.getBoundingClientRect();
        badge.className = "word-number";
        badge.textContent = String(number);
        badge.style.left = `${box.left + (view?.scrollX ?? 0)}px`;
        badge.style.top = `${box.top + (view?.scrollY ?? 0)}px`;
        return [badge];
      }),
    );
    // Browsers of before 2025 may have none: the numbers and the selection tell as much.
    if (!view || !("highlights" in view.CSS)) return;
    for (const name of [numbered, paired]) {
      const ranges = places.filter(({ number }) => (number === undefined) === (name === paired));
      view.CSS.highlights.set(name, new view.Highlight(...ranges.map(({ range }) => range)));
    }
  }
  const resized = new ResizeObserver(draw);
  resized.observe(editor.getBody());
  editor.on("input change undo redo SetContent", draw);
  editor.on("remove", () => resized.disconnect());

  /** Brings the sentence of a pair in sight. */
  function reveal(): void {
    const mark = shown.find(({ number }) => number === undefined);
    const box = mark && !editor.removed && rangeOf(editor.getBody(), mark)?.getBoundingClientRect();
    if (!box || !view || (box.top >= 0 && box.bottom <= view.innerHeight)) return;
    view.scrollBy({ top: box.top - view.innerHeight / 3, behavior: "instant" });
  }

  return (marks) => {
    shown = marks;
    draw();
    // By then the other language has been scrolled to, and this one along with it.
    requestAnimationFrame(() => requestAnimationFrame(reveal));
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
