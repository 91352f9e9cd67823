import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { BackupState } from "../../../data/backup-state.ts";
import { LanguageProvider } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { BackupsCard } from "./backups-card.tsx";

const proven: BackupState = {
  keptIn: "directory",
  isProject: false,
  nextAt: "2026-11-26T02:00:00Z",
  proven: { at: "2026-11-25T02:02:00Z", rows: 1240, files: 85 },
  isLate: false,
  failure: null,
};
const failure = { at: "2026-11-25T03:05:00Z", reason: "The disk is full." };

/** What is read, without signs for the eye alone. */
function textOf(language: Language, backups: BackupState): string {
  const html = renderToStaticMarkup(
    <LanguageProvider language={language}>
      <BackupsCard backups={backups} />
    </LanguageProvider>,
  );
  return html
    .replace(/<span aria-hidden="true">.<\/span>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

describe.each([
  {
    language: "nl",
    words: { proven: "Getest", late: "Geen recente back-up", failing: "Laatste poging mislukt" },
    last: "Laatste geteste back-up: 25 november 2026 om 03:02 Rijen: 1.240, bestanden: 85; in de gegevensmap",
    first: "Nog geen. De volgende wordt gemaakt op 26 november 2026 om 03:00",
    reason: "Reden: The disk is full.",
  },
  {
    language: "en",
    words: { proven: "Proven", late: "No recent backup", failing: "Last try failed" },
    last: "Last proven backup: 25 November 2026 at 03:02 Rows: 1,240, files: 85; in the directory",
    first: "None yet. The next one is made on 26 November 2026 at 03:00",
    reason: "Reason: The disk is full.",
  },
] as const)("the card of backups ($language)", ({ language, words, last, first, reason }) => {
  it("says when the last one was proven, what it holds, and where it is", () => {
    const text = textOf(language, proven);
    expect(text).toContain(`${words.proven} ${last}`);
    expect(text).not.toContain("NIGHTLY_BACKUP");
    expect(textOf(language, { ...proven, keptIn: "bucket" })).toContain("bucket");
  });

  it("says in words that none is recent, why, and what to do", () => {
    const text = textOf(language, { ...proven, isLate: true, failure });
    for (const part of [words.late, last, reason, "npm run backup -- --kept"]) expect(text).toContain(part);
    expect(text).not.toContain(words.proven);
  });

  it("says that the last try failed while the one before is recent", () => {
    const text = textOf(language, { ...proven, failure });
    for (const part of [words.failing, last, reason]) expect(text).toContain(part);
  });

  it("says when the first one comes, unless that failed", () => {
    expect(textOf(language, { ...proven, proven: null })).toContain(first);
    expect(textOf(language, { ...proven, proven: null, failure })).not.toContain("03:00");
  });

  it("says that it is switched off, without a sign of success", () => {
    const text = textOf(language, { ...proven, keptIn: null });
    expect(text).toContain("NIGHTLY_BACKUP");
    expect(text).not.toContain(words.proven);
  });

  it("says what Supabase backs up", () => {
    expect(textOf(language, proven)).not.toContain("Supabase");
    expect(textOf(language, { ...proven, isProject: true })).toContain("Supabase");
  });
});
