import { expect, it } from "vitest";
import { withLinksToEmbeds } from "./embeds.ts";
import { picturesOfHost, withPicture } from "./pictures-elsewhere.ts";

it.each([
  [
    '<p>a</p><iframe src="https://kaart.example/x?a=1&amp;b=2" title="De <kaart>"></iframe><p>b</p>',
    '<p>a</p><p><a href="https://kaart.example/x?a=1&amp;b=2">De &lt;kaart&gt;</a></p><p>b</p>',
  ],
  [
    '<p>a <embed src="//kaart.example/x"> b</p>',
    '<p>a <a href="https://kaart.example/x">https://kaart.example/x</a> b</p>',
  ],
  [
    '<object data="https://kaart.example/x"><embed src="https://kaart.example/y"><p>Kaart</p></object>',
    '<p><a href="https://kaart.example/x">https://kaart.example/x</a></p>',
  ],
  [
    '<br><video src="https://kaart.example/v.mp4"></video>',
    '<br><p><a href="https://kaart.example/v.mp4">https://kaart.example/v.mp4</a></p>',
  ],
])("a link stands in the place of what is embedded: %s", (html, expected) => {
  expect(withLinksToEmbeds(html, "kaart.example")).toBe(expected);
});

it("what is embedded of other hosts, and of none, stays", () => {
  const html = '<iframe src="https://a.example/x"></iframe><form><img src=x></form><p>b</p>';
  expect(withLinksToEmbeds(html, "kaart.example")).toBe(html);
});

it("an embedded video becomes one that plays", () => {
  const html = '<iframe src="https://player.vimeo.com/video/76979871"></iframe>';
  expect(withLinksToEmbeds(html, "player.vimeo.com")).toBe(
    '<p><a class="video" href="https://vimeo.com/76979871">Video (Vimeo)</a></p>',
  );
});

it("a picture gets the library's address, and keeps its description", () => {
  const source = "https://foto.example/a.png?x=1&y=2";
  const written = `src='https://foto.example/a.png?x=1&amp;y=2'`;
  const html = `<p><img alt="Sluis" ${written} srcset="https://foto.example/b.png 2x" width="3"><img src="/media/y"></p><img ${written}>`;
  expect(picturesOfHost(html, "foto.example")).toEqual([source]);
  expect(withPicture(html, source, "/media/x")).toBe(
    '<p><img alt="Sluis" src="/media/x"  width="3"><img src="/media/y"></p><img src="/media/x">',
  );
});
