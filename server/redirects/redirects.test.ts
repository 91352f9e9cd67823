// @module-tag S50
// @module-tag Redirects

import { beforeEach, expect, it } from "vitest";
import type { OwnRole } from "../backend/database/call-function.ts";
import type { Database } from "../backend/database/database.ts";
import { describeOnBothRoles } from "../hosted/testing/both-roles.ts";
import { DatabaseError } from "../shared/database-error.ts";
import { createRedirects } from "./redirects.ts";

const siteUrl = new URL("https://www.vlotwerk.example");

describeOnBothRoles("redirects", (open) => {
  let opened: { database: Database; ownRole: OwnRole };

  beforeEach(async () => {
    opened ??= await open();
    await opened.database.query("delete from public.otm_redirects");
  });

  const save = (redirects: Record<string, string | null>) =>
    opened.database.query("select public.save_redirects($1)", [
      JSON.stringify(
        Object.entries(redirects).map(([path, target]) => ({
          path,
          target,
          kind: target === null ? 410 : 301,
        })),
      ),
    ]);

  function start() {
    const site = { version: 1, calls: [] as string[], isAway: false };
    const warnings: string[] = [];
    const redirects = createRedirects({
      ownRole: {
        async call(name, parameters) {
          site.calls.push(name);
          if (site.isAway) throw new DatabaseError({ code: "08006", message: "away" });
          return opened.ownRole.call(name, parameters);
        },
      },
      siteUrl,
      contentVersion: { current: () => site.version },
      log: { warn: (message) => void warnings.push(message) },
    });
    return { site, warnings, redirects };
  }

  async function find(addresses: string[]) {
    const { redirects } = start();
    await redirects.refresh();
    return addresses.map((address) => redirects.find(address)?.location);
  }

  it("are read once per change of content, and their list only when they changed", async () => {
    await save({ "/oud": "/contact" });
    const { site, redirects } = start();
    expect(redirects.isCurrent()).toBe(false);
    await Promise.all([redirects.refresh(), redirects.refresh()]);
    for (let request = 0; request < 1_000; request += 1) {
      await redirects.refresh();
      expect(redirects.find("/oud")).toEqual({ path: "/oud", location: "/contact" });
    }
    expect(site.calls).toEqual(["redirects_state", "list_redirects"]);
    site.version += 1;
    expect(redirects.isCurrent()).toBe(false);
    await redirects.refresh();
    expect(site.calls.slice(2)).toEqual(["redirects_state"]);
    await save({ "/oud": "/about-us" });
    site.version += 1;
    await redirects.refresh();
    expect(redirects.find("/oud")?.location).toBe("/about-us");
    await opened.database.query("delete from public.otm_redirects");
    site.version += 1;
    await redirects.refresh();
    expect(redirects.find("/oud")).toBeNull();
  });

  it("stay as they were while the database is away, which is asked every two seconds", async () => {
    await save({ "/oud": "/contact" });
    const { site, warnings, redirects } = start();
    await redirects.refresh();
    site.isAway = true;
    site.version += 1;
    for (let request = 0; request < 10; request += 1) await redirects.refresh();
    expect(redirects.find("/oud")?.location).toBe("/contact");
    expect(warnings).toEqual(["redirects could not be read"]);
    expect(redirects.isCurrent()).toBe(true);
  });

  it("may be many: all are read in a project too", async () => {
    const many = Object.fromEntries(
      Array.from({ length: 1_000 }, (_, index) => [`/oud-${index}`, "/contact"]),
    );
    await save(many);
    await save({ "/oud-1000": "/contact" });
    expect(await find(["/oud-0", "/oud-1000"])).toEqual(["/contact", "/contact"]);
  });

  it("hold for what WordPress, Ghost and feed readers append, and for pictures in another size", async () => {
    await save({
      "/2024/05/naam": "/insights/naam",
      "/category/nieuws": "/insights",
      "/wp-content/uploads/2020/01/foto.jpg": "/media/a",
      "/wp-content/uploads/2020/01/groot-scaled.jpg": "/media/b",
      "/content/images/2021/02/ghost.png": "/media/c",
      "/?p=12": "/insights/naam",
    });
    const article = ["", "feed", "feed/atom/", "rss", "page/2", "comment-page-3/amp", "embed", "trackback/"];
    expect(new Set(await find(article.map((end) => `/2024/05/naam/${end}`)))).toEqual(
      new Set(["/insights/naam"]),
    );
    expect(
      await find([
        "/category/nieuws/page/14/",
        "/wp-content/uploads/2020/01/Foto-300x200.jpg",
        "/wp-content/uploads/2020/01/foto-scaled.jpg",
        "/wp-content/uploads/2020/01/groot-1024x768.jpg",
        "/wp-content/uploads/2020/01/groot.jpg",
        "/content/images/size/w600/2021/02/ghost.png",
        "/content/images/size/w1000/format/webp/2021/02/ghost.png",
        "/index.php?p=12&x=1",
        "/?p=13",
        "/feed",
        "/2024/05/naam/anders",
        "/2024/05",
      ]),
    ).toEqual([
      ...[
        "/insights",
        "/media/a",
        "/media/a",
        "/media/b",
        "/media/b",
        "/media/c",
        "/media/c",
        "/insights/naam",
      ],
      ...[undefined, undefined, undefined, undefined],
    ]);
  });

  it("hold for the parameters that they name, before one without, and carry campaigns on", async () => {
    await save({
      "/index.php?id=7&option=shop": "/insights/zeven",
      "/index.php?id=7": "/insights/ander",
      "/index.php": "/insights",
      "/oud": "/contact?van=oud#form",
    });
    expect(
      await find([
        "/index.php?option=Shop&id=7&Itemid=3&utm_source=brief",
        "/index.php?id=7",
        "/index.php?id=8",
        "/oud?utm_source=brief&van=nieuw",
      ]),
    ).toEqual([
      "/insights/zeven?utm_source=brief",
      "/insights/ander",
      "/insights?id=8",
      "/contact?van=oud&utm_source=brief#form",
    ]);
  });

  it("hold below a star, the longest first, and carry the rest over, never below themselves without end", async () => {
    await save({
      "/blog/*": "/insights/*",
      "/blog/oud/*": "/insights",
      "/blog/oud/dit": "/contact",
      "/groei/*": "/groei/meer/*",
      "/elders/*": "https://elders.example/a/*",
    });
    expect(
      await find([
        "/blog/Één/Twee?x=1",
        "/nl/blog/een/feed",
        "/blog",
        "/blog/oud/x/y",
        "/blog/oud/dit",
        "/blogs",
        "/groei/x",
        "/elders/%C3%A9",
      ]),
    ).toEqual([
      "/insights/%C3%89%C3%A9n/Twee?x=1",
      "/insights/een/feed",
      "/insights",
      "/insights",
      "/contact",
      undefined,
      undefined,
      "https://elders.example/a/%C3%A9",
    ]);
  });

  it("are spelled for a header, and know what is gone", async () => {
    await save({
      "/a": "/insights/café#kop",
      "/b": "https://elders.example/日本?q=é",
      "/c": null,
      "/d": "https://[niets",
    });
    const { redirects } = start();
    await redirects.refresh();
    expect(["/a", "/b", "/c", "/d"].map(redirects.find)).toEqual([
      { path: "/a", location: "/insights/caf%C3%A9#kop" },
      { path: "/b", location: "https://elders.example/%E6%97%A5%E6%9C%AC?q=%C3%A9" },
      { path: "/c", location: null },
      null,
    ]);
  });

  it("never lead around in a circle, however it is spelled", async () => {
    await save({
      "/café": "/caf%C3%A9/",
      "/zelf": "https://www.vlotwerk.example/Zelf?x=1",
      "/lus": "/lus/feed",
      "/heen": "/terug/amp",
      "/terug": "/nl/heen/page/2",
      "/elders": "https://elders.example/elders",
    });
    const asked = ["/café", "/zelf", "/lus", "/lus/feed", "/heen", "/terug", "/terug/amp", "/elders"];
    expect(await find(asked)).toEqual([...Array(7).fill(undefined), "https://elders.example/elders"]);
  });
});
