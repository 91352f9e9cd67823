/**
 * Starts hydration on the first interaction, or when the browser is idle after the first paint; at once where a session
 * is stored, as its header button is missing. Serialised into the page: it may reference nothing outside itself.
 *
 * @param files the modules to preload
 * @param sessionKey the storage key of the session
 * @param cookies the cookie that stores each language
 * @param run imports the modules and hydrates
 */
export function hydrateOnInteraction(
  files: readonly string[],
  sessionKey: string,
  cookies: Readonly<Record<string, string>>,
  run: () => Promise<void>,
): void {
  const events = ["pointerdown", "touchstart", "keydown", "focusin", "scroll", "wheel"];
  const listenerOptions = { capture: true, passive: true };
  let hasStarted = false;
  let pointer: string | null = null;

  function start(): void {
    if (hasStarted) return;
    hasStarted = true;
    for (const event of events) removeEventListener(event, start, listenerOptions);
    removeEventListener("pointermove", hydrateOnMove, listenerOptions);
    for (const file of files) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = file;
      document.head.append(link);
    }
    void run();
  }

  /** Browsers fire pointermove for a pointer that rests on a new page. */
  function hydrateOnMove({ clientX, clientY }: PointerEvent): void {
    const position = `${clientX} ${clientY}`;
    if (pointer !== null && pointer !== position) start();
    pointer ??= position;
  }

  /** The second frame runs after the first paint; a hidden tab has none. */
  function startAfterPaint(): void {
    requestAnimationFrame(() => requestAnimationFrame(startWhenIdle));
  }

  /** Safari has no requestIdleCallback before version 26. */
  function startWhenIdle(): void {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2_000 });
    else setTimeout(start, 200);
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

  addEventListener("click", rememberLanguage);
  for (const event of events) addEventListener(event, start, listenerOptions);
  addEventListener("pointermove", hydrateOnMove, listenerOptions);
  if (isSessionStored()) start();
  else addEventListener("load", startAfterPaint);
}
