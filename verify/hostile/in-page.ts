// These run in the pages of browsers, so that all of each is in its function.

/**
 * Finds forbidden handlers, elements and schemes in the elements with this selector; each once. Runs in a page, and
 * triggers its handlers. Follows no link, but reports those that would run script.
 */
export function inspect(selector: string): string[] {
  const elements =
    `h2 h3 h4 h5 h6 p br hr div blockquote pre figure figcaption ul ol li dl dt dd details summary a abbr b bdi bdo
    cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr img table caption colgroup
    col thead tbody tfoot tr th td section`.split(/\s+/);
  const found = new Set<string>();
  for (const root of document.querySelectorAll(selector)) {
    for (const element of root.querySelectorAll("*")) {
      if (!elements.includes(element.localName)) found.add(`<${element.localName}>`);
      for (const { name, value } of element.attributes) {
        if (/^(on|srcdoc|action|formaction|xlink:|is$|slot$|nonce$|name$)/.test(name)) found.add(name);
        if (name === "id" && value in HTMLDocument.prototype) found.add(`id=${value}`);
        if (!/^(href|src|cite|srcset|background|poster|data)$/.test(name)) continue;
        const { protocol } = new URL(value.split(" ")[0] ?? "", document.baseURI);
        const isPicture = name === "src" && value.startsWith("data:image/") && !value.includes("svg");
        if (!/^(https?|mailto|tel):$/.test(protocol) && !isPicture) found.add(`${name}=${protocol}`);
      }
    }
  }
  return [...found];
}

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

/**
 * Logs effects that only a script can have; runs in every document and frame before its scripts. On pages with scripts
 * of the site only effects that those never have are logged.
 */
export function recordScripts(mark: string, hasOwnScripts: boolean): void {
  // The browsers' error pages have scripts too; Firefox's has the address of what it did not load.
  if (location.protocol === "chrome-error:" || /^about:\w+error/.test(document.documentURI)) return;
  const say = console.debug.bind(console);
  let noted = 0;

  function note(what: string): void {
    noted += 1;
    // Ends endless loops.
    if (noted > 20) throw new Error("noted often enough");
    say(`${mark} ${what} in ${location.pathname}`);
  }

  function replace(owner: object, names: readonly string[]): void {
    for (const name of names) {
      // No arrow function: some are constructors.
      function noted(): void {
        note(name);
      }
      Reflect.set(owner, name, noted);
    }
  }

  function replaceSetters(owner: object, names: readonly string[]): void {
    for (const name of names) {
      Object.defineProperty(owner, name, { configurable: true, get: () => "", set: () => note(name) });
    }
  }

  replace(window, ["alert", "confirm", "prompt", "print", "open"]);
  replace(Document.prototype, ["write", "writeln"]);
  if (hasOwnScripts) return;
  replace(window, ["fetch", "eval", "setTimeout", "setInterval", "postMessage"]);
  replace(window, ["Image", "XMLHttpRequest", "WebSocket", "EventSource", "Worker", "Function"]);
  replace(Document.prototype, ["createElement", "getElementById", "execCommand"]);
  replace(Navigator.prototype, ["sendBeacon"]);
  replace(History.prototype, ["pushState", "replaceState"]);
  replace(console, ["log", "info", "warn", "error", "dir", "table", "trace"]);
  replaceSetters(Document.prototype, ["title", "cookie", "domain"]);
  replaceSetters(window, ["name"]);
}
