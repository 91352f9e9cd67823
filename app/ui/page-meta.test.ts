import { describe, expect, it } from "vitest";
import { pageMeta } from "./page-meta.ts";

const matches = [{ id: "root", loaderData: { siteUrl: "https://vlotwerk.example" } }];
const addresses = (meta: ReturnType<typeof pageMeta>) =>
  meta.flatMap((tag) => ("href" in tag ? [`${tag.rel} ${tag.hrefLang ?? ""} ${tag.href}`] : []));

describe("what a page says about itself", () => {
  it("names both its addresses and the canonical one of its language", () => {
    const meta = pageMeta({ language: "en", matches, title: "Contact", path: "/contact" });
    expect(meta).toContainEqual({ title: "Contact | Vlotwerk" });
    expect(addresses(meta)).toEqual([
      "canonical  https://vlotwerk.example/en/contact",
      "alternate nl https://vlotwerk.example/contact",
      "alternate en https://vlotwerk.example/en/contact",
      "alternate x-default https://vlotwerk.example/contact",
    ]);
  });

  it("points to the original where it is shown in another language", () => {
    const meta = pageMeta({ language: "en", matches, title: "X", path: "/insights/x", available: ["nl"] });
    expect(addresses(meta)).toEqual([
      "canonical  https://vlotwerk.example/insights/x",
      "alternate nl https://vlotwerk.example/insights/x",
      "alternate x-default https://vlotwerk.example/insights/x",
    ]);
  });

  it("names no address when search engines should pass by", () => {
    const meta = pageMeta({ language: "nl", matches, title: "404", path: "/404", noIndex: true });
    expect(addresses(meta)).toEqual([]);
    expect(meta).toContainEqual({ name: "robots", content: "noindex" });
  });
});
