/** Triggers every handler, script link and form of this document and its frames. Runs in a page. */
export function provoke(): void {
  const frames = [...document.querySelectorAll("body > iframe")];
  const inner = frames.map((frame) => (frame instanceof HTMLIFrameElement ? frame.contentDocument : null));
  for (const one of [document, ...inner]) if (one) provokeIn(one);

  function provokeIn(shown: Document): void {
    // A navigation would end the inspection.
    shown.addEventListener("submit", preventNavigation, true);
    for (const element of shown.querySelectorAll(".prose *, body > section *")) {
      for (const { name } of element.attributes) {
        if (name.startsWith("on")) element.dispatchEvent(new Event(name.slice(2)));
      }
      const address = element.getAttribute("href") ?? element.getAttribute("xlink:href") ?? "";
      if (runs(address)) element.dispatchEvent(new MouseEvent("click", { cancelable: true }));
      if (element.localName === "button")
        element.dispatchEvent(new MouseEvent("click", { cancelable: true }));
    }
  }

  function preventNavigation(event: Event): void {
    const { target } = event;
    if (target && "getAttribute" in target && typeof target.getAttribute === "function") {
      if (!runs(String(target.getAttribute("action")))) event.preventDefault();
    }
  }

  function runs(address: string): boolean {
    return /^(javascript|data|vbscript):/.test(URL.parse(address, document.baseURI)?.protocol ?? "");
  }
}
