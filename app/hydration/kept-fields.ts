/**
 * Where hydration replaces elements, since the browser has changed the page, what a person typed, opened and focused
 * goes into the new ones in the same task: no key is pressed between.
 */
export function keepFields(): void {
  const { pathname, search } = location;
  const kept = namedElements();
  let focused = document.activeElement;

  /** An element that is removed loses the focus too: it counts as focused still. */
  function follow(): void {
    queueMicrotask(() => {
      if (focused?.isConnected !== false) focused = document.activeElement;
    });
  }

  function restore(): void {
    const replaced = [...kept].filter(([, element]) => !element.isConnected);
    if (replaced.length === 0) return;
    // At another address they are those of another page.
    if (location.pathname !== pathname || location.search !== search) {
      stop();
      return;
    }
    const present = namedElements();
    for (const [name, element] of replaced) {
      kept.delete(name);
      const replacement = present.get(name);
      if (!replacement) continue;
      copyInput(element, replacement);
      if (element !== focused) continue;
      copyFocus(element, replacement);
      focused = replacement;
    }
  }

  function stop(): void {
    observer.disconnect();
    removeEventListener("focusin", follow);
    removeEventListener("focusout", follow);
  }

  addEventListener("focusin", follow);
  addEventListener("focusout", follow);
  const observer = new MutationObserver(restore);
  observer.observe(document, { childList: true, subtree: true });
}

/** What a person can type in, open and focus, by its name and its place among those of that name. */
function namedElements(): Map<string, HTMLElement> {
  const elements = new Map<string, HTMLElement>();
  const counts = new Map<string, number>();
  const selector = "a, button, details, input, summary, textarea";
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    const attributes = ["type", "name", "href"].map((attribute) => element.getAttribute(attribute));
    const name = JSON.stringify([element.tagName, ...attributes, isChoice(element) && element.value]);
    const count = counts.get(name) ?? 0;
    counts.set(name, count + 1);
    elements.set(`${name} ${count}`, element);
  }
  return elements;
}

function isChoice(element: Element): element is HTMLInputElement {
  return element instanceof HTMLInputElement && ["checkbox", "radio"].includes(element.type);
}

function isTyped(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function copyInput(from: HTMLElement, to: HTMLElement): void {
  if (from instanceof HTMLDetailsElement && to instanceof HTMLDetailsElement) to.open = from.open;
  else if (isChoice(from) && isChoice(to)) to.checked = from.checked;
  else if (isTyped(from) && isTyped(to)) to.value = from.value;
}

function copyFocus(from: HTMLElement, to: HTMLElement): void {
  to.focus({ preventScroll: true });
  // Null where a field has no text cursor to ask for, such as one for an e-mail address.
  if (!isTyped(from) || !isTyped(to) || from.selectionStart === null) return;
  to.setSelectionRange(from.selectionStart, from.selectionEnd, from.selectionDirection ?? "none");
}
