import { expect, someTitle, storeArticle, test } from "../fixtures/article-editor.ts";

test("a social card changes with its article, and is deleted with it", async ({ admin, request }) => {
  const { client } = admin;
  const version = await storeArticle(client, someTitle(), { isPublished: true });
  const path = `/og/insights/${version.slug}.png`;
  const fetchCard = async () => (await (await request.get(path)).body()).toString("base64");
  const before = await fetchCard();
  expect(await fetchCard()).toBe(before);
  // The article has no card in a missing language.
  expect((await request.get(`/en${path}`)).status()).toBe(404);

  const over = await storeArticle(client, "Een andere titel", { isPublished: true, over: version });
  await expect.poll(fetchCard).not.toBe(before);
  await storeArticle(client, "Een andere titel", { isPublished: false, over });
  await expect.poll(async () => (await request.get(path)).status()).toBe(404);
});

test("a social card's URL changes with every save", async ({ admin, request }) => {
  const { client } = admin;
  const title = someTitle();
  const version = await storeArticle(client, title, { isPublished: true });
  const pictureOf = async () => {
    const html = await (await request.get(`/insights/${version.slug}`)).text();
    return /property="og:image" content="([^"]+)"/.exec(html)?.[1];
  };
  const before = await pictureOf();
  expect(before).toContain(`/og/insights/${version.slug}.png?v=`);
  await storeArticle(client, title, { isPublished: true, over: version });
  await expect.poll(pictureOf).not.toBe(before);
});
