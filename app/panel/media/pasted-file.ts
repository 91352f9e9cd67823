/** A pasted file, which says nothing by its own name, under the time of now and this ending. */
export function pastedFile(file: File, ending: string): File {
  const time = new Date().toLocaleString("sv-SE").replaceAll(":", ".");
  return new File([file], `Pasted ${time}${ending}`, { type: file.type });
}
