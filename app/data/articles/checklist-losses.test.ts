import { expect, it } from "vitest";
import { droppedTags } from "../../html/allow-list.ts";
import { findLosses } from "./checklist-losses.ts";

const lossesOf = (html: string) =>
  findLosses(html, "en", "https://vlotwerk.example").map(({ key, values }) => [key, values?.value]);

it.each([
  ["a video", '<iframe src="https://www.youtube.com/embed/x"></iframe>', "embed", "www.youtube.com"],
  ["one without a scheme", '<iframe src="//player.vimeo.com/video/1"></iframe>', "embed", "player.vimeo.com"],
  ["an object", '<object data="https://kaart.example/x"><p>Kaart</p></object>', "embed", "kaart.example"],
  ["a form", '<form action="/x"><input><button>Ja</button></form>', "lost", "<form>"],
  ["a picture of a Word file", '<img src="file:///C:/x/1.png">', "picture", "file:///C:/x/1.png"],
  ["a picture of a mail", '<img src="cid:image1@01">', "picture", "cid:image1@01"],
  ["a picture without encryption", '<img src="http://x.example/a.png">', "picture", "http://x.example/a.png"],
  ["a picture elsewhere", '<img src="https://foto.example/a.png">', "elsewhere", "foto.example"],
  ["a link to a place", '<p><a href="#prijs">x</a></p>', "anchor", "#plaats-prijs"],
])("%s is named", (_, html, kind, value) => {
  expect(lossesOf(`<p>Before</p>${html}<p>After</p>`)).toEqual([[`checklist.${kind}`, value]]);
});

it("every element that is removed with what is in it is named once", () => {
  for (const tag of droppedTags) {
    const [first, ...others] = lossesOf(`<${tag}><b>x</b></${tag}>`);
    expect([first, others], tag).toEqual([["checklist.lost", `<${tag}>`], []]);
  }
});

it.each([
  '<p><a href="#Prijs">x</a></p><h2 id="Prijs">Prijs</h2>',
  '<p><a href="#_ftn1">x</a></p><p><a name="_ftn1"></a>Noot</p>',
  '<p><a href="#">x</a><a href="#top">y</a><a href="/contact#x">z</a></p>',
  '<p><img src="/media/x"><img src="https://vlotwerk.example/a.png"><img src="data:image/png;base64,AA==">',
  '<p><img src="blob:https://vlotwerk.example/1"><img src=""></p>',
])("nothing is lost of %s", (html) => {
  expect(lossesOf(html)).toEqual([]);
});

it("each is named once, and three of a kind", () => {
  const video = (host: string) => `<iframe src="https://${host}/x"></iframe>`;
  const hosts = ["a.example", "b.example", "c.example", "d.example"];
  expect(lossesOf([...hosts, ...hosts].map(video).join("")).map(([, host]) => host)).toEqual(
    hosts.slice(0, 3),
  );
});

it.each([
  ['<iframe src="https://kaart.example/x"></iframe>', { with: "link", host: "kaart.example" }],
  ['<img src="https://foto.example/a.png">', { with: "picture", host: "foto.example" }],
  ['<img src="http://foto.example/a.png">', { with: "picture", host: "foto.example" }],
  ['<img src="file:///C:/x/1.png">', undefined],
  ["<form>x</form>", undefined],
])("a button repairs what has an address: %s", (html, repair) => {
  expect(findLosses(html, "nl", "https://vlotwerk.example").map((remark) => remark.repair)).toEqual([repair]);
});
