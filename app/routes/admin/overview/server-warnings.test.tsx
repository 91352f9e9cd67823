// @module-tag Warnings

import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { type ServerWarning, serverWarningNames } from "../../../data/server-warnings.ts";
import { LanguageProvider } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { ServerWarnings } from "./server-warnings.tsx";

function render(language: Language, warnings: ServerWarning[]): string {
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <ServerWarnings warnings={warnings} />
    </LanguageProvider>,
  );
}

const warnings = serverWarningNames.map((name) => ({
  name,
  detail: "535 Wrong password",
  seenAt: "2026-11-25T13:00:00Z",
}));

it.each([
  ["nl", "Gezien op 25 november 2026 om 14:00", "Reden: 535 Wrong password"],
  ["en", "Seen 25 November 2026", "Reason: 535 Wrong password"],
] as const)(
  "names each setting, the cure and the time in %s, and links nowhere",
  (language, seen, reason) => {
    const html = render(language, warnings);
    for (const word of ["SMTP_URL", "SMTP_TLS", "TRUST_PROXY", "429", seen]) expect(html).toContain(word);
    expect(html.split(reason)).toHaveLength(4);
    expect(html).not.toContain("<a");
  },
);

it("is not there when nothing is to be mended", () => {
  expect(render("nl", [])).toBe("");
});
