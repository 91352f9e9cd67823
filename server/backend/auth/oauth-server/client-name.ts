const maxLength = 60;

/** A name that a client gave itself, as one line without invisible characters (controls, directions of writing). */
export function cleanName(name: string | undefined): string {
  const line = (name ?? "")
    .replace(/[\p{Z}\s]+/gu, " ")
    .replace(/\p{C}/gu, "")
    .trim();
  return [...line].slice(0, maxLength).join("").trim() || "Assistant";
}
