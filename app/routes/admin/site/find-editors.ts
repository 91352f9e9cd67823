import { href } from "react-router";
import { accountDatabase } from "../../../account/account-database.ts";
import { editTarget } from "../../../account/edit-target.ts";
import { findEditor } from "../../../account/find-editor.ts";
import { plainPath } from "../../../i18n/addresses.ts";

/** Where something that is no text of the site is edited. */
export type Editor = { kind: "article" | "download-page" | "page" | "team" | "home"; to: string };

/** The editors of what a link on a page leads to, and of what the page itself shows. */
export async function findEditors(path: string, linked: string | null): Promise<Editor[]> {
  const all = await Promise.all([linked, path].map((one) => (one === null ? null : editorAt(one))));
  const found = all.filter((editor) => editor !== null);
  return found.filter(({ to }, position) => found.findIndex((other) => other.to === to) === position);
}

async function editorAt(path: string): Promise<Editor | null> {
  const plain = plainPath(path);
  if (plain === href("/")) return { kind: "home", to: href("/admin/homepage") };
  if (plain === href("/about-us")) return { kind: "team", to: href("/admin/about") };
  const target = editTarget(path);
  if (target.kind === "editor" || target.kind === "elsewhere") return null;
  const editor = await findEditor(accountDatabase(), target);
  return editor && { kind: target.kind, to: editor.to };
}
