import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { LanguageProvider, useLanguage } from "./language.tsx";

function Greeting() {
  const { language, t } = useLanguage();
  return (
    <p>
      {language}: {t("navigation.about")}
    </p>
  );
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

  it("throws outside its provider", () => {
    expect(() => renderToStaticMarkup(<Greeting />)).toThrow(
      "useLanguage must be used within a LanguageProvider",
    );
  });
});
