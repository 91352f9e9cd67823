import { expect, test } from "./fixtures.ts";
import { at, languages } from "./pages.ts";

for (const language of languages) {
  for (const path of ["/", "/insights/agentic-ai"]) {
    test(`the faces of ${at(language, path)} are fetched early, once, and are used`, async ({ page }) => {
      const fetched: string[] = [];
      page.on("request", (request) => {
        if (request.resourceType() === "font") fetched.push(new URL(request.url()).pathname);
      });
      await page.goto(at(language, path));
      const preloads = page.locator("head link[rel=preload][as=font]");
      await expect(preloads).toHaveCount(2);
      // A font is fetched without cookies; a preload that is not would be of no use, and the file would come twice.
      for (const preload of await preloads.all()) await expect(preload).toHaveAttribute("crossorigin");
      const preloaded = await preloads.evaluateAll((all) => all.map((link) => link.getAttribute("href")));

      // Each face has a file of its own; its stand-in lies on the visitor's machine.
      const used = await page.evaluate(async () => {
        const faces = [...(await document.fonts.ready)].filter(({ family }) => !family.includes("fallback"));
        return faces.filter(({ status }) => status === "loaded").length;
      });
      expect(used).toBe(preloaded.length);
      expect(fetched.toSorted()).toEqual(preloaded.toSorted());
    });
  }
}
