/** By its header and end marker (ISO 32000-1, 7.5.2 and 7.5.5). */
export function isPdf(bytes: Uint8Array): boolean {
  const text = (part: Uint8Array) => Buffer.from(part).toString("latin1");
  return (
    /^%PDF-(1\.[0-7]|2\.0)[\r\n]/.test(text(bytes.subarray(0, 10))) &&
    text(bytes.subarray(-1024)).includes("%%EOF")
  );
}
