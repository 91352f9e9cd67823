import { lookUp } from "../../i18n/language-texts.ts";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import { type PageMeta, pageMeta } from "../../ui/page-meta/page-meta.ts";

/** The title of a panel screen, with noindex. */
export function panelMeta(matches: PageMeta["matches"], title: keyof (typeof panelTexts)["en"]) {
  return screenMeta(matches, lookUp(panelTexts, "en", title));
}

/** The same for a title of another text file. */
export function screenMeta(matches: PageMeta["matches"], title: string) {
  return pageMeta({ language: "en", matches, path: "", title, noIndex: true });
}
