import { z } from "zod";
import type { Fields } from "../../../../app/content/fields.ts";
import { emptyForm, fieldsOf, type Kind } from "../../../../app/content/kind.ts";
import { placesOf, sluggedKinds, type VersionedKind, versionedKinds } from "../../../../app/content/kinds.ts";
import { type Database, expectData, expectRowOrNull } from "../../../../app/data/database.ts";
import { isId } from "../../../../app/data/id-pattern.ts";
import { type EditedKind, panelKinds } from "../../../../app/panel/kinds.ts";
import { nounOf } from "./change-document.ts";
import { documentTools } from "./document-tools.ts";
import { englishWords } from "./english-words.ts";
import { noInput, titlesOf } from "./find-tools.ts";
import type { Tool } from "./tool.ts";
import { ToolError } from "./tool-error.ts";

/** Kinds whose tools do more, or name a document otherwise. */
const withOwnTools: readonly VersionedKind[] = ["article", "page"];

/** What finds, reads, drafts and changes documents of all other kinds, from what the panel knows of them. */
export const kindTools = versionedKinds
  .filter((name) => !withOwnTools.includes(name))
  .flatMap((name) => panelKinds[name].with(toolsOf));

function toolsOf<Of extends Fields>(declared: EditedKind<Of>): readonly Tool<z.ZodObject>[] {
  const { kind, read, labels, complete } = declared;
  const { list, needs } = placesOf(kind.name);
  const argument = kind.name.replaceAll("-", "_");
  const tools = documentTools(
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
  const slugged = sluggedKinds.find((one) => one.kind === kind.name);
  return slugged ? [findTool(kind, slugged), ...tools] : tools;
}

const foundRows = z.array(
  z.object({
    id: z.string(),
    slug: z.string(),
    is_live: z.boolean(),
    updated_at: z.string(),
    texts: z.array(z.object({ language: z.string(), title: z.string() })),
  }),
);

function findTool<Of extends Fields>(
  { fields, isShown }: Kind<Of>,
  { kind, noun, needs, tables: [table, content] }: (typeof sluggedKinds)[number],
): Tool<typeof noInput> {
  const shown = fieldsOf(fields).find(({ name }) => name === isShown)?.column ?? "published";
  const found = `${kind.replaceAll("-", "_")}s`;
  return {
    name: `find_${found}`,
    title: `Find ${noun}s`,
    description: `Lists ${noun}s, drafts too, the newest first; 200 at most.`,
    scope: "read",
    isOfEditors: needs === "publish",
    input: noInput,
    async run(_, { db }) {
      const query = db
        .from(table)
        .select(`id, slug, is_live:${shown}, updated_at, texts:${content}(language, title)`)
        .order("created_at", { ascending: false })
        .limit(200);
      const rows = foundRows.parse(expectData(await query));
      return { [found]: rows.map(({ texts, ...row }) => ({ ...row, titles: titlesOf(texts) })) };
    },
  };
}

/** The id of the document with this id or slug; null without one. Throws when the query fails. */
async function idOf(db: Database, name: VersionedKind, named: string): Promise<string | null> {
  const slugged = sluggedKinds.find(({ kind }) => kind === name);
  if (!slugged) return null;
  const rows = db.from(slugged.tables[0]).select("id");
  return expectRowOrNull(await rows.eq(isId(named) ? "id" : "slug", named).maybeSingle())?.id ?? null;
}
