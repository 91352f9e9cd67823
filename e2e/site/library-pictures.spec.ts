import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { HtmlValidate } from "html-validate";
import sharp from "sharp";
import { test as base, expect } from "../fixtures/accounts.ts";
import { at, languages, resize } from "../fixtures/pages.ts";

/** Each test has a site of its own, whose pages show only its pictures. */
const test = base.extend({
  site: async ({ sites }, use) => {
    const site = await sites.open();
    await use(site);
    await site.stop();
  },
});

const validator = new HtmlValidate({ extends: ["html-validate:standard"] });

/** What stands in the text, the last one far below the first screen. */
const textPictures = ["sluis", "brug", "haven", "molen", "dijk"] as const;

test("an article has the library's pictures: for each screen, described, and for other sites", async ({
  page,
  request,
  createUser,
}) => {
  const { client } = await createUser({ isAdmin: true });
  const { slug, ids } = await publish(client);
  await test.step("as wide as the screen, without a jump", async () => {
    const path = `/insights/${slug}`;
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));

    for (const [width, heroWidth, textWidth] of [
      [360, 640, 320],
      [1280, 640, 700],
    ] as const) {
      // The same address again would be shown where it was left.
      await page.goto("about:blank");
      await resize(page, width, 800);
      requested.length = 0;
      await page.goto(path);
      const hero = page.getByRole("img", { name: "De sluis van bovenaf" });
      await expectLoaded(hero, ids.hero, heroWidth);
      await expect(hero).toHaveCSS("object-position", "20% 80%");
      // Once it was shown, it comes from the browser's memory right away.
      const far = requested.filter((one) => width === 360 && one.includes(ids.dijk));
      expect(far, "requests of a picture far below").toEqual([]);

      for (const name of textPictures) {
        const picture = page.getByRole("img", { name: `Foto van ${name}`, exact: true });
        await picture.scrollIntoViewIfNeeded();
        await expectLoaded(picture, ids[name], name === "dijk" ? 320 : textWidth);
      }
      expect(await layoutShift(page)).toBeLessThan(0.01);
    }
  });
  await test.step("for social networks and feeds in a format that every client shows", async () => {
    for (const language of languages) {
      await page.goto(at(language, `/insights/${slug}`));
      const image = (await page.locator('meta[property="og:image"]').getAttribute("content")) ?? "";
      expect(image).toMatch(new RegExp(`/media/${ids.hero}/[0-9a-f]{32}/1200\\.jpg$`));
      const structured = (await page.locator('script[type="application/ld+json"]').textContent()) ?? "";
      expect(structured).toContain(`"image":["${image}","`);
      const answer = await request.get(image);
      expect(answer.headers()).toMatchObject({
        "content-type": "image/jpeg",
        "cache-control": expect.stringContaining("immutable"),
        "cross-origin-resource-policy": "cross-origin",
      });
      expect(await sharp(await answer.body()).metadata()).toMatchObject({
        format: "jpeg",
        width: 1200,
        height: 800,
      });
    }
    const feed = await (await request.get("/rss.xml")).text();
    const inFeed = new RegExp(`http[^"]+/media/${ids.sluis}/[0-9a-f]{32}/700\\.jpg`).exec(feed)?.[0] ?? "";
    expect((await request.get(inFeed)).headers()["content-type"]).toBe("image/jpeg");
  });
  await test.step("described in the language of the text, as its description changes", async () => {
    for (const [language, names] of [
      ["nl", ["De sluis van bovenaf", "Foto van sluis", "Eigen woorden"]],
      ["en", ["The lock from above", "Photo of sluis", "Own words"]],
    ] as const) {
      const answer = await page.goto(at(language, `/insights/${slug}`));
      for (const name of names) await expect(page.getByRole("img", { name, exact: true })).toHaveCount(1);
      const faults = await validator.validateString((await answer?.text()) ?? "");
      expect(faults.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([]);
      await page.goto(at(language, "/insights"));
      await expect(page.getByRole("img", { name: names[0] }).first()).toBeVisible();
    }

    expect(
      (await client.from("otm_media").update({ alt_nl: "Een draaibrug" }).eq("id", ids.brug)).error,
    ).toBeNull();
    await page.goto(`/insights/${slug}`);
    await expect(page.getByRole("img", { name: "Een draaibrug" })).toHaveCount(1);
  });
});

