/** Gives the browser a file to save under a name. */
export function saveFile(name: string, file: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser holds the file by now, or soon: its address may go a good while later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
