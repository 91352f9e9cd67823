/** What WordPress, Ghost and feed readers append to the address of a page. */
const appended = /(?:\/(?:feed|atom|rdf|rss2?|amp|embed|trackback|page\/\d+|comment-page-\d+))+$/;

/** Those of an upload in another size, of WordPress and of Ghost. */
const sizeOfPicture =
  /(?:-\d+x\d+|-scaled)(?=\.[a-z]+$)|(?<=^\/content\/images)\/size\/\w+(?:\/format\/\w+)?/g;

/**
 * The paths whose redirect holds for a path without its query, itself first: of the page without what is appended, of the
 * picture's original, and those with a star for its end, the longest first.
 */
export function pathsLike(path: string): string[] {
  const picture = path.replace(sizeOfPicture, "");
  const segments = path.split("/");
  const prefixes = segments.map((_, index) => `${segments.slice(0, segments.length - index).join("/")}/*`);
  // WordPress keeps a large original in a smaller size, which may be the one that was imported.
  return [
    path,
    path.replace(appended, ""),
    picture,
    picture.replace(/(?=\.[a-z]+$)/, "-scaled"),
    ...prefixes,
  ];
}
