import { createContext } from "react-router";
import type { Language } from "../../i18n/language-texts.ts";
import type { ChangedTexts } from "../../i18n/site-texts.ts";

/** Renders a public page with other texts than the stored ones; null where a path has no page. */
type RenderPage = (
  path: string,
  textsIn: (language: Language) => Promise<ChangedTexts>,
) => Promise<string | null>;

/** A public page as the panel shows it while its texts are edited. */
export const pageRenderer = createContext<RenderPage>();
