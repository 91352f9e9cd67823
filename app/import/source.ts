import type { Language } from "../i18n/language-texts.ts";
import type { ImportNoteKey } from "../i18n/panel/import-notes.en.ts";

/** What is lost or changed on the way, as the key of its sentence. */
export type Note = { key: ImportNoteKey; values?: Readonly<Record<string, string | number>> };

/** All that an export says but the texts of its posts: what fits in memory. */
export type Outline = {
  system: "wordpress" | "ghost";
  /** The address of the old site, without a slash at its end: `https://old.example`, or `https://old.example/blog`. */
  site: string;
  /** The language of the old site, where it says one of ours. */
  language: Language | null;
  tags: SourceTag[];
  posts: PostOutline[];
  files: SourceFile[];
  left: LeftItem[];
  /** Old addresses of lists that this site has not, as of the posts of an author. */
  lists: string[];
  /** Contents of WordPress's synced patterns that were public, by their ids. */
  patterns: ReadonlyMap<string, string>;
  /** What is to be said of the file as a whole. */
  notes: Note[];
  /** How many things the file has, however each of them is read: posts and pages, files, tags, and what is left. */
  count: number;
};

/** A category or tag. */
export type SourceTag = {
  /** Its id in the export, with its kind: `category:3`. */
  key: string;
  slug: string;
  name: string;
  language: Language | null;
  /** What it has in common with the same tag in another language. */
  group: string | null;
  /** Its old addresses: paths, where it matters with a query (`/?cat=3`). */
  addresses: string[];
};

export type PostOutline = {
  /** Its id in the export. */
  key: string;
  type: "post" | "page";
  slug: string;
  title: string;
  author: string;
  /** `planned`: with a `publishedAt` that was in the future. */
  status: "published" | "planned" | "draft";
  /** ISO 8601, in UTC. */
  createdAt: string | null;
  publishedAt: string | null;
  language: Language | null;
  group: string | null;
  /** Keys of tags. */
  tags: string[];
  /** The full address of the featured picture. */
  picture: string | null;
  metaTitle: string;
  metaDescription: string;
  /** Old addresses, the first its own. */
  addresses: string[];
  /** The characters of its text. */
  length: number;
  notes: Note[];
};

/** A post with its texts, of the second pass. */
export type SourcePost = PostOutline & {
  /** Plain text. */
  excerpt: string;
  /** As the system stores it: of WordPress with blocks, shortcodes and blank lines; of Ghost as rendered HTML. */
  content: string;
};

/** A file of the old library. */
export type SourceFile = {
  key: string;
  /** Its full address. */
  address: string;
  name: string;
  alt: string;
  /** Old addresses of the page about it. */
  addresses: string[];
  /** Of WordPress: the id of the post that it was uploaded to, and its place there. */
  parent?: string;
  order?: number;
};

/** What is not taken, and why. */
export type LeftItem = { key: string; type: string; title: string; note: Note; addresses: string[] };

/** Reads an export anew; from the first byte. */
export type OpenExport = () => ReadableStream<Uint8Array>;

/** An export can't be read, or is none; `note` says why. */
export class ExportError extends Error {
  override name = "ExportError";
  readonly note: Note;

  constructor(note: Note) {
    super(note.key);
    this.note = note;
  }
}
