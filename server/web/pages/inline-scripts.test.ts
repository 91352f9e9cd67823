// @module-tag S24
// @module-tag Headers

import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { RenderedPage } from "../../../app/rendered-page.server.ts";
import { startTestServer } from "../testing/server.ts";
import { allowMarkedScripts as allow } from "./inline-scripts.ts";

const marker = "3f0e2a52-7f4b-4d0c-9a86-0b3a5d0d6d10";

describe("the inline scripts of a page", () => {
  it("are allowed by hash when they carry the marker, which is removed", async () => {
    const own = 'window.context = "<p>é</p>";';
    const { get } = await startTestServer({
      answerPage: async () =>
        new RenderedPage(
          Buffer.from(
            `<link rel="modulepreload" href="/a.js" nonce="${marker}"/><script nonce="${marker}">${own}</script>` +
              `<script nonce="${marker}" type="module" async="">import "/b.js";</script>` +
              `<script src="/c.js" nonce="${marker}"></script>`,
          ),
          marker,
          { headers: { "Content-Type": "text/html; charset=utf-8" } },
        ),
    });
    const response = await get("/");
    const policy = response.headers.get("content-security-policy");
    expect(policy).toContain(`script-src 'self' ${hash(own)} ${hash('import "/b.js";')};`);
    const html = await response.text();
    expect(html).not.toContain(marker);
    expect(html).toContain(`<script>${own}</script><script type="module" async="">import "/b.js";</script>`);
    expect(html).toContain('<script src="/c.js"></script>');
    expect(html).toContain('<link rel="modulepreload" href="/a.js"/>');
  });

  it("stay blocked when they come from content", () => {
    const hostile = [
      "<script>alert(1)</script>",
      '<script nonce="">alert(2)</script>',
      '<script nonce="guess">alert(3)</script>',
      "<SCRIPT>alert(4)</SCRIPT>",
      "<script ",
    ].join("");
    const { hashes } = allowMarkedScripts(
      `${hostile}<b>x</b><script nonce="${marker}">own()</script>`,
      marker,
    );
    expect(hashes).toEqual([hash("own()")]);
  });

  it("are hashed with normalised line breaks, like in browsers", () => {
    const { hashes } = allowMarkedScripts(`<script nonce="${marker}">a();\r\nb();\r</script>`, marker);
    expect(hashes).toEqual([hash("a();\nb();\n")]);
  });

  it("are not searched inside each other", () => {
    const text = `x = '<link nonce="${marker}">'`;
    const { html, hashes } = allowMarkedScripts(`<script nonce="${marker}">${text}</script>`, marker);
    expect(html).toBe(`<script>${text}</script>`);
    expect(hashes).toEqual([hash(text)]);
  });

  it("are all blocked without a marker, or with a guessable one", () => {
    expect(allowMarkedScripts("<script>a</script>", "").hashes).toEqual([]);
    expect(allowMarkedScripts('<script nonce="a">a</script>', "a").hashes).toEqual([]);
    expect(allowMarkedScripts('<script nonce="(.*?)">a</script>', "(.*?)").hashes).toEqual([]);
  });
});

function hash(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

function allowMarkedScripts(html: string, marker: string) {
  const allowed = allow(Buffer.from(html), marker);
  return { html: allowed.html.toString(), hashes: allowed.hashes };
}
