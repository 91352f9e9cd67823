import { expect, it } from "vitest";
import { importDocument } from "./import-document.ts";
import type { PlannedPost } from "./plan.ts";

const post: PlannedPost = {
  ...{ key: "1", type: "post", slug: "brood", title: "Brood", author: "Anna", status: "published" },
  ...{ createdAt: null, publishedAt: null, language: "nl", group: null, tags: [], picture: null },
  ...{ metaTitle: "", metaDescription: "", addresses: [], length: 1, notes: [] },
  ...{ newSlug: "brood", newAddress: "/insights/brood" },
};
const none = { excerpt: "", aboveMore: "", imageUrl: "", tagIds: [] };

const excerptOf = (parts: Partial<Parameters<typeof importDocument>[1]>) =>
  JSON.stringify(importDocument(post, { ...none, html: "", ...parts }).document.content);

it("has an excerpt where the old site showed the first words", () => {
  const words = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(" ");
  const html = `<p>${words(60)}</p>`;
  expect(excerptOf({ html, excerpt: "Kort.", aboveMore: "<p>Boven.</p>" })).toContain('"Kort."');
  expect(excerptOf({ html, aboveMore: "<p>Boven.</p>" })).toContain('"Boven."');
  expect(excerptOf({ html })).toContain(`"${words(55)}…"`);
  expect(excerptOf({ html: `<p>${words(5)}</p>` })).toContain(`"excerpt":"${words(5)}"`);
  const picture = '<figure><img src="/media/a"><figcaption>Foto</figcaption></figure>';
  expect(excerptOf({ html: "<p>Onder.</p>", aboveMore: picture })).toContain('"excerpt":"Onder."');
  const code = '<pre>let x</pre><p><a class="video" href="x">Video</a></p><p>Woorden.</p>';
  expect(excerptOf({ html: code })).toContain('"excerpt":"Woorden."');
  expect(excerptOf({ html: `<p>${"字".repeat(900)}</p>` })).toContain(`"${"字".repeat(400)}…"`);
});

it("names the texts for search engines that a page has no field for", () => {
  const page = { ...post, type: "page" as const, metaTitle: "Titel", metaDescription: "Beschrijving" };
  const left = (excerpt: string) =>
    importDocument(page, { ...none, html: "<p>Tekst.</p>", excerpt }).notes.map(({ values }) => values?.text);
  expect(left("")).toEqual(["Titel"]);
  expect(left("Kort.")).toEqual(["Titel", "Beschrijving"]);
});
