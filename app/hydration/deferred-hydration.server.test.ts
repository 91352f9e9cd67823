import { describe, expect, it, vi } from "vitest";
import { deferHydration as start } from "./deferred-hydration.server.ts";

const marker = "3f0e2a52-7f4b-4d0c-9a86-0b3a5d0d6d10";

const rendered =
  `<head><link rel="modulepreload" href="/assets/entry.js" nonce="${marker}"/>` +
  `<link rel="modulepreload" href="/assets/home.js" nonce="${marker}"/><link rel="stylesheet" href="/a.css"/></head>` +
  `<body><script nonce="${marker}" type="module" async="">import "/assets/manifest.js";\n` +
  `import * as route0 from "/assets/home.js";\nwindow.routes = {"home":route0};\nimport("/assets/entry.js");</script></body>`;

describe("a page with deferred hydration", () => {
  it("preloads and imports nothing initially, and is otherwise unchanged", () => {
    const html = deferHydration(rendered, marker);
    expect(html).not.toMatch(/modulepreload" href|type="module"|import "|import \*/);
    expect(html).toMatch(
      /^<head><link rel="stylesheet" href="\/a.css"\/><\/head><body><script nonce="[^"]+">/,
    );
    expect(html).toMatch(/<\/script><\/body>$/);
  });

  it("has an allowed script that imports the same files later", () => {
    const script =
      /<script nonce="[^"]+">([\s\S]*)<\/script>/.exec(deferHydration(rendered, marker))?.[1] ?? "";
    const listen = vi.fn();
    // Stubs for browser globals; `import` is not callable in a function made from text.
    const run = new Function(
      "addEventListener",
      "localStorage",
      "document",
      "location",
      script.replaceAll("import(", "imported("),
    );
    run(listen, { getItem: () => null }, { images: [] }, { pathname: "/", search: "" });
    expect(listen.mock.calls.map(([event]) => event)).toEqual([
      "click",
      "pointermove",
      "pointerdown",
      "pointerup",
      "focusin",
      "error",
      "popstate",
    ]);
    expect(script).toContain('["/assets/entry.js","/assets/home.js"]');
    expect(script).toContain(
      'await import("/assets/manifest.js");\nconst route0 = await import("/assets/home.js");\n',
    );
    expect(script).toContain('import("/assets/entry.js");');
  });

  it("is not created from an unknown bootstrap script", () => {
    expect(() => deferHydration("<p>plain</p>", marker)).toThrow("The page has not the one module script");
    expect(() => deferHydration(rendered + rendered, marker)).toThrow(
      "The page has not the one module script",
    );
  });
});

function deferHydration(html: string, marker: string): string {
  return start(Buffer.from(html), marker, "").toString();
}
