import { z } from "../../zod.ts";
import { ExportError, type OpenExport, type Outline, type PostOutline, type SourcePost } from "../source.ts";
import { languageOf, leftAgain, line, otherLanguageNotes, publicName } from "./fields.ts";
import { repairMojibake } from "./windows-1252.ts";
import { fileOf, keyOf, leftItemOf, patternOf, postOf, rootOf } from "./wordpress-items.ts";
import { WordPressTerms } from "./wordpress-terms.ts";
import { fieldOf, metaOf, readWxr, type WxrEntry } from "./wxr.ts";

/** The outline of a WordPress export. Throws an ExportError. */
export async function readWordPressOutline(open: OpenExport): Promise<Outline> {
  const patterns = new Map<string, string>();
  const outline: Outline = {
    ...{ system: "wordpress", site: "", language: null },
    ...{ tags: [], posts: [], files: [], left: [], lists: [], notes: [], count: 0, patterns },
  };
  const loose: number[] = [];
  const terms = new WordPressTerms();
  const authors = new Map<string, string>();
  const thumbnails = new Map<PostOutline, string>();
  /** Of Co-Authors Plus: the authors of posts, and those who have no account. */
  const coAuthors = new Map<PostOutline, { slug: string; name: string }[]>();
  const guests = new Map<string, string>();
  const seen = new Set<string>();
  let isExport = false;

  for await (const entry of readWxr(open, (line) => loose.push(line))) {
    isExport ||= entry.name.startsWith("wp:") || entry.fields.has("wp:post_type");
    if (entry.name === "language") {
      outline.language = languageOf(entry.text);
      outline.notes.push(...otherLanguageNotes(entry.text));
    }
    // The address of the blog comes last, and is the one to use.
    if (/^link$|^wp:base_(?:site|blog)_url$/.test(entry.name)) outline.site = entry.text.replace(/\/+$/, "");
    if (entry.name === "wp:author") {
      const login = fieldOf(entry, "wp:author_login");
      authors.set(login, line(fieldOf(entry, "wp:author_display_name")) || login);
      const root = rootOf(outline);
      const names = new Set([login, nicenameOf(login)]);
      for (const name of names) outline.lists.push(`${root}author/${name}/`);
      outline.lists.push(`${root}?author=${fieldOf(entry, "wp:author_id")}`);
    }
    terms.add(entry);
    if (entry.name !== "item") continue;
    outline.count += 1;
    // Copies, since a part of a string would keep the piece of the file that it was read in.
    const isFile = fieldOf(entry, "wp:post_type") === "attachment";
    const left = isFile ? null : leftItemOf(entry, outline);
    if (isFile) outline.files.push(structuredClone(fileOf(entry, outline)));
    else if (left) {
      outline.left.push(structuredClone(left));
      if (left.type === "guest-author") guests.set(...structuredClone(guestOf(entry)));
      const pattern = patternOf(entry);
      if (pattern !== null) patterns.set(left.key, structuredClone(pattern));
    } else {
      const post = structuredClone(postOf(entry, outline, terms, authors));
      if (seen.size === seen.add(post.key).size) {
        outline.left.push(leftAgain(post));
        continue;
      }
      outline.posts.push(post);
      thumbnails.set(post, metaOf(entry, "_thumbnail_id"));
      const written = entry.categories.filter(({ domain }) => domain === "author");
      if (written.length > 0) coAuthors.set(post, structuredClone(written));
    }
  }
  if (!isExport) throw new ExportError({ key: "import.unknownFile" });

  const files = new Map(outline.files.map(({ key, address }) => [key, address]));
  for (const [post, id] of thumbnails) {
    post.picture = files.get(id) ?? null;
    if (id !== "" && post.picture === null)
      post.notes.push({ key: "import.note.pictureUnknown", values: { id } });
  }
  for (const [post, written] of coAuthors) {
    const names = written.map(({ slug, name }) => {
      const login = slug.replace(/^cap-/, "");
      return guests.get(login) ?? authors.get(login) ?? authors.get(name) ?? name;
    });
    post.author = names
      .map((name) => publicName(line(name)))
      .filter(Boolean)
      .join(", ");
  }
  const { tags, left } = terms.all(rootOf(outline));
  outline.count += tags.length + left.length;
  const [first] = loose;
  if (first !== undefined)
    outline.notes.push({ key: "import.looseMarks", values: { line: first, count: loose.length } });
  const taken = new Set(tags.map(({ key }) => key));
  for (const post of outline.posts) post.tags = post.tags.filter((key) => taken.has(key));
  return structuredClone({ ...outline, tags, left: [...outline.left, ...left] });
}

/** What WordPress makes of a login for an address. */
function nicenameOf(login: string): string {
  return login
    .toLowerCase()
    .replace(/[^\w\s.-]/g, "")
    .replace(/[\s.]+/g, "-");
}

/** The slug and the name of an author without an account. */
function guestOf(entry: WxrEntry): [slug: string, name: string] {
  const slug = fieldOf(entry, "wp:post_name").replace(/^cap-/, "");
  return [slug, line(metaOf(entry, "cap-display_name") || fieldOf(entry, "title"))];
}

/** The posts of an outline with their texts, in the order of the file. Throws an ExportError. */
export async function* readWordPressPosts(open: OpenExport, { posts }: Outline): AsyncGenerator<SourcePost> {
  const outlines = new Map(posts.map((post) => [post.key, post]));
  for await (const entry of readWxr(open)) {
    const post = entry.name === "item" ? outlines.get(keyOf(entry)) : undefined;
    if (!post) continue;
    // A second one of the same id would be the same post again.
    outlines.delete(post.key);
    const content = repairMojibake(fieldOf(entry, "content:encoded") + footnotesOf(entry));
    yield { ...post, excerpt: line(fieldOf(entry, "excerpt:encoded")), content };
  }
}

const footnotes = z.array(z.object({ id: z.string().regex(/^[\w-]+$/), content: z.string() }));

/** WordPress keeps them beside the text, which refers to them by their ids. */
function footnotesOf(entry: WxrEntry): string {
  const stored = metaOf(entry, "footnotes");
  if (stored === "") return "";
  try {
    const notes = footnotes.parse(JSON.parse(stored));
    return `<ol>${notes.map(({ id, content }) => `<li id="${id}">${content}</li>`).join("")}</ol>`;
  } catch {
    return "";
  }
}
