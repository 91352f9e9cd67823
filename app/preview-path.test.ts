// @module-tag Previews

import { describe, expect, it } from "vitest";
import { withoutPreviewToken } from "./preview-path.ts";

describe("a path for logs", () => {
  it.each([
    ["/preview/abc", "/preview/…"],
    ["/en/preview/abc.data", "/en/preview/…"],
    ["/PREVIEW/abc/def", "/PREVIEW/…"],
    ["//preview/abc", "//preview/…"],
    ["/en/weekly-mail/abc", "/en/weekly-mail/…"],
    ["/preview/", "/preview/"],
    ["/admin/preview/my-article", "/admin/preview/my-article"],
    ["/insights/preview", "/insights/preview"],
  ])("of %s is %s", (path, shown) => {
    expect(withoutPreviewToken(path)).toBe(shown);
  });
});