type PictureName = (typeof textPictures)[number] | "hero";

/** Publishes an article in both languages with a hero and five pictures, by the API. */
async function publish(client: SupabaseClient): Promise<{ slug: string; ids: Record<PictureName, string> }> {
  const add = (name: string, nl: string, en: string) =>
    addPicture(client, name, { alt_nl: nl, alt_en: en, focal_x: 22, focal_y: 80 });
  const named = textPictures.map((name) => add(name, `Foto van ${name}`, `Photo of ${name}`));
  const hero = await add("hero", "De sluis van bovenaf", "The lock from above");
  const [sluis = "", brug = "", haven = "", molen = "", dijk = ""] = await Promise.all(named);
  const ids = { hero, sluis, brug, haven, molen, dijk };

  const slug = `library-${randomUUID()}`;
  const article = { slug, author: "Noor", image_url: `/media/${hero}`, published: true };
  const { data, error } = await client.from("otm_blog_articles").insert(article).select("id").single();
  expect(error).toBeNull();
  const text = (own: string) =>
    `<p>Begin</p><figure><img src="/media/${sluis}" alt=""><figcaption>De sluis</figcaption></figure>
    <p><img src="/media/${brug}" alt="" width="900" height="100"></p><p><img src="/media/${haven}" alt=""></p>
    <p><img src="/media/${molen}" alt=""> <img src="/media/${molen}" alt="${own}" width="60"></p>
    ${"<p>Tekst.</p>".repeat(120)}<p><img class="align-left" src="/media/${dijk}" alt="" width="240">Naast de dijk.</p>`;
  const texts = [
    { article_id: data?.id, language: "nl", title: `Sluizen ${slug}`, content: text("Eigen woorden") },
    { article_id: data?.id, language: "en", title: `Locks ${slug}`, content: text("Own words") },
  ];
  expect((await client.from("otm_blog_article_content").insert(texts)).error).toBeNull();
  return { slug, ids };
}

/** Uploads a photograph that the library has not, and describes it. @returns its id */
async function addPicture(client: SupabaseClient, name: string, facts: object): Promise<string> {
  const path = `${randomUUID()}/${name}.jpg`;
  const { data, error } = await client.storage.from("media").upload(path, await photograph(name));
  expect(error).toBeNull();
  const id = data?.id ?? "";
  expect((await client.from("otm_media").update(facts).eq("id", id)).error).toBeNull();
  return id;
}

/** A JPEG of 3 to 2 that is like no other; the text's are small, since making variants takes long. */
function photograph(name: string): Promise<Buffer> {
  const width = name === "hero" ? 1302 : 700;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 120" width="1800" height="1200"><rect width="180" height="120" fill="#2f6f73"/><circle cx="40" cy="90" r="24" fill="#d3401a"/><text x="20" y="40" font-size="16">${name} ${randomUUID()}</text></svg>`;
  return sharp(Buffer.from(svg)).resize({ width }).jpeg().toBuffer();
}

/** Expects the AVIF variant of this width. */
async function expectLoaded(picture: Locator, id: string, width: number): Promise<void> {
  const state = () =>
    picture.evaluate((image) =>
      image instanceof HTMLImageElement && image.complete
        ? { path: new URL(image.currentSrc || "about:blank").pathname, isShown: image.naturalWidth > 0 }
        : null,
    );
  await expect.poll(state).toEqual({
    path: expect.stringMatching(new RegExp(`^/media/${id}/[0-9a-f]{32}/${width}\\.(avif|webp)$`)),
    isShown: true,
  });
}

/** The sum of the layout shifts since the page began. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().map((entry) => Number(Reflect.get(entry, "value")));
          resolve(shifts.reduce((sum, shift) => sum + shift, 0));
        }).observe({ type: "layout-shift", buffered: true });
        // Without shifts there is no report.
        setTimeout(() => resolve(0), 500);
      }),
  );
}
