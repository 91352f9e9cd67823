// @module-tag S21

import { expect, it } from "vitest";
import { playerOrigins, readVideo } from "./video-address.ts";

const id = "dQw4w9WgXcQ";
const page = `https://www.youtube.com/watch?v=${id}`;
const player = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`;

it.each([
  [page, page, player],
  [`http://youtube.com/watch?feature=x&v=${id}`, page, player],
  [` https://m.youtube.com/watch?v=${id}#x `, page, player],
  [`https://youtu.be/${id}?si=abc`, page, player],
  [`https://youtu.be/${id}?t=90`, `${page}&t=90s`, `${player}&start=90`],
  [`//www.youtube.com/embed/${id}?start=5`, `${page}&t=5s`, `${player}&start=5`],
  [`https://www.youtube-nocookie.com/embed/${id}`, page, player],
  [`https://www.youtube.com/shorts/${id}`, page, player],
  [
    "https://vimeo.com/76979871",
    "https://vimeo.com/76979871",
    "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1",
  ],
  [
    "https://vimeo.com/channels/staffpicks/76979871",
    "https://vimeo.com/76979871",
    "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1",
  ],
  [
    "https://player.vimeo.com/video/76979871?h=8272103f6e&app_id=1",
    "https://vimeo.com/76979871/8272103f6e",
    "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e",
  ],
])("%s is a video", (address, itsPage, itsPlayer) => {
  expect(readVideo(address)).toMatchObject({ address: itsPage, embed: itsPlayer });
  // What is stored is read again.
  expect(readVideo(itsPage)).toEqual(readVideo(address));
  expect(playerOrigins).toContain(new URL(itsPlayer).origin);
});

it.each([
  "",
  id,
  "/watch?v=dQw4w9WgXcQ",
  "https://www.youtube.com/",
  "https://www.youtube.com/@vlotwerk",
  "https://www.youtube.com/embed/videoseries?list=PL1",
  "https://www.youtube.com/embed/live_stream?channel=x",
  "https://www.youtube.com/watch?v=short",
  `https://www.youtube.com/watch?v=${id}x`,
  "https://www.youtube.com/watch?v=..%2F..%2Fabcde",
  'https://www.youtube.com/embed/"onload=x()',
  `https://www.youtube.com.evil.example/watch?v=${id}`,
  `https://evilyoutube.com/watch?v=${id}`,
  `https://evil.example/?https://youtu.be/${id}`,
  `https://www.youtube.com@evil.example/watch?v=${id}`,
  `https://x@www.youtube.com/watch?v=${id}`,
  `https://www.youtube.com:8080/watch?v=${id}`,
  `javascript://youtu.be/${id}`,
  `https://youtu.be/${id}/x`,
  "https://vimeo.com/about",
  "https://vimeo.com/76979871/../x",
  "https://vimeo.com/7697987100000000",
  "https://player.vimeo.com/video/76979871abc",
])("%s is none", (address) => {
  expect(readVideo(address)).toBeNull();
});

it("an odd key of a video is left out", () => {
  expect(readVideo("https://player.vimeo.com/video/1?h=%22x&autoplay=0")?.embed).toBe(
    "https://player.vimeo.com/video/1?autoplay=1&dnt=1",
  );
});
