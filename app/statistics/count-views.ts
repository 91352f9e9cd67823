declare global {
  interface Navigator {
    /** https://w3c.github.io/gpc/ */
    readonly globalPrivacyControl?: boolean;
  }
}

/**
 * Tells the server which page is seen, and how much of an article's text was. Serialised into each page: it may reference
 * nothing outside itself, and has a kilobyte. It stores nothing in the browser, and sends nothing of who asked not to be
 * tracked or is signed in.
 */
export function countViews(address: string, moveEvent: string, sessionKey: string): void {
  const { doNotTrack, globalPrivacyControl } = navigator;
  if (doNotTrack === "1" || globalPrivacyControl || localStorage[sessionKey]) return;
  let view = {};
  let read = 0;
  /** What was sent of `read`; null until the page is seen. There is no view to tell of before `pageshow`. */
  let sent: number | null = Infinity;

  function tell(): void {
    if (sent === null ? document.hidden : read <= sent) return;
    navigator.sendBeacon(address, JSON.stringify({ ...view, sent, read }));
    sent = read;
  }

  function open(referrer?: string): void {
    tell();
    const { pathname: path, search } = location;
    view = { path, referrer, query: search.slice(0, 500) };
    sent = null;
    read = 0;
    tell();
    measure();
  }

  function measure(): void {
    const text = document.querySelector("article .prose")?.getBoundingClientRect();
    if (text?.height) read = Math.max(read, (innerHeight - text.top) / text.height);
  }

  addEventListener("pageshow", (event) =>
    open(event.persisted ? location.host : document.referrer.split("/")[2]),
  );
  addEventListener(moveEvent, () => open(location.host));
  addEventListener("scroll", measure, { passive: true });
  addEventListener("visibilitychange", tell);
}
