import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LanguageProvider } from "../../../i18n/language.tsx";
import { example as table } from "../../../sections/before-after/example.ts";
import { example as figures } from "../../../sections/figures/example.ts";
import { example as opening } from "../../../sections/opening/example.ts";
import type { PageSection } from "../../../sections/page-sections.tsx";
import { CaseProof, withOwnPicture } from "./case-opening.tsx";

const first: PageSection = { id: "a", type: "opening", values: opening.nl };
const own = "/images/cases/planning-at-an-installer.svg";
const found = { pictures: {}, articles: {}, newest: {}, members: {}, downloadPages: {}, moments: [] };

/** The picture that a case opens with. */
function pictureOf(section: PageSection, imageUrl: string | null) {
  const [shown] = withOwnPicture({ sections: [section], found, imageUrl, picture: null }).sections;
  return shown?.type === "opening" ? shown.values.picture : null;
}

function proofOf(...sections: PageSection[]): string {
  return renderToStaticMarkup(
    <LanguageProvider language="nl">
      <CaseProof sections={sections} />
    </LanguageProvider>,
  );
}

describe("a case opens", () => {
  it("with its own picture in the place of a drawing", () => {
    expect(pictureOf(first, own)).toBe(own);
  });

  it("with the picture of its opening, or the drawing without any", () => {
    const chosen = { ...first, values: { ...opening.nl, picture: "/media/a.webp" } };
    expect(pictureOf(chosen, own)).toBe("/media/a.webp");
    expect(pictureOf(first, null)).toBe("");
  });

  it("with what the first table came to", () => {
    const html = proofOf(first, { id: "b", type: "before-after", values: table.nl });
    expect(html).toContain(`>Van ${table.nl.sumBefore} naar ${table.nl.sumAfter}</p>`);
    expect(html).toContain(table.nl.sumWhat);
  });

  it("with its first figure where no table has a sum, and with none without", () => {
    const bare = { ...table.nl, sumAfter: "" };
    const [figure] = figures.nl.figures;
    const sections: PageSection[] = [
      first,
      { id: "b", type: "before-after", values: bare },
      { id: "c", type: "figures", values: figures.nl },
    ];
    expect(proofOf(...sections)).toContain(figure?.figure);
    expect(proofOf(first)).toBe("");
  });
});
