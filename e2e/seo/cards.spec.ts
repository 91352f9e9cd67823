import { expect, someTitle, storeArticle, test } from "../fixtures/article-editor.ts";
import { at, languages } from "../fixtures/pages.ts";

test("each article and language has a social card, which changes with its URL at every save, and is deleted with it", async ({
  admin,
  request,
}) => {
  const { client } = admin;
  const version = await storeArticle(client, someTitle(), { isPublished: true });
  const path = `/og/insights/${version.slug}.png`;
  const fetchCard = async () => (await (await request.get(path)).body()).toString("base64");
  const urlOf = async () => {
    const html = await (await request.get(`/insights/${version.slug}`)).text();
    return /property="og:image" content="([^"]+)"/.exec(html)?.[1];
  };
  const [before, url] = [await fetchCard(), await urlOf()];
  expect(await fetchCard()).toBe(before);
  expect(url).toContain(`${path}?v=`);
  // The article has no card in a missing language.
  expect((await request.get(`/en${path}`)).status()).toBe(404);

  const over = await storeArticle(client, "Een andere titel", { isPublished: true, over: version });
  await expect.poll(fetchCard).not.toBe(before);
  await expect.poll(urlOf).not.toBe(url);
  await storeArticle(client, "Een andere titel", { isPublished: false, over });
  await expect.poll(async () => (await request.get(path)).status()).toBe(404);

  const paths = [
    "/og/site.png",
    "/og/insights/agentic-ai.png",
    "/og/insights/what-an-ai-agent-may-decide.png",
  ];
  const pictures = new Set<string>();
  for (const path of languages.flatMap((language) => paths.map((one) => at(language, one)))) {
    const answer = await request.get(path);
    expect.soft(answer.status(), path).toBe(200);
    pictures.add((await answer.body()).toString("base64"));
  }
  expect(pictures.size).toBe(6);
});
