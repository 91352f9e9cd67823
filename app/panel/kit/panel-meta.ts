import { lookUp, type Texts } from "../../i18n/language-texts.ts";
import { panelTexts } from "../../i18n/panel/panel.en.ts";
import { panelLanguage } from "../../i18n/panel-language.ts";
import { type PageMeta, pageMeta } from "../../ui/page-meta/page-meta.ts";

/** The title of a panel screen, with noindex. */
export function panelMeta(matches: PageMeta["matches"], title: keyof (typeof panelTexts)["en"]) {
  return screenMeta(matches, panelTexts, title);
}

/** The same for a title of another text file. */
export function screenMeta<Key extends string>(matches: PageMeta["matches"], texts: Texts<Key>, title: Key) {
  const language = panelLanguage();
  return pageMeta({ language, matches, path: "", title: lookUp(texts, language, title), noIndex: true });
}
