import { href } from "react-router";
import { findArticleId } from "../data/articles/article-address.ts";
import type { Database } from "../data/database.ts";
import { findDownloadPageId } from "../data/downloads/download-address.ts";
import { findPageId } from "../data/pages/find-page-id.ts";
import type { EditTarget } from "./edit-target.ts";

/** The address of an editor, and what a link to it says. */
export type FoundEditor = { to: string; label: "button.editArticle" | "button.editPage" };

/** The editor of what a path shows; null without one, or when the query fails. */
export async function findEditor(db: Database, target: EditTarget): Promise<FoundEditor | null> {
  if (target.kind === "article") {
    const id = await findArticleId(db, target.slug);
    return id === null ? null : { to: href("/admin/blog-editor/:id", { id }), label: "button.editArticle" };
  }
  if (target.kind === "download-page") {
    const page = await findDownloadPageId(db, target.slug);
    const to = `${href("/admin/download-pages")}?${new URLSearchParams({ page: page ?? "" })}`;
    return page === null ? null : { to, label: "button.editPage" };
  }
  if (target.kind === "page") {
    const id = await findPageId(db, target.of, target.slug);
    return id === null ? null : { to: href("/admin/pages/:id", { id }), label: "button.editPage" };
  }
  return null;
}
