import { locales } from "../../i18n/format.ts";
import type { Language } from "../../i18n/language-texts.ts";

/** A number of bytes in kB or MB, of 1,024 as the upload limits count. */
export function formatSize(bytes: number, language: Language): string {
  const inKilobytes = Math.ceil(bytes / 1024);
  return inKilobytes < 1000
    ? formatUnit(inKilobytes, "kilobyte", 0, language)
    : formatUnit(bytes / 1024 / 1024, "megabyte", 1, language);
}

function formatUnit(amount: number, unit: string, maximumFractionDigits: number, language: Language): string {
  return amount.toLocaleString(locales[language], { style: "unit", unit, maximumFractionDigits });
}
