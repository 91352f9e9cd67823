import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { LanguageProvider } from "../../../i18n/language.tsx";
import type { ChangedTexts } from "../../../i18n/site-texts.ts";
import { MissingFacts } from "./site-checks.tsx";

function render(siteUrl: string, changed: ChangedTexts = {}): string {
  const Stub = createRoutesStub([
    { id: "root", path: "/", Component: MissingFacts, loader: () => ({ siteUrl }) },
  ]);
  return renderToStaticMarkup(
    <LanguageProvider language="nl" changed={changed}>
      <Stub hydrationData={{ loaderData: { root: { siteUrl } } }} />
    </LanguageProvider>,
  );
}

it("the facts that a firm's site lacks are named where visitors can reach it", () => {
  const html = render("https://www.vlotwerk.example");
  for (const fact of ["KvK-nummer", "Btw-nummer"]) expect(html).toContain(fact);
  expect(html).not.toContain("Postcode");
  expect(html).toContain("/admin/texts?q=KvK-nummer");
});

it("nothing is missing on one's own machine, nor once the facts are there", () => {
  for (const url of ["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000"])
    expect(render(url)).toBe("");
  const facts = { "firm.registration": "12345678", "firm.vat": "NL001234567B01" };
  expect(render("https://www.vlotwerk.example", facts)).toBe("");
});
