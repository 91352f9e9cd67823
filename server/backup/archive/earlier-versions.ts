import { aboutSubject } from "../../../app/data/versions/subject.ts";
import type { TableContents } from "./contents.ts";

/** Where rows of an earlier table go, and what is written to columns that it lacks, from its own as texts. */
type Earlier = {
  name: string;
  lacking: Readonly<Record<string, (old: (column: string) => string) => string>>;
};

const ofArticle = { kind: () => "'article'", subject_id: (old: Old) => old("article_id") };
type Old = (column: string) => string;

/** Before there was one table of versions, each kind had its own. */
const earlierTables: Readonly<Record<string, Earlier>> = {
  "public.otm_article_versions": {
    name: "public.otm_versions",
    lacking: { ...ofArticle, state: (old) => old("kind") },
  },
  "public.otm_page_versions": {
    name: "public.otm_versions",
    lacking: {
      kind: (old) => `case when ${old("page_id")} is null then 'about-page' else 'download-page' end`,
      subject_id: (old) => `coalesce(${old("page_id")}, '${aboutSubject.id}')`,
      state: (old) => old("kind"),
    },
  },
  "public.otm_article_field_changes": { name: "public.otm_field_changes", lacking: ofArticle },
  "private.live_field_changes": { name: "private.live_field_changes", lacking: ofArticle },
  "public.otm_preview_links": { name: "public.otm_preview_links", lacking: ofArticle },
  "public.otm_schedules": {
    name: "public.otm_schedules",
    lacking: {
      kind: (old) => `case when ${old("page_id")} is null then 'article' else 'download-page' end`,
      subject_id: (old) => `coalesce(${old("article_id")}, ${old("page_id")})`,
    },
  },
  // Rows of transactions in progress, which a backup has none of.
  "private.article_changes": { name: "private.changed_subjects", lacking: ofArticle },
  "private.page_changes": { name: "private.changed_subjects", lacking: {} },
};

/** The same of a table in a backup; null for one that is as it is now. */
export function earlierTable({ name, columns }: TableContents): Earlier | null {
  return (!columns.includes("subject_id") && earlierTables[name]) || null;
}

/** The columns that are written elsewhere. */
export const movedColumns = ["article_id", "page_id", "page"];
