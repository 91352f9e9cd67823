import { useDeferredValue } from "react";
import { useLanguage } from "../../../i18n/language.tsx";
import type { Language } from "../../../i18n/language-texts.ts";
import { editorTexts } from "../../../i18n/panel/article-editor.en.ts";
import styles from "../../../styles/app.css?url";

type HtmlPreviewProps = { html: string; language: Language };

/** A preview of unsanitised HTML, in a sandboxed frame without scripts and forms. */
export function HtmlPreview({ html, language }: HtmlPreviewProps) {
  const { t } = useLanguage(editorTexts);
  const shown = useDeferredValue(html);
  return (
    <iframe
      title={t("editor.contentPreview")}
      // Same origin for the style sheet; harmless without allow-scripts.
      sandbox="allow-same-origin"
      srcDoc={`<!doctype html><html lang="${language}"><head><link rel="stylesheet" href="${styles}"></head><body class="p-5"><div class="prose">${shown}</div></body></html>`}
      className="min-h-100 w-full rounded-small border border-line bg-white xl:mt-8"
    />
  );
}
