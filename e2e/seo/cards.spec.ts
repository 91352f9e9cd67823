import { at, languages } from "../fixtures/pages.ts";
import { expect, test } from "../fixtures/test.ts";

test("each article and language has a social card", async ({ request }) => {
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
