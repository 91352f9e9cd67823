/** Marks a block that stands for words that are still to be written; without any effect once it has some. */
export const unwrittenClass = "to-write";

/** As in private.has_unwritten of the database. */
const unwritten =
  /class="([^"]* )?to-write( [^"]*)?"[^>]*>(\s|\u00A0|&nbsp;|<br[^>]*>)*<(\/|ul|ol|dl|table|p|div|h[1-6])/;

/** Whether a text has a marked block without words. */
export function hasUnwritten(html: string): boolean {
  return unwritten.test(html);
}
