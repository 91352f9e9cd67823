/**
 * Logs effects that only a script can have; runs in every document and frame before its scripts. On pages with scripts
 * of the site only effects that those never have are logged.
 */
export function recordScripts(mark: string, hasOwnScripts: boolean): void {
  // The browser's error page has scripts too.
  if (location.protocol === "chrome-error:") return;
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
