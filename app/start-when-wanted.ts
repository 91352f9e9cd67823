/**
 * Runs in the page, written out into it: it may use nothing from outside. Everything on a page works without the
 * scripts, so they wait for the first sign that somebody is at it, or for an idle moment after it has been painted.
 * Where a session is stored they do not wait: its button is missing from the header.
 *
 * @param files what the scripts consist of
 * @param sessionKey the name under which a session is stored
 * @param cookies what remembers each language
 * @param run imports those files, and starts
 */
export function startWhenWanted(
  files: readonly string[],
  sessionKey: string,
  cookies: Readonly<Record<string, string>>,
  run: () => Promise<void>,
): void {
  const signs = ["pointerdown", "touchstart", "keydown", "focusin", "scroll", "wheel"];
  const passively = { capture: true, passive: true };
  let hasStarted = false;
  let pointer: string | null = null;

  function start(): void {
    if (hasStarted) return;
    hasStarted = true;
    for (const sign of signs) removeEventListener(sign, start, passively);
    removeEventListener("pointermove", startWhenMoved, passively);
    for (const file of files) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = file;
      document.head.append(link);
    }
    void run();
  }

  /** Browsers tell of a pointer that rests on a new page as if it moved. */
  function startWhenMoved({ clientX, clientY }: PointerEvent): void {
    const place = `${clientX} ${clientY}`;
    if (pointer !== null && pointer !== place) start();
    pointer ??= place;
  }

  /** The second frame comes when the first one is painted; in a tab that nobody sees there is none. */
  function startAfterPaint(): void {
    requestAnimationFrame(() => requestAnimationFrame(startWhenIdle));
  }

  /** Safari has no such callback before version 26. */
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

  /** Who goes to the other language before the scripts are there is remembered all the same. */
  function rememberLanguage({ target }: Event): void {
    const link = target instanceof Element ? target.closest("[data-language]") : null;
    const cookie = cookies[link?.getAttribute("data-language") ?? ""];
    if (cookie) document.cookie = location.protocol === "https:" ? `${cookie}; secure` : cookie;
  }

  addEventListener("click", rememberLanguage);
  for (const sign of signs) addEventListener(sign, start, passively);
  addEventListener("pointermove", startWhenMoved, passively);
  if (isSessionStored()) start();
  else addEventListener("load", startAfterPaint);
}
