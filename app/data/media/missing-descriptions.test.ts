import { describe, expect, it } from "vitest";
import { type ArticleForm, emptyArticle } from "../../content/article.ts";
import { byPicture, mediaIdsOfArticle, missingDescriptions } from "./missing-descriptions.ts";

const photo = "00000000-0000-4000-8000-000000000001";
const other = "00000000-0000-4000-8000-000000000002";

function article(changes: Partial<ArticleForm>): ArticleForm {
  return { ...emptyArticle(), title: { nl: "Titel", en: "Title" }, ...changes };
}

function described(id: string, changes: { alt_nl?: string; alt_en?: string; is_decorative?: boolean } = {}) {
  return { id, name: `${id.at(-1)}.jpg`, alt_nl: "", alt_en: "", is_decorative: false, ...changes };
}

describe("missing descriptions", () => {
  it("are told of the article's picture for every written language", () => {
    const form = article({ imageUrl: `/media/${photo}` });
    expect(missingDescriptions(form, [described(photo)])).toEqual([
      { id: photo, name: "1.jpg", language: "nl", tab: "basic" },
      { id: photo, name: "1.jpg", language: "en", tab: "basic" },
    ]);
    expect(missingDescriptions(form, [described(photo, { alt_en: "A desk" })])).toMatchObject([
      { language: "nl" },
    ]);
    const dutch = { ...form, title: { nl: "Titel", en: "" } };
    expect(missingDescriptions(dutch, [described(photo, { alt_nl: "Een bureau" })])).toEqual([]);
  });

  it("are told of pictures in the texts, unless they are described at their place", () => {
    const form = article({
      content: {
        nl: `<img src="/media/${photo}" alt="Hier beschreven"><img src="/media/${other}" alt="">`,
        en: `<img src="/media/${photo}"><img src="/media/${other}" alt=" ">`,
      },
    });
    const library = [described(photo), described(other, { alt_en: "A chart" })];
    expect(missingDescriptions(form, library)).toEqual([
      { id: other, name: "2.jpg", language: "nl", tab: "nl" },
      { id: photo, name: "1.jpg", language: "en", tab: "en" },
    ]);
  });

  it("are not told of decoration, nor of what the library does not have", () => {
    const form = article({
      imageUrl: `/media/${photo}`,
      content: { nl: `<img src="/media/${photo}"><img src="/media/${other}">`, en: "" },
    });
    expect(missingDescriptions(form, [described(photo, { is_decorative: true })])).toEqual([]);
  });

  it("are told of pictures of other sites in the texts, by address", () => {
    const form = article({
      imageUrl: "https://a.example/hero.jpg",
      content: { nl: '<img src="https://a.example/b.jpg" alt="">', en: '<img src="/c.png" alt="C">' },
    });
    expect(missingDescriptions(form, [])).toEqual([
      { id: null, name: "https://a.example/b.jpg", language: "nl", tab: "nl" },
    ]);
  });

  it("are one line for each picture, with its languages", () => {
    const form = article({
      imageUrl: `/media/${photo}`,
      content: { nl: `<img src="/media/${photo}"><img src="https://a.example/b.jpg">`, en: "" },
    });
    expect(byPicture(missingDescriptions(form, [described(photo)]))).toEqual([
      { id: photo, name: "1.jpg", languages: ["nl", "en"] },
      { id: null, name: "https://a.example/b.jpg", languages: ["nl"] },
    ]);
  });

  it("are looked up by the ids in the form, in one order", () => {
    const content = { nl: `<img src="/media/${other}">`, en: `<img src="/media/${photo}">` };
    expect(mediaIdsOfArticle(article({ imageUrl: `/media/${other}`, content }))).toEqual([photo, other]);
  });
});
