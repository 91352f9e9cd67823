import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";
import routes from "../../routes.ts";
import { sitePage } from "./site-page.ts";

const origin = "https://vlotwerk.example";

/** Pages that no text links to. */
const unlinked = ["404", "*", "link-expired", "preview/:token", "weekly-mail/:token", "table-showcase"];

function pageAt(address: string, shown = "/insights/agentic-ai", target = ""): string | null {
  const { origin: to, pathname, search, hash } = new URL(address, origin);
  return sitePage({ origin: to, pathname, search, hash, target }, new URL(shown, origin));
}

describe("a link in a text", () => {
  it.each(["nl", "en"])("is routed to any page of the public site (%s)", (language) => {
    const pages: RouteConfigEntry[] = routes.find(({ id }) => id === `${language}/site`)?.children ?? [];
    const linked = pages.filter(({ path = "" }) => !unlinked.some((end) => path.endsWith(end)));
    expect(linked.length).toBeGreaterThan(10);
    for (const { path = "" } of linked) {
      const address = `/${path}`.replace(":slug", "een_voorbeeld-2");
      expect(pageAt(address), address).toBe(address);
    }
  });

  it("keeps query and fragment", () => {
    expect(pageAt("/en/insights?page=2#content")).toBe("/en/insights?page=2#content");
  });

  it.each([
    "https://elsewhere.example/insights",
    "http://vlotwerk.example/insights",
    "mailto:hallo@vlotwerk.example",
    "tel:+31235550142",
    "/images/insights/agentic-ai.svg",
    "/insights/agentic-ai.md",
    "/en/rss.xml",
    "/og/site.png",
    "/files/0123456789",
    "/admin",
    "/beheer",
    "/settings",
    "/auth/v1/authorize",
    "/.//insights",
    "/insights//agentic-ai",
    "/insights/agentic-ai#vraag-1",
    "/insights/agentic-ai",
  ])("to %s is left to the browser", (address) => {
    expect(pageAt(address)).toBeNull();
  });

  it("to another tab is left to the browser", () => {
    expect(pageAt("/contact", "/", "_blank")).toBeNull();
  });
});
