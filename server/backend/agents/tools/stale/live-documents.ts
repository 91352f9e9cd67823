import { z } from "zod";
import { declarationOf } from "../../../../../app/content/declared-kinds.ts";
import { readDocument } from "../../../../../app/content/document.ts";
import { type Kind, valueIn } from "../../../../../app/content/kind.ts";
import { placesOf } from "../../../../../app/content/kinds.ts";
import { asPageKind } from "../../../../../app/content/page-kinds.ts";
import { type Database, expectData } from "../../../../../app/data/database.ts";
import type { ListCursor } from "../../../../../app/data/list-cursor.ts";
import { pagePath } from "../../../../../app/data/pages/page-address.ts";
import type { Json, Database as Schema } from "../../../../../app/data/schema.ts";
import { titleOfOnly } from "../../../../../app/data/versions/only-title.ts";
import { type Language, languages } from "../../../../../app/i18n/language-texts.ts";
import type { Pace } from "../../../../shared/pace.ts";
import { versionOf, withProposal } from "../opened-document.ts";
import { listProposals, type Proposal } from "../proposals.ts";
import { hasWords, type Place, placesIn } from "./places.ts";

/** What visitors see, with the changes that wait for it and what this assistant proposes. */
export type LiveDocument = {
  id: string;
  kind: Pick<Kind, "name" | "fields">;
  /** The Dutch one. */
  path: string;
  titles: Record<Language, string>;
  version: string;
  changedAt: string;
  /** Without what is proposed. */
  document: Json;
  /** In characters. */
  size: number;
  isWaiting: boolean;
  isProposed: boolean;
  /** Of both languages, and of none. */
  places: readonly Place[];
  /** The languages that visitors see. */
  shown: readonly Language[];
};

/** So many live documents after a cursor, the longest unchanged first. Throws as `expectData`. */
export async function listLiveDocuments(
  db: Database,
  kind: string | undefined,
  after: ListCursor | null,
  limit: number,
  pace: Pace,
): Promise<LiveDocument[]> {
  const rows = expectData(
    await db.rpc("list_live_documents", {
      _limit: limit,
      ...(kind !== undefined && { _kind: kind }),
      ...(after && { _after: after.time, _id: after.id }),
    }),
  );
  const proposals = new Map<string, Awaited<ReturnType<typeof listProposals>>>();
  for (const [of, group] of Map.groupBy(rows, (row) => row.kind)) {
    const ids = group.map(({ id }) => id);
    proposals.set(of, await listProposals(db, of, ids));
  }
  const documents: LiveDocument[] = [];
  for (const row of rows) {
    await pace();
    documents.push(liveDocument(row, proposals.get(row.kind)?.get(row.id)));
  }
  return documents;
}

type LiveRow = Schema["public"]["Functions"]["list_live_documents"]["Returns"][number];

function liveDocument(row: LiveRow, proposal: Proposal | undefined): LiveDocument {
  const declared = declarationOf(row.kind);
  const { form: stored } = readDocument(declared, row.document);
  const form = proposal ? withProposal(declared, stored, proposal) : stored;
  const places = [undefined, ...languages].flatMap((language) => [
    ...placesIn(declared.fields, form, language),
  ]);
  return {
    id: row.id,
    kind: declared,
    path: pathOf(row.kind, form),
    titles: titlesIn(row.kind, form),
    version: versionOf({ number: row.number, updatedAt: row.updated_at }, proposal),
    changedAt: row.changed_at,
    document: row.document,
    size: JSON.stringify(row.document).length,
    isWaiting: row.is_waiting,
    isProposed: proposal !== undefined,
    places,
    shown: languages.filter(
      (language) =>
        valueIn(form, { field: "shown", language }) !== false &&
        places.some((place) => place.language === language && hasWords(place)),
    ),
  };
}

const titles = z.object({ nl: z.string(), en: z.string() });

/** What a document is called in both languages; what there is one alone has no title that is always written. */
export function titlesIn(kind: string, form: object): Record<Language, string> {
  const only = { nl: titleOfOnly(kind, "nl"), en: titleOfOnly(kind, "en") };
  return only.nl ? only : titles.parse(valueIn(form, { field: "title" }));
}

function pathOf(kind: string, form: object): string {
  const slug = String(valueIn(form, { field: "slug" }));
  return kind === "page"
    ? pagePath(asPageKind(String(valueIn(form, { field: "kind" }))), slug)
    : (placesOf(kind).site ?? "/").replace(":slug", encodeURIComponent(slug));
}

/** What visitors see of a document. */
export function shownPlaces({ places, shown }: LiveDocument): Place[] {
  return places.filter(({ language }) => language === undefined || shown.includes(language));
}
