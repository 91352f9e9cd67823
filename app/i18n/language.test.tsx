import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LanguageProvider, useFirm, useLanguage } from "./language.tsx";

function Greeting() {
  const { language, t } = useLanguage();
  return (
    <p>
      {language}: {t("navigation.about")}
    </p>
  );
}

function FirmName() {
  return <p>{useFirm().name}</p>;
}

describe("the language facility", () => {
  it("returns the language of its provider and its texts", () => {
    const inBoth = (["nl", "en"] as const).map((language) =>
      renderToStaticMarkup(
        <LanguageProvider language={language}>
          <Greeting />
        </LanguageProvider>,
      ),
    );
    expect(inBoth).toEqual(["<p>nl: Over ons</p>", "<p>en: About Us</p>"]);
  });

  it("prefers changed texts; within another language, only the firm's facts stay", () => {
    const changed = { "navigation.about": "Wij", "firm.name": "Vonk" };
    const nested = renderToStaticMarkup(
      <LanguageProvider language="nl" changed={changed}>
        <Greeting />
        <LanguageProvider language="en">
          <Greeting />
          <FirmName />
        </LanguageProvider>
      </LanguageProvider>,
    );
    expect(nested).toBe("<p>nl: Wij</p><p>en: About Us</p><p>Vonk</p>");
  });

  it("throws outside its provider", () => {
    expect(() => renderToStaticMarkup(<Greeting />)).toThrow(
      "useLanguage must be used within a LanguageProvider",
    );
  });
});
