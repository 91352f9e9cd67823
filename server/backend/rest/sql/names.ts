/** A name as SQL; only names of the catalog and keys for JSON come here. */
export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function tableName(name: string): string {
  return `public.${quoteName(name)}`;
}
