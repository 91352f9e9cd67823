/**
 * Starts hydration with intent: a pointer that moves over a link or button, a finger that is lifted from one, focus in
 * one or in a field. At once where a session is stored, as its header button is missing, and for an image that fails, as
 * its replacement is. Reading and scrolling load nothing. Serialised into the page: it may reference nothing outside
 * itself.
 *
 * @param files the modules to preload
 * @param sessionKey the storage key of the session
 * @param cookies the cookie that stores each language
 * @param run imports the modules and hydrates
 */
export function hydrateOnIntent(
  files: readonly string[],
  sessionKey: string,
  cookies: Readonly<Record<string, string>>,
  run: () => Promise<void>,
): void {
  const listenerOptions = { capture: true, passive: true };
  const pointerEvents = ["pointermove", "pointerdown", "pointerup"] as const;
  const { pathname, search } = location;
  let hasStarted = false;
  let position: string | null = null;

  function start(): void {
    if (hasStarted) return;
    hasStarted = true;
    for (const event of pointerEvents) removeEventListener(event, startAtPointer, listenerOptions);
    removeEventListener("focusin", startAtControl, listenerOptions);
    removeEventListener("error", start, listenerOptions);
    removeEventListener("popstate", loadAddress);
    for (const file of files) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = file;
      document.head.append(link);
    }
    void run();
  }

  function startAtControl({ target }: Event): void {
    if (target instanceof Element && target.closest("a, button, input, select, textarea")) start();
  }

  /**
   * Browsers fire pointermove for a mouse that rests on a new page, and for a finger that scrolls; its pointerup is
   * then a pointercancel.
   */
  function startAtPointer(event: PointerEvent): void {
    const { type, pointerType, clientX, clientY } = event;
    const last = position;
    position = `${clientX} ${clientY}`;
    const isResting = type === "pointermove" && (last === null || last === position);
    if (pointerType === "touch" ? type === "pointerup" : !isResting) startAtControl(event);
  }

  function isSessionStored(): boolean {
    try {
      return localStorage.getItem(sessionKey) !== null;
    } catch {
      return false;
    }
  }

  /** Stores the language of a language link that is followed before hydration. */
  function rememberLanguage({ target }: Event): void {
    const link = target instanceof Element ? target.closest("[data-language]") : null;
    const cookie = cookies[link?.getAttribute("data-language") ?? ""];
    if (cookie) document.cookie = location.protocol === "https:" ? `${cookie}; secure` : cookie;
  }

  /** A page that is reloaded is the same document to its history as the pages before it: going back loads nothing. */
  function loadAddress(): void {
    if (location.pathname !== pathname || location.search !== search) location.reload();
  }

  function hasImageFailed(): boolean {
    return [...document.images].some(
      ({ complete, naturalWidth, currentSrc }) => complete && naturalWidth === 0 && currentSrc !== "",
    );
  }

  addEventListener("click", rememberLanguage);
  for (const event of pointerEvents) addEventListener(event, startAtPointer, listenerOptions);
  addEventListener("focusin", startAtControl, listenerOptions);
  addEventListener("error", start, listenerOptions);
  addEventListener("popstate", loadAddress);
  if (isSessionStored() || hasImageFailed()) start();
}
