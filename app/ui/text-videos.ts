import { type RefObject, useEffect } from "react";
import { readVideo } from "../html/video-address.ts";

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
  const video = link && readVideo(link.href);
  // Another tab shows the page of the video.
  if (!video || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  event.preventDefault();
  const frame = document.createElement("iframe");
  frame.className = "video";
  frame.title = link.textContent.trim() || video.provider;
  frame.allow = "autoplay; fullscreen; picture-in-picture";
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = video.embed;
  link.replaceWith(frame);
  frame.focus();
}
