/**
 * So many `<`, `>` and `&` a text of HTML may have. A megabyte with as many is cleaned in half a second; what editors
 * write has a tenth of them.
 */
export const mostSigns = 80_000;

/** How many of the signs that HTML is made of a text has. */
export function countSigns(html: string): number {
  let count = 0;
  for (let at = 0; at < html.length; at += 1) {
    const code = html.charCodeAt(at);
    if (code === 0x3c || code === 0x3e || code === 0x26) count += 1;
  }
  return count;
}

/** Whether a text has more of them than anybody writes, so that reading it as HTML would hold up everybody else. */
export function isTooDense(html: string): boolean {
  return html.length > mostSigns && countSigns(html) > mostSigns;
}
