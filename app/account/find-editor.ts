import { href } from "react-router";
import { editorOf, placesOf } from "../content/kinds.ts";
import type { Database } from "../data/database.ts";
import { findId } from "../data/find-id.ts";
import type { EditTarget } from "./edit-target.ts";

/** The address of an editor, and what a link to it says. */
export type FoundEditor = { to: string; label: "button.editArticle" | "button.editPage" };

/** The editor of what a path shows; null without one, or when the query fails. */
export async function findEditor(db: Database, target: EditTarget): Promise<FoundEditor | null> {
  if (!("slug" in target)) return null;
  const id = await findId(db, target);
  if (id === null) return null;
  return {
    // The list shows it among the others.
    to:
      target.kind === "download-page"
        ? `${href("/admin/download-pages")}?${new URLSearchParams({ page: id })}`
        : editorOf(placesOf(target.kind), id),
    label: target.kind === "article" ? "button.editArticle" : "button.editPage",
  };
}
