/**
 * Says on the console what only a script can do, whoever's it is: runs in every document and frame before its own
 * scripts. Beside scripts of the site's own only that is noted which those never do.
 */
export function recordScripts(mark: string, hasOwnScripts: boolean): void {
  // The browser's own page about what it could not show has scripts too.
  if (location.protocol === "chrome-error:") return;
  const say = console.debug.bind(console);
  let noted = 0;

  function note(what: string): void {
    noted += 1;
    // Ends what would go on for ever.
    if (noted > 20) throw new Error("noted often enough");
    say(`${mark} ${what} in ${location.pathname}`);
  }

  function replace(owner: object, names: readonly string[]): void {
    for (const name of names) {
      // No arrow: some of them are called with "new".
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
