import { plainPath } from "../i18n/addresses.ts";

/** What an administrator can edit on a page. */
export type EditTarget =
  | { kind: "article"; slug: string }
  | { kind: "download-page"; slug: string }
  | { kind: "editor"; articleId: string | null }
  | { kind: "elsewhere" };

/** The edit target of a path, in either language. */
export function editTarget(pathname: string): EditTarget {
  const [, area, name, id, ...more] = plainPath(pathname).split("/").map(readPart);
  if (area === "admin" && name === "blog-editor") return { kind: "editor", articleId: id || null };
  if (!name || id || more.length > 0) return { kind: "elsewhere" };
  if (area === "insights" || area === "blog") return { kind: "article", slug: name };
  if (area === "download") return { kind: "download-page", slug: name };
  return { kind: "elsewhere" };
}

/** Invalid percent-encoding stays as it is. */
function readPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
