export function quoteName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function tableName(name: string): string {
  return `public.${quoteName(name)}`;
}
