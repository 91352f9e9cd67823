/** Offers a file for download. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // Revoked later, as the browser reads the file asynchronously.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
