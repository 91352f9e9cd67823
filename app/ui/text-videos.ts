import { type RefObject, useEffect } from "react";

/** Plays the videos of a text in its place once they are clicked; nothing comes from their sites before. */
export function useTextVideos(text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listening = new AbortController();
    text.current?.addEventListener("click", play, { signal: listening.signal });
    return () => listening.abort();
  }, [text]);
}

function play(event: MouseEvent): void {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a.video") : null;
  // Another tab shows the page of the video.
  if (!link || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  // Most texts have no video.
  void import("./play-video.ts")
    .then(({ playVideo }) => playVideo(link))
    .catch(() => location.assign(link.href));
}
