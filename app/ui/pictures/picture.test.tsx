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

const sizes = "50vw";

const libraryPicture = {
  id: "5f0d5f6e-3b0a-4c67-9d1a-0c7a4a2a0001",
  hash: "0123456789abcdef0123456789abcdef",
  width: 1000,
  height: 500,
  colour: "#c0ffee",
  alt: 'Een sluis & "brug"',
  x: 18,
  y: 50,
  isPng: false,
};
const src = `/media/${libraryPicture.id}`;
const files = `/media/${libraryPicture.id}/${libraryPicture.hash}`;

describe("a picture", () => {
  it("has variants when it is one of the site's photographs", () => {
    const markup = renderToStaticMarkup(
      <Picture src="/images/office.jpg" picture={null} sizes={sizes} isFirst />,
    );
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
      const markup = renderToStaticMarkup(<Picture src={src} picture={null} sizes={sizes} />);
      expect(markup).toMatch(/^<img/);
      expect(markup).toContain('loading="lazy"');
      expect(markup).toContain('alt=""');
    }
  });

  it("of a team member has variants too", () => {
    expect(renderToStaticMarkup(<Avatar name="Noor" src="/images/office.jpg" />)).toContain('sizes="112px"');
  });
});

describe("a picture of the library", () => {
  it("has its files, description and focal point, on its colour", () => {
    const markup = renderToStaticMarkup(
      <Picture src={src} picture={libraryPicture} lang="nl" sizes={sizes} />,
    );
    expect(markup).toContain('<rect width="100%" height="100%" fill="#c0ffee"></rect>');
    for (const format of ["avif", "webp"]) {
      const candidates = [320, 640, 960, 1000].map((width) => `${files}/${width}.${format} ${width}w`);
      expect(markup).toContain(
        `<source type="image/${format}" srcSet="${candidates.join(", ")}" sizes="50vw"/>`,
      );
    }
    expect(markup).toContain(
      `<img src="${files}/1000.jpg" alt="Een sluis &amp; &quot;brug&quot;" lang="nl" width="1200" height="675"`,
    );
    expect(markup).toContain("focal-point focal-x-20 focal-y-50");
  });

  it("has no colour behind it when it is transparent, and no focal point in the middle", () => {
    const markup = renderToStaticMarkup(
      <Picture
        src={src}
        picture={{ ...libraryPicture, isPng: true, x: 50, alt: "" }}
        lang="nl"
        sizes={sizes}
      />,
    );
    expect(markup).toMatch(/^<picture/);
    expect(markup).toContain(`<img src="${files}/1000.png" alt="" width`);
    expect(markup).not.toContain("focal");
  });

  it("of a team member is as wide as its crop needs", () => {
    const markup = renderToStaticMarkup(<Avatar name="Noor" src={src} picture={libraryPicture} />);
    expect(markup).toContain('sizes="224px"');
    expect(markup).toContain(`src="${files}/1000.jpg"`);
    expect(markup).toContain('fill="#c0ffee"');
  });
});
