import { kindBelow } from "../content/kinds.ts";
import type { Addressed } from "../data/find-id.ts";
import { kindAt } from "../data/pages/page-address.ts";
import { plainPath } from "../i18n/addresses.ts";

/** What an administrator can edit on a page. */
export type EditTarget = Addressed | { kind: "editor"; articleId: string | null } | { kind: "elsewhere" };

/** The edit target of a path, in either language. A path right below the site's own may be that of a page. */
export function editTarget(pathname: string): EditTarget {
  const [, area = "", name, id, ...more] = plainPath(pathname).split("/").map(readPart);
  if (area === "admin" && name === "blog-editor") return { kind: "editor", articleId: id || null };
  if (id || more.length > 0) return { kind: "elsewhere" };
  const of = kindAt(`/${area}`);
  const isAlone = name === undefined && of === "page" && area !== "";
  if (isAlone) return { kind: "page", of, slug: area };
  if (!name) return { kind: "elsewhere" };
  if (of !== "page") return { kind: "page", of, slug: name };
  // Older addresses of articles show them too.
  const kind = kindBelow(area === "blog" ? "/insights" : `/${area}`);
  return kind && kind !== "page" ? { kind, slug: name } : { kind: "elsewhere" };
}

/** Invalid percent-encoding stays as it is. */
function readPart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
