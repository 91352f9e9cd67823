import { escapeText } from "../../../html/older-format.ts";
import { fillHtmlPlaceholders, type PlaceholderValues } from "../../../html/placeholders.ts";
import type { Language } from "../../../i18n/language-texts.ts";

type MailDocument = {
  language: Language;
  /** The address of the style sheet. */
  styles: string;
  /** HTML as it was typed; it is not cleaned here, so no script may run where this is shown. */
  message: string;
  /** A text of several lines. */
  footer: string;
  values: PlaceholderValues;
};

/** A page that shows a mail's message and footer, with the placeholders filled by text. */
export function mailDocument({ language, styles, message, footer, values }: MailDocument): string {
  const end = fillHtmlPlaceholders(escapeText(footer), values);
  return `<!doctype html>
<html lang="${language}">
<head><link rel="stylesheet" href="${escapeText(styles)}"></head>
<body class="bg-white p-5">
<div class="prose">${fillHtmlPlaceholders(message, values)}</div>
${footer && `<p class="mt-6 whitespace-pre-line border-line border-t pt-4 text-ink-soft text-small">${end}</p>`}
</body>
</html>`;
}
