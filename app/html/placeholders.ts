/** What an editor can write as `{{name}}` in a text that goes to one person. */
export type PlaceholderValues = Partial<
  Record<"name" | "email" | "company" | "pageTitle" | "downloadUrl", string>
>;

/** A plain text with its placeholders filled; an unknown one stays as it was typed. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  return text.replace(
    /\{\{\s*(\w+)\s*\}\}/g,
    (place, name: string) => placeholderValue(values, name) ?? place,
  );
}

/** HTML with its placeholders filled by text: what a person typed never becomes markup. */
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
