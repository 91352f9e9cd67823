import type { Locator, Page } from "@playwright/test";
import { started } from "../../fixtures/pages.ts";
import { expect, test } from "../../fixtures/test.ts";

const moves: readonly { location: string; from: string; to: string; link(page: Page): Locator }[] = [
  {
    location: "the header",
    from: "/en",
    to: "/en/insights",
    link: (page) => page.getByRole("banner").getByRole("link", { name: "Insights" }),
  },
  {
    location: "a text",
    from: "/en/insights/what-an-ai-agent-may-decide",
    to: "/en/contact",
    link: (page) => page.getByRole("article").getByRole("link", { name: "get in touch" }),
  },
];

test("the page behind a link fades in, but not with reduced motion", async ({ page }) => {
  await page.addInitScript(recordTransitions);
  for (const { location, from, to, link } of moves) {
    await test.step(location, async () => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.goto(from);
      await started(page);
      await link(page).click();
      await expect(page).toHaveURL(to);
      await expect.poll(() => transitions(page)).toEqual([expect.objectContaining({ animations: "some" })]);

      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto(from);
      await started(page);
      await link(page).click();
      await expect(page).toHaveURL(to);
      await expect
        .poll(async () => (await transitions(page)).every(({ animations }) => animations))
        .toBe(true);
      expect((await transitions(page)).filter(({ animations }) => animations === "some")).toEqual([]);
    });
  }
});

type Transition = { animations: "some" | "none" | null };

/** Runs in the page: records each view transition, and whether it animates. */
function recordTransitions(): void {
  const started: Transition[] = [];
  Reflect.set(window, "transitions", started);
  const start = Document.prototype.startViewTransition;
  Document.prototype.startViewTransition = function (update) {
    const noted: Transition = { animations: null };
    started.push(noted);
    const transition = start.call(this, update);
    void transition.ready.then(() => {
      const isPart = ({ effect }: Animation) =>
        effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith("::view-transition");
      noted.animations = document.getAnimations().some(isPart) ? "some" : "none";
    });
    return transition;
  };
}

function transitions(page: Page): Promise<Transition[]> {
  return page.evaluate(() => Reflect.get(window, "transitions"));
}
