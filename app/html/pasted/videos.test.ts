import { expect, it } from "vitest";
import { cleanHtml } from "../clean.server.ts";
import { pasted } from "./pasted.ts";

const none = new Set<string>();
const fromHtml = (html: string) => pasted({ html, text: "" }, none)?.html;
const address = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
const player = '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="De sluis"></iframe>';
const video = (title: string) => `<p><a class="video" href="${address}">${title}</a></p>`;

it("the code of a player becomes a link to its video, one step from the code", () => {
  const credit =
    '<p><a href="https://vimeo.com/1">Sluis</a> van Ada</p><script src="https://player.vimeo.com/api.js"></script>';
  for (const text of [player, ` <div style="padding:1px">${player}</div>\n${credit}`]) {
    expect(pasted({ html: "", text }, none)).toEqual({ html: video("De sluis"), raw: text });
  }
  const page = `<p>${"Een heel verhaal. ".repeat(30)}</p>${player}`;
  expect(pasted({ html: "", text: page }, none)?.raw).toBeUndefined();
});

it("an address on a line of its own becomes a video; one in a sentence or beside words a link", () => {
  for (const text of [address, " https://youtu.be/dQw4w9WgXcQ?si=x\n"]) {
    expect(pasted({ html: "", text }, none)).toEqual({ html: video("Video (YouTube)"), raw: text });
  }
  const link = `<a href="${address}">${address}</a>`;
  expect(pasted({ html: "", text: address }, none, false)?.html).toBe(link);
  expect(pasted({ html: "", text: `Zie ${address}` }, none)?.html).toBe(`Zie ${link}`);
});

it("a page with players and addresses keeps its order", () => {
  expect(fromHtml(`<p>Voor ${player} na</p><p>${address}</p><p>Zie ${address}</p>`)).toBe(
    `<p>Voor</p>${video("De sluis")}<p>na</p>${video("Video (YouTube)")}<p>Zie <a href="${address}">${address}</a></p>`,
  );
});

it("what is no video stays what it was", () => {
  expect(fromHtml('<p>a</p><iframe src="https://www.youtube.com/embed/videoseries"></iframe>')).toContain(
    "<iframe",
  );
  expect(pasted({ html: "", text: "<iframe src='https://kaart.example'></iframe>" }, none)).toBeNull();
});

it("the cleaner keeps videos, and the class for nothing else", () => {
  expect(cleanHtml(video("De sluis"))).toBe(video("De sluis"));
  expect(cleanHtml('<p><a class="video" href="https://evil.example/x">x</a></p>')).toBe(
    '<p><a href="https://evil.example/x">x</a></p>',
  );
  expect(cleanHtml('<p><a class="video">x</a></p>')).toBe("<p>x</p>");
});
