// @module-tag S9
// @module-tag S33

import { createServer } from "node:http";
import { describe, expect, it, onTestFinished } from "vitest";
import { drain, listen } from "../http/listen.ts";
import { page, startTestServer } from "../testing/server.ts";

describe("a page", () => {
  it("has the configured origin, regardless of Host", async () => {
    const { send } = await startTestServer({
      siteUrl: new URL("https://www.vlotwerk.example"),
      answerPage: async (request) => {
        const { headers, url } = request;
        return page(
          [url, headers.get("host"), headers.get("origin"), headers.get("x-forwarded-host")].join(" "),
        );
      },
    });
    const response = await send("/contact?a=1", {
      method: "POST",
      body: new URLSearchParams({ name: "Jan" }),
      headers: { "sec-fetch-site": "same-origin", origin: "null", "x-forwarded-host": "evil.example" },
    });
    const own = "https://www.vlotwerk.example/contact?a=1 www.vlotwerk.example https://www.vlotwerk.example ";
    expect(await response.text()).toContain(`<body>${own}</body>`);
  });

  it("calls the backend in-process with the client's address", async () => {
    const { get } = await startTestServer({
      trustProxy: 1,
      backend: {
        fetch: async (request) =>
          new Response(`${new URL(request.url).pathname} ${request.headers.get("x-forwarded-for")}`),
      },
      answerPage: async (_, services) => {
        await new Promise((resolve) => setTimeout(resolve, 5));
        return page(await (await services.fetch(`${services.backendUrl}/rest/v1/tags`)).text());
      },
    });
    const visitors = ["203.0.113.7", "203.0.113.8"];
    const responses = await Promise.all(
      visitors.map((visitor) => get("/", { "x-forwarded-for": `6.6.6.6, ${visitor}` })),
    );
    const texts = await Promise.all(responses.map((response) => response.text()));
    expect(texts.map((text) => /\/rest\/v1\/tags [\d.]+/.exec(text)?.[0])).toEqual(
      visitors.map((visitor) => `/rest/v1/tags ${visitor}`),
    );
  });

  it.each([
    ["/", "Er ging iets mis"],
    ["/en/insights", "Something went wrong"],
  ])("that fails at %s is a friendly error page without details", async (path, title) => {
    const { get, lines } = await startTestServer({
      async answerPage() {
        throw new Error("secret detail");
      },
    });
    const response = await get(`${path}?token=secret`);
    expect(response.status).toBe(500);
    const html = await response.text();
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).not.toMatch(/secret detail|at .*\.ts/);
    expect(lines).toContainEqual(expect.objectContaining({ level: "error", reason: "secret detail" }));
    expect(JSON.stringify(lines)).not.toContain("token");
  });

  it("that fails without a message is friendly", async () => {
    const { get } = await startTestServer({ answerPage: async () => new Response(null, { status: 500 }) });
    expect(await (await get("/")).text()).toContain("Er ging iets mis");
  });

  it("that answers 503 keeps its content", async () => {
    const { get } = await startTestServer({ answerPage: async () => page("Even geduld", {}, 503) });
    const response = await get("/");
    expect([response.status, await response.text()]).toEqual([503, expect.stringContaining("Even geduld")]);
  });

  it("may set cookies, and supports HEAD", async () => {
    const { send } = await startTestServer({
      async answerPage(request) {
        const response = page("");
        response.headers.append("Set-Cookie", "language=en");
        response.headers.append("Set-Cookie", "sidebar=1");
        return request.method === "HEAD" ? new Response(null, response) : response;
      },
    });
    const response = await send("/", { method: "HEAD" });
    expect([response.status, response.headers.getSetCookie()]).toEqual([200, ["language=en", "sidebar=1"]]);
  });
});

describe("a page in hosted mode", () => {
  it("calls the project over the network", async () => {
    const project = createServer((incoming, outgoing) => outgoing.end(`${incoming.url} of the project`));
    await listen(project, 0, "127.0.0.1");
    onTestFinished(() => drain(project, 0));
    const address = project.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const { get } = await startTestServer({
      backend: { url: new URL(`http://127.0.0.1:${port}`), fetch: fetch },
      answerPage: async (_, services) =>
        page(await (await services.fetch(`${services.backendUrl}/rest/v1/tags`)).text()),
    });
    expect(await (await get("/")).text()).toContain("/rest/v1/tags of the project");
  });
});

describe("the API behind a failing backend", () => {
  it.each([
    ["08006", 503],
    ["57P01", 503],
    ["XX000", 500],
  ])("answers SQLSTATE %s with %i as JSON", async (code, status) => {
    const { get } = await startTestServer({
      backend: {
        async fetch() {
          throw Object.assign(new Error("connection lost to db.internal"), { code });
        },
      },
    });
    const response = await get("/rest/v1/x");
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain("db.internal");
    expect(response.headers.get("content-type")).toMatch(/^application\/json/);
  });
});

describe("a line of the log", () => {
  it("contains a request's path without query, and the id of its response", async () => {
    const { get, lines } = await startTestServer();
    const response = await get("/insights?q=jan@example.nl", { authorization: "Bearer planted" });
    expect(lines).toContainEqual({
      time: expect.any(String),
      level: "info",
      message: "request",
      request: response.headers.get("x-request-id"),
      method: "GET",
      path: "/insights",
      status: 200,
      ms: expect.any(Number),
    });
    expect(JSON.stringify(lines)).not.toMatch(/jan@|planted/);
  });
});
