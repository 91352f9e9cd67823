/** The versions to compare by number; null for the newest, and for the one before it. */
export type ChosenVersions = { version: number | null; other: number | null };

/** The older one is the other, in whatever order an address names them. */
export function readChosen(address: URLSearchParams): ChosenVersions {
  const [version, other] = [numberOf(address.get("version")), numberOf(address.get("with"))];
  return version !== null && other !== null && other > version
    ? { version: other, other: version }
    : { version, other };
}

export function chosenQuery({ version, other }: ChosenVersions): string {
  const query = new URLSearchParams();
  if (version !== null) query.set("version", String(version));
  if (other !== null) query.set("with", String(other));
  return `?${query}`;
}

function numberOf(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
