import type { Language } from "./language-texts.ts";

/** The variant in the requested language, else the Dutch one, else any; undefined without any. */
export function pickVariant<Variant extends { language: string }>(
  variants: readonly Variant[],
  language: Language,
): Variant | undefined {
  return (
    variants.find((variant) => variant.language === language) ??
    variants.find((variant) => variant.language === "nl") ??
    variants[0]
  );
}
