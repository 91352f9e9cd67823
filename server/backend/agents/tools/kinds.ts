import type { Fields } from "../../../../app/content/fields.ts";
import { emptyForm } from "../../../../app/content/kind.ts";
import { placesOf, sluggedKinds, type VersionedKind, versionedKinds } from "../../../../app/content/kinds.ts";
import { type Database, expectRowOrNull } from "../../../../app/data/database.ts";
import { isId } from "../../../../app/data/id-pattern.ts";
import { type EditedKind, panelKinds } from "../../../../app/panel/kinds.ts";
import { nounOf } from "./change-document.ts";
import { documentTools } from "./document-tools.ts";
import { englishWords } from "./english-words.ts";
import { ToolError } from "./tool-error.ts";

/** Kinds whose tools do more, or name a document otherwise. */
const withOwnTools: readonly VersionedKind[] = ["article", "page"];

/** What reads, drafts and changes documents of all other kinds, from what the panel knows of them. */
export const kindTools = versionedKinds
  .filter((name) => !withOwnTools.includes(name))
  .flatMap((name) => panelKinds[name].with(toolsOf));

function toolsOf<Of extends Fields>(declared: EditedKind<Of>) {
  const { kind, read, labels, complete } = declared;
  const { list, needs } = placesOf(kind.name);
  const argument = kind.name.replaceAll("-", "_");
  return documentTools(
    {
      kind,
      async open(db, named) {
        const id = await (list === null ? declared.findId(db, emptyForm(kind)) : idOf(db, kind.name, named));
        const stored = id === null ? null : await read(db, id);
        if (!stored) throw new ToolError(`There is no ${nounOf({ kind })} "${named}".`);
        return stored;
      },
      words: englishWords(labels.en),
      ...(complete && { complete }),
    },
    {
      argument,
      change: `change_${argument}`,
      isOfEditors: needs === "publish",
      ...(list !== null && { named: "The id or slug.", needs: "a title in a language" }),
    },
  );
}

/** The id of the document with this id or slug; null without one. Throws when the query fails. */
async function idOf(db: Database, name: VersionedKind, named: string): Promise<string | null> {
  const slugged = sluggedKinds.find(({ kind }) => kind === name);
  if (!slugged) return null;
  const rows = db.from(slugged.tables[0]).select("id");
  return expectRowOrNull(await rows.eq(isId(named) ? "id" : "slug", named).maybeSingle())?.id ?? null;
}
