// @module-tag Previews

import { describe, expect, it } from "vitest";
import { pageKey } from "./page-keys.ts";

describe("the key of a page", () => {
  it.each([
    ["/", "", "/"],
    ["/en", "?utm_source=x&fbclid=1", "/en"],
    ["/insights", "?page=2&utm_source=x", "/insights?page=2"],
    ["/insights", "?page=2&page=3&page=x", "/insights?page=2"],
    ["/en/insights", "?x=1&page=3", "/en/insights?page=3"],
    ["/insights.data", "?_routes=nl%2Finsights&page=2", "/insights.data?page=2"],
    ["/insights.data", "?_routes=rubbish", "/insights.data"],
    ["/insights/tag/mkb", "?page=2&q=x", "/insights/tag/mkb?page=2"],
    ["/insights/agentic-ai", "?page=2", "/insights/agentic-ai"],
    ["/contact", "?page=2", "/contact"],
    ["/insights", "?sent=sent", "/insights"],
    ["/contact", "?", "/contact"],
    ["/_.data", "", "/_.data"],
  ])("of %s%s is %s", (pathname, search, key) => {
    expect(pageKey(pathname, search)).toBe(key);
  });

  it.each([
    ["/admin", ""],
    ["/admin/leads", ""],
    ["/admin.data", ""],
    ["/beheer", ""],
    ["/settings", ""],
    ["/oauth/consent", "?authorization_id=x"],
    ["/link-expired", "?page=gids"],
    ["/en/link-expired.data", ""],
    ["/preview/abc", ""],
    ["/en/preview/abc.data", ""],
    ["/weekly-mail/abc", ""],
    ["/search", "?q=x"],
    ["/en/search", "?q=x"],
    ["/files/x", ""],
    ["/contact", "?sent=sent"],
    ["/en/contact.data", "?sent=saved"],
    ["/download/gids", "?sent=b4a2"],
    ["/Insights", ""],
    ["/insights/%61gentic-ai", ""],
    ["/insights/één", ""],
  ])("does not exist for %s%s", (pathname, search) => {
    expect(pageKey(pathname, search)).toBeNull();
  });

  it("exists for a page whose name starts like one of those", () => {
    expect(pageKey("/administratie", "")).toBe("/administratie");
    expect(pageKey("/insights/admin", "")).toBe("/insights/admin");
  });
});
