// @module-tag S9
// @module-tag S12
// @module-tag S38

import { describe, expect, it } from "vitest";
import { startTestServer } from "../testing/server.ts";

describe("an address", () => {
  it.each([
    ["/nl", "/"],
    ["/nl/", "/"],
    ["/nl/insights/x?page=2", "/insights/x?page=2"],
    ["/nl/nl/contact", "/contact"],
    ["/insights/", "/insights"],
    ["/en/", "/en"],
    ["/en//insights///x/", "/en/insights/x"],
    ["//insights", "/insights"],
    ["/INSIGHTS", "/insights"],
    ["/EN", "/en"],
    ["/NL/Contact", "/contact"],
    ["/Insights/", "/insights"],
    ["/%69nsights/%41%2D%7a", "/insights/a-z"],
    ["/Insights/X?Page=2&q=%41", "/insights/x?Page=2&q=%41"],
    ["/INSIGHTS/caf%c3%A9", "/insights/caf%c3%A9"],
    ["/A%2541%2Fb", "/a%2541%2Fb"],
    ["/Insights.data", "/insights.data"],
    ["/EN.data?_routes=routes%2FHome", "/en.data?_routes=routes%2FHome"],
    ["/Download/Content_Playbook", "/download/content_playbook"],
    ["/Sitemap.xml", "/sitemap.xml"],
    ["/sitemap%2Exml?x=1", "/sitemap.xml?x=1"],
    ["/en/OG/insights/x.PNG", "/en/og/insights/x.png"],
    ["/og%2Finsights%2Fx.png", "/og/insights/x.png"],
    ["/insights/tag/%6dkb/RSS.xml", "/insights/tag/mkb/rss.xml"],
  ])("%s redirects to %s", async (from, to) => {
    const { get } = await startTestServer();
    const response = await get(from);
    expect([response.status, response.headers.get("location")]).toEqual([301, to]);
  });

  it.each([
    "/",
    "/en",
    "/nlx",
    "/insights/nl",
    "/insights/x?next=//evil.example/",
    "/rest/v1/",
    "/assets.txt",
    "/AbCd1234.txt",
    "/BingSiteAuth.xml",
    "/insights/caf%c3%A9",
    "/insights.data",
    "/_root.data",
    "/en.data",
    "/download/content_playbook",
    "/files/AbC",
    "/en/files/AbC/x",
    "/rest/v1/Table",
  ])("%s is answered without a redirect", async (path) => {
    expect((await (await startTestServer()).get(path)).status).toBe(200);
  });

  it("of a file keeps its capitals", async () => {
    const { get } = await startTestServer({
      assets: async (path) => (path === "/assets/Page-AbC.js" ? new Response("file") : null),
    });
    expect(await (await get("/assets/Page-AbC.js")).text()).toBe("file");
    expect((await get("/assets/Page-abc.js")).status).toBe(404);
  });

  it("that moved keeps the method of a form", async () => {
    const { send } = await startTestServer();
    expect((await send("/Contact", { method: "POST", body: "name=Jan" })).status).toBe(308);
    expect((await send("/nl/contact", { method: "POST", body: "name=Jan" })).status).toBe(308);
  });
});

describe("a redirect", () => {
  const evil = [
    "//evil.example",
    "///evil.example/",
    "/nl//evil.example",
    "/nl///evil.example/",
    "/nl/https://evil.example",
    "/nl/https:/evil.example/",
    "/nl/%2F%2Fevil.example",
    "/nl/%2f%2fevil.example/",
    "/%2F%2Fevil.example/",
    "/%5Cevil.example/",
    "/%5c%5cevil.example/",
    "/nl/%5Cevil.example",
    "/\\evil.example/",
    "/nl/\\evil.example",
    "/nl\\\\evil.example",
    "/nl/%09/evil.example",
    "/%09/evil.example/",
    "/nl/%0d%0aLocation:%20https://evil.example",
    "/nl/\t/evil.example",
    "/nl/@evil.example",
    "/nl/user:pass@evil.example/",
    "/nl/.//evil.example",
    "/nl/..//evil.example",
    "/nl/../..//evil.example/",
    "/./nl//evil.example",
    "/nl/%2e%2e//evil.example/",
    "/nl/javascript:alert(1)",
    "/nl/data:text/html,x",
    "/nl/;//evil.example",
    "/nl?//evil.example",
    "/nl#//evil.example",
    "/nl/?https://evil.example",
    "/nl/%E2%80%A8//evil.example",
    "/nl/%00//evil.example",
    "/nl/。/evil。example",
    "http://evil.example/nl/x",
    "http://evil.example//evil.example/",
    "//evil.example/nl/..",
    "https://evil.example",
  ];

  it.each(evil)("for %j stays on this site", async (target) => {
    const { raw } = await startTestServer();
    const bytes = Buffer.from(target).toString("latin1");
    const response = await raw(`GET ${bytes} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`);
    expect(response).toMatch(/^HTTP\/1\.1 (200|301|400|404) /);
    const location = /^location: (.*)$/im.exec(response)?.[1]?.trim();
    if (location !== undefined) {
      expect(new URL(location, "http://site.example").origin).toBe("http://site.example");
      expect(location).toMatch(/^\/(?![/\\])/);
    }
  });
});

describe("a malformed URL", () => {
  it.each(["/%", "/%E0%A4%A", "/insights/%zz", "/%00", "/en/a%0ab", "/%ff"])(
    "%s gets a friendly error page",
    async (path) => {
      const response = await (await startTestServer()).get(path);
      expect(response.status).toBe(400);
      const html = await response.text();
      expect(html).toContain(path.startsWith("/en") ? "This address is not right" : "Dit adres klopt niet");
    },
  );

  it("gets JSON from the API", async () => {
    const response = await (await startTestServer()).get("/rest/v1/%ff");
    expect([response.status, await response.json()]).toMatchObject([400, { code: "400" }]);
  });

  it.each(["/realtime/v1/websocket", "/graphql/v1"])(
    "%s, an unsupported service, answers 404 in one line",
    async (path) => {
      const response = await (await startTestServer()).get(path);
      expect(response.status).toBe(404);
      expect(response.headers.get("content-type")).toMatch(/json/);
      expect((await response.text()).length).toBeLessThan(200);
    },
  );

  it("may have any query, up to 8 kB", async () => {
    const { get } = await startTestServer();
    expect((await get(`/insights?q=${"x".repeat(5000)}`)).status).toBe(200);
    expect((await get("/insights?q=%E0%A4%A&%&=&&a=%00")).status).toBe(200);
    expect((await get(`/insights?q=${"x".repeat(8200)}`)).status).toBe(414);
    expect((await get(`/rest/v1/x?q=${"x".repeat(8200)}`)).headers.get("content-type")).toMatch(/json/);
  });
});
