import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import { Avatar } from "./avatar.tsx";
import { Picture } from "./picture.tsx";

vi.mock("virtual:pictures", () => ({
  pictures: {
    "/images/office.jpg": {
      width: 1500,
      height: 1000,
      sources: [
        { type: "image/avif", srcSet: "/assets/office-400.avif 400w, /assets/office-1500.avif 1500w" },
        { type: "image/webp", srcSet: "/assets/office-400.webp 400w, /assets/office-1500.webp 1500w" },
      ],
    },
  },
}));

const size = { width: 1200, height: 675, sizes: "50vw", className: "wide" };

describe("a picture", () => {
  it("has variants when it is one of the site's photographs", () => {
    const markup = renderToStaticMarkup(<Picture src="/images/office.jpg" isFirst {...size} />);
    expect(markup).toMatch(
      /^<picture.*><source type="image\/avif" srcSet="[^"]+400w, [^"]+1500w" sizes="50vw"\/><source type="image\/webp".*<img/,
    );
    expect(markup).toContain('src="/images/office.jpg"');
    expect(markup).toMatch(/width="1200" height="675".*loading="eager"/);
    expect(markup).toContain('fetchPriority="high"');
  });

  it("is a plain image when it is a drawing, comes from elsewhere, or is named like something that all objects have", () => {
    for (const src of [
      "/images/insights/agentic-ai.svg",
      "https://elsewhere.example/office.jpg",
      "constructor",
    ]) {
      const markup = renderToStaticMarkup(<Picture src={src} {...size} />);
      expect(markup).toMatch(/^<img/);
      expect(markup).toContain('loading="lazy"');
    }
  });

  it("of a team member has variants too", () => {
    expect(renderToStaticMarkup(<Avatar name="Noor" src="/images/office.jpg" />)).toContain('sizes="112px"');
  });
});
