/** A figure with its unit on one line; longer ones break. */
export function unbroken(figure: string): string {
  return figure.length > 14 ? figure : figure.replaceAll(" ", "\u00a0");
}
