import { readMarks } from "../../app/routes/admin/site/marks.ts";
import { firstAdminOf, signIn } from "../fixtures/accounts.ts";
import { expect, test } from "../fixtures/own-site.ts";
import { at, go, hydrated, languages, publicPages, statusError } from "../fixtures/pages.ts";
import { isThorough, sample } from "../fixtures/thorough.ts";

test.use({ expectedErrors: [statusError(404)] });

const paths = [...publicPages, "/link-expired"].filter(
  (path) => !path.includes("?") && !path.startsWith("/blog/"),
);

/** Of texts that no page of the walk has. */
const elsewhere: readonly [RegExp, string][] = [
  [/^mails\./, "in a mail; those to visitors are listed where the form is that sends them"],
  [/^llms\.|^feeds\./, "in a file for programs"],
];

/** Whether a text can be told apart from others by itself. */
function isOwn(text: string): boolean {
  return text.length >= 16 && !/[{<]|^\/|^https:/.test(text);
}

/** HTML as text, with its attributes. */
function readable(html: string): string {
  const whole = html
    .replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>/g, "")
    .replace(/<!-- -->/g, "");
  return whole
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&")
    .replace(/[\s\u00A0]+/g, " ");
}

test("every text of every public page is reached by pointer and by keyboard", async ({
  page,
  site,
  request,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await signIn(page, firstAdminOf(site), "/admin/services");
  await hydrated(page);
  // Imported once the site runs, which has React for production.
  const { entriesByKey: all } = await import("../../app/panel/texts/text-catalog.ts");
  const { textName } = await import("../../app/panel/texts/text-names.ts");
  const { groupsOn } = await import("../../app/panel/texts/site-pages.ts");
  const textOf = (key: string, language: string) =>
    all.get(key)?.originals.find((one) => one.language === language)?.text ?? "";
  const frame = page.frameLocator("iframe[srcdoc]");
  const reached = new Set<string>();
  for (const [index, path] of sample(paths, 3).entries()) {
    // A page has the same texts in both languages: with THOROUGH in each, else in one.
    for (const language of isThorough ? languages : [languages[index % 2] ?? "nl"]) {
      const address = at(language, path);
      await test.step(address, async () => {
        const rendering = page.waitForResponse((response) => response.url().endsWith("/admin/site/page"));
        // By another screen, so that the frame of the page before is gone.
        await go(page, "/admin/services");
        await go(page, `/admin/site?${new URLSearchParams({ page: address })}`);
        const marked = await (await rendering).text();
        // What the public page says by the catalogue is marked: no text is missed.
        const shown = readable(await (await request.get(address)).text());
        const { keys } = readMarks(marked.replace(/<script[\s\S]*?<\/script>/g, ""));
        // What people wrote may have the words of texts that stand elsewhere.
        const written = /^\/(?:terms$|privacy$|(?:cases|services|insights|download)\/.)/.test(path);
        const wanted = written
          ? groupsOn(path).flatMap(({ entries }) => entries.filter(({ key }) => !key.startsWith("home.")))
          : [...all.values()];
        const missed = wanted.filter(({ key, isRich, originals }) => {
          const text = originals.find((one) => one.language === language)?.text ?? "";
          return !isRich && isOwn(text) && shown.includes(readable(text)) && !keys.includes(key);
        });
        // A text can be part of another, of which the page has one.
        const known = keys.map((key) => textOf(key, language));
        const alone = missed.filter(({ key }) => !known.some((text) => text.includes(textOf(key, language))));
        expect(alone.map(({ key }) => key)).toEqual([]);

        await expect(frame.locator("[data-texts][tabindex='0']").first()).toBeVisible();
        const places = await frame
          .locator("[data-texts][tabindex='0']")
          .evaluateAll((elements) =>
            elements.flatMap((one) => one.getAttribute("data-texts")?.split(" ") ?? []),
          );
        const names = await page
          .getByRole("region", { name: /^(Ook op deze pagina|Also on this page)$/ })
          .locator("li span:last-child")
          .allTextContents();
        // Facts of the firm have a name.
        const listed = [...all.keys()].filter((key) =>
          languages.some((one) => names.includes(textName(one, key))),
        );
        // Each is pressed on the page, or in the list beside it.
        const isReached = (key: string) => places.includes(key) || listed.includes(key);
        expect([...new Set(keys)].filter((key) => !isReached(key))).toEqual([]);
        expect(await frame.locator("body").evaluate(hiddenFromPointer)).toEqual([]);
        // A place that opens no field would be a dead end.
        expect(places.filter((key) => !all.has(key))).toEqual([]);
        for (const key of [...places, ...listed]) reached.add(key);
      });
    }
  }
  if (!isThorough) return;
  const left = [...all.keys()].filter((key) => !reached.has(key));
  expect(left.filter((key) => !elsewhere.some(([pattern]) => pattern.test(key)))).toEqual([]);
  for (const [pattern] of elsewhere) expect(left.some((key) => pattern.test(key))).toBe(true);
});

/** The texts of places that no click reaches, where they are in the middle of the window. */
function hiddenFromPointer(body: HTMLElement): string[] {
  return [...body.querySelectorAll<HTMLElement>("[data-texts][tabindex='0']")]
    .filter((place) => {
      place.scrollIntoView({ block: "center", behavior: "instant" });
      return ![...place.getClientRects()].some(({ left, top, width, height }) =>
        body.ownerDocument.elementsFromPoint(left + width / 2, top + height / 2).includes(place),
      );
    })
    .map((place) => place.textContent ?? "");
}
