import { readVideo } from "../html/video-address.ts";

/** Puts the player of a video in the place of the link to it. Throws where the link leads to none. */
export function playVideo(link: HTMLAnchorElement): void {
  const video = readVideo(link.href);
  if (!video) throw new Error("No video that can play");
  const frame = document.createElement("iframe");
  frame.className = "video";
  frame.title = link.textContent.trim() || video.provider;
  frame.allow = "autoplay; fullscreen; picture-in-picture";
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = video.embed;
  link.replaceWith(frame);
  frame.focus();
}
