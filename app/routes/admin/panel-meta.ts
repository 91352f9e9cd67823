import { lookUp } from "../../i18n/language-texts.ts";
import { panelTexts } from "../../i18n/panel.ts";
import { type PageMeta, pageMeta } from "../../ui/page-meta.ts";

/** The head of one of the panel's screens: a title, and nothing for search engines. */
export function panelMeta(matches: PageMeta["matches"], title: keyof (typeof panelTexts)["en"]) {
  return pageMeta({
    language: "en",
    matches,
    path: "",
    title: lookUp(panelTexts, "en", title),
    noIndex: true,
  });
}
