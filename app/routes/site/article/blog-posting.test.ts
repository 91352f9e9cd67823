import { describe, expect, it } from "vitest";
import { mainFile } from "../../../data/media/picture-files.ts";
import { pageFacts } from "../../../ui/page-meta/page-facts.ts";
import { blogPosting } from "./blog-posting.ts";
import type { IllustratedArticle } from "./readable-article.server.ts";

const origin = "https://vlotwerk.example";
const card = `${origin}/og/x.png`;

const libraryPicture = {
  id: "5f0d5f6e-3b0a-4c67-9d1a-0c7a4a2a0001",
  hash: "0123456789abcdef0123456789abcdef",
  width: 4000,
  height: 3000,
  colour: "#c0ffee",
  alt: "",
  x: 50,
  y: 50,
  isPng: false,
};
const files = `${origin}/media/${libraryPicture.id}/${libraryPicture.hash}`;

const article: IllustratedArticle = {
  id: "1",
  slug: "x",
  language: "nl",
  languages: ["nl"],
  title: "X",
  subtitle: null,
  excerpt: null,
  description: "Over X",
  content: "",
  metaTitle: null,
  metaDescription: null,
  author: "Noor",
  readTime: 5,
  createdAt: "2026-01-01T00:00:00Z",
  updatedAt: "2026-01-01T00:00:00Z",
  publishedAt: "2026-01-01T00:00:00Z",
  imageUrl: null,
  picture: null,
  relatedIds: [],
  tags: [],
  faqs: [],
};

/** The images of an article with this picture. */
function imagesOf(own: Pick<IllustratedArticle, "imageUrl" | "picture">): unknown {
  const page = pageFacts({
    matches: [{ id: "root", loaderData: { siteUrl: origin } }],
    language: "nl",
    path: "/insights/x",
    picture: "/og/x.png",
    photo: own.picture && mainFile(own.picture),
  });
  return Object.entries(blogPosting({ ...article, ...own }, page, "X")).find(
    ([name]) => name === "image",
  )?.[1];
}

describe("the images of an article's structured data", () => {
  it("are the JPEG of the library's picture, and the drawn card", () => {
    const imageUrl = `/media/${libraryPicture.id}`;
    expect(imagesOf({ imageUrl, picture: libraryPicture })).toEqual([`${files}/1200.jpg`, card]);
  });

  it("begin with the drawn card when the picture is small", () => {
    const picture = { ...libraryPicture, width: 400 };
    expect(imagesOf({ imageUrl: `/media/${picture.id}`, picture })).toEqual([card, `${files}/400.jpg`]);
  });

  it.each([
    ["https://elsewhere.example/a.jpg", [card, "https://elsewhere.example/a.jpg"]],
    ["/images/a.svg", [card, `${origin}/images/a.svg`]],
    ["data:image/png;base64,AAAA", [card]],
    [null, [card]],
  ])("are the drawn card and an image like %s", (imageUrl, images) => {
    expect(imagesOf({ imageUrl, picture: null })).toEqual(images);
  });
});

it("has the dates of the article, but for those that are none", () => {
  const page = pageFacts({
    matches: [{ id: "root", loaderData: { siteUrl: origin } }],
    language: "nl",
    path: "/",
    picture: "/og/x.png",
  });
  const { publishedAt, updatedAt } = article;
  expect(blogPosting(article, page, "X")).toMatchObject({
    datePublished: publishedAt,
    dateModified: updatedAt,
  });
  const odd = { ...article, publishedAt: "infinity", updatedAt: "290000-01-01T00:00:00+00:00" };
  expect(blogPosting(odd, page, "X")).not.toHaveProperty("datePublished");
  expect(blogPosting(odd, page, "X")).not.toHaveProperty("dateModified");
});
