import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { declarationOf } from "../../content/declared-kinds.ts";
import type { Fields } from "../../content/fields.ts";
import { fieldsOf } from "../../content/kind.ts";
import { kinds, type Places } from "../../content/kinds.ts";
import routes from "../../routes.ts";

type Named = { name: string; column: string };
type Route = { path?: string; file?: string; children?: Route[] };

const app = new URL("../../", import.meta.url);

/** Fields that are not filled in by their name, and how else. */
const unplaced: Readonly<Record<string, string>> = {
  displayOrder: "by moving a member up and down",
};

describe("the screen of a kind", () => {
  it.each(kinds.map((place) => [place.kind, place] as const))("places every field of %s", (_, place) => {
    const source = sourceOf(place);
    const { fields, isShown } = declarationOf(place.kind);
    const isPlaced = ({ name, column }: Named) =>
      // The frame of all editors has its switch.
      name === isShown ||
      Object.hasOwn(unplaced, name) ||
      new RegExp(`["'.](?:${name}|${column})\\b`).test(source);
    expect([...namesOf(fields)].filter((field) => !isPlaced(field))).toEqual([]);
  });
});

/** The names and columns of fields, and of those of a list's items. */
function* namesOf(fields: Fields): Generator<Named> {
  for (const { name, field, column } of fieldsOf(fields)) {
    yield { name, column };
    if (field.item) yield* namesOf(field.item);
  }
}

/** The route module of the kind's editor, the files of the folder of its name, and the frame of all editors. */
function sourceOf({ editor }: Places): string {
  const file = fileOf(editor);
  const folder = file.replace(/\.tsx$/, "/**/*.{ts,tsx}");
  const paths = [
    file,
    "panel/editing/content-editor.tsx",
    ...globSync(folder, { cwd: app }).filter((path) => !path.includes(".test.")),
  ];
  return paths.map((path) => readFileSync(new URL(path, app), "utf8")).join("\n");
}

function fileOf(pattern: string): string {
  const find = (list: readonly Route[], base: string): string | undefined => {
    for (const { path, file, children = [] } of list) {
      const own = path === undefined ? base : `${base}/${path}`;
      const found = own === pattern && file !== undefined ? file : find(children, own);
      if (found) return found;
    }
  };
  const found = find(routes, "");
  if (!found) throw new Error(`No route has the pattern ${pattern}`);
  return found;
}
