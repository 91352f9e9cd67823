import { withoutPreviewToken } from "../preview-path.ts";

/** Whether a path has one address for both languages: of accounts and of the panel. */
export function isAccountPath(pathname: string): boolean {
  return /^\/(?:admin|beheer|oauth|settings)(?:\/|\.data$|$)/.test(pathname);
}

/** Whether a path without a query is one of the site, and holds no token of a preview. */
export function isPublicPath(path: string): boolean {
  const isPath = /^\/(?!\/)[^?#\\]*$/.test(path);
  return isPath && !isAccountPath(path) && withoutPreviewToken(path) === path;
}
