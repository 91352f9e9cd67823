import type { Language } from "./language-texts.ts";

/** The variant in the asked language, else the Dutch one, else any; undefined when there is none. */
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
