/** Whether a path is one of the site, and not of the panel, of accounts, or with the token of a preview. */
export function isPublicPath(path: string): boolean {
  return /^\/(?!\/|(?:admin|beheer|settings|preview|en\/preview)(?:\/|$))[^?#\\]*$/.test(path);
}
