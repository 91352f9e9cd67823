import { useEffect, useState } from "react";
import type { Language } from "../i18n/language-texts.ts";
import type { ChangedTexts } from "../i18n/site-texts.ts";

/** The fragment of a page that shows texts which the panel has not saved yet. */
export const previewFragment = "#texts-preview";

const storageKey = "vlotwerk-texts-preview";

/** Texts to be previewed, by language. */
type PreviewedTexts = Record<Language, ChangedTexts>;

/** Hands texts to the pages that this browser opens with the fragment, and to those that are open. */
export function storePreviewedTexts(texts: PreviewedTexts): void {
  localStorage.setItem(storageKey, JSON.stringify(texts));
}

/** The changed texts; in a preview, what the panel handed over in their place. */
export function usePreviewedTexts(language: Language, changed: ChangedTexts | undefined) {
  const [previewed, setPreviewed] = useState<PreviewedTexts | null>(null);
  useEffect(() => {
    if (location.hash !== previewFragment) return;
    const show = () => setPreviewed(readPreviewedTexts());
    show();
    addEventListener("storage", show);
    return () => removeEventListener("storage", show);
  }, []);
  return previewed ? { ...changed, ...previewed[language] } : changed;
}

function readPreviewedTexts(): PreviewedTexts | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    return isPreview(stored) ? stored : null;
  } catch {
    return null;
  }
}

function isPreview(stored: unknown): stored is PreviewedTexts {
  return typeof stored === "object" && stored !== null && "nl" in stored && "en" in stored;
}
