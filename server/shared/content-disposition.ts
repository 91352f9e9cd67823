/** An attachment with an ASCII name, and the full one (RFC 6266, RFC 8187). */
export function contentDisposition(name: string): string {
  const plain = name.normalize("NFKD").replace(/[^\x20-\x7e]|["\\%]/g, "") || "download";
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
