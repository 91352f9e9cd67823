// @module-tag S12

import { expect, it } from "vitest";
import { editTarget } from "./edit-target.ts";

it.each([
  ["/insights/ai-agent", { kind: "article", slug: "ai-agent" }],
  ["/en/insights/ai-agent", { kind: "article", slug: "ai-agent" }],
  ["/blog/agentic-ai", { kind: "article", slug: "agentic-ai" }],
  ["/en/download/scan", { kind: "download-page", slug: "scan" }],
  ["/download/a%20b", { kind: "download-page", slug: "a b" }],
  ["/download/100%", { kind: "download-page", slug: "100%" }],
  ["/en/cases/intake", { kind: "page", of: "case", slug: "intake" }],
  ["/services/scan", { kind: "page", of: "service", slug: "scan" }],
  ["/terms", { kind: "page", of: "page", slug: "terms" }],
  ["/cases", { kind: "elsewhere" }],
  ["/cases/a/b", { kind: "elsewhere" }],
  ["/admin/blog-editor/7", { kind: "editor", articleId: "7" }],
  ["/admin/blog-editor", { kind: "editor", articleId: null }],
  ["/admin/blog", { kind: "elsewhere" }],
  ["/insights/", { kind: "elsewhere" }],
  ["/insights/a/b", { kind: "elsewhere" }],
  ["/", { kind: "elsewhere" }],
  ["/en", { kind: "elsewhere" }],
])("%s", (pathname, place) => {
  expect(editTarget(pathname)).toEqual(place);
});
