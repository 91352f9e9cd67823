/** The placeholders `{{name}}` of a text to one recipient. */
export type PlaceholderValues = Partial<
  Record<"name" | "email" | "company" | "pageTitle" | "downloadUrl", string>
>;

/** Fills the placeholders of a plain text; unknown ones stay. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(
    /\{\{\s*(\w+)\s*\}\}/g,
    (place, name: string) => placeholderValue(values, name) ?? place,
  );
}

/** Fills the placeholders of HTML with escaped values. */
export function fillHtmlPlaceholders(html: string, values: PlaceholderValues): string {
  return html.replace(/\{\{\s*(\w+)\s*\}\}/g, (place, name: string) => {
    const value = placeholderValue(values, name);
    return value === undefined ? place : escapeHtml(value);
  });
}

function placeholderValue(values: PlaceholderValues, name: string): string | undefined {
  return Object.entries(values).find(([known]) => known === name)?.[1];
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}
