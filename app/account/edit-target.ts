import { plainPath } from "../i18n/addresses.ts";

/** What the page shows that an administrator may want to edit. */
export type EditTarget =
  | { kind: "article"; slug: string }
  | { kind: "download-page"; slug: string }
  | { kind: "editor"; articleId: string | null }
  | { kind: "elsewhere" };

/** The place that an address stands for, in either language. */
export function editTarget(pathname: string): EditTarget {
  const [, area, name, id, ...more] = plainPath(pathname).split("/").map(readPart);
  if (area === "admin" && name === "blog-editor") return { kind: "editor", articleId: id || null };
  if (!name || id || more.length > 0) return { kind: "elsewhere" };
  if (area === "insights" || area === "blog") return { kind: "article", slug: name };
  if (area === "download") return { kind: "download-page", slug: name };
  return { kind: "elsewhere" };
}

/** A part with a broken percent code is taken as it stands. */
function readPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
