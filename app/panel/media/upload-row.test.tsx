// @module-tag S45

import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageProvider } from "../../i18n/language.tsx";
import type { Language } from "../../i18n/language-texts.ts";
import type { FileProblem } from "./file-problem.ts";
import { UploadRow } from "./upload-row.tsx";

const file = new File(["x"], "foto.jpg");
const doNothing = () => {};

function render(language: Language, problem: FileProblem, until: string | null = null): string {
  const upload = { key: "1", file, state: { name: "failed", problem, until } as const };
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <UploadRow
        upload={upload}
        isReplacing={false}
        hasLinks={false}
        onRetry={doNothing}
        onRemove={doNothing}
      />
    </LanguageProvider>,
  );
}

it("says which limit an upload exceeds and until when, in both languages, and offers to try again", () => {
  const until = "2026-11-25T13:00:00.000Z";
  const dutch = render("nl", "hour", until);
  expect(dutch).toContain("binnen een uur zo veel opgeslagen als mag");
  expect(dutch).toContain("vanaf 25 november 2026 om 14:00");
  expect(dutch).toContain("Opnieuw proberen");
  expect(render("en", "day", until)).toContain("within a day");
});

it("tells a picture that is too large for the memory, too long or too slow from a damaged one", () => {
  const texts = (["memory", "long", "slow", "damaged"] as const).map((problem) => render("nl", problem));
  for (const [index, word] of ["geheugen", "te lang voor", "duurde te lang", "beschadigd"].entries()) {
    expect(texts.filter((text) => text.includes(word))).toEqual([texts[index]]);
  }
  expect(render("nl", "memory")).not.toContain("Opnieuw proberen");
});

it("says that an animated picture becomes a still one", () => {
  const upload = { key: "1", file, state: { name: "waiting" } as const };
  const rendered = [false, true].map((isAnimated) =>
    renderToStaticMarkup(
      <LanguageProvider language="nl">
        <UploadRow
          upload={{ ...upload, isAnimated }}
          isReplacing={false}
          hasLinks={false}
          onRetry={doNothing}
          onRemove={doNothing}
        />
      </LanguageProvider>,
    ).includes("alleen het eerste beeld"),
  );
  expect(rendered).toEqual([false, true]);
});
