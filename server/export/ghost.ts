import type { ArticleForm } from "../../app/content/article.ts";
import { slugOf } from "../../app/data/slug.ts";
import { shownTag } from "../../app/data/tags/shown-tag.ts";
import { withAbsoluteAddresses } from "../../app/html/absolute-addresses.ts";
import { cutAtWord } from "../../app/html/plain-text.ts";
import type { Language } from "../../app/i18n/language-texts.ts";
import type { Target, WrittenText } from "./documents.ts";

type GhostFile = { add(text: WrittenText<ArticleForm>): Promise<void>; end(): Promise<void> };

/** What Ghost takes of a title, an excerpt and a name: one that is longer stops the whole import. */
const [longestTitle, longestExcerpt, longestName] = [255, 300, 191];

/**
 * An import file of Ghost 5 (https://ghost.org/docs/migration/custom/): posts as they come, then what they link to. Ghost
 * makes its own format of a post's `html`, and locked accounts of authors, which need a mail address.
 */
export async function openGhostFile(
  { write, tags, siteUrl }: Target,
  language: Language,
): Promise<GhostFile> {
  const path = `ghost-${language}.json`;
  const users = new Map<string, object>();
  const postsTags: object[] = [];
  const postsAuthors: object[] = [];
  const postsMeta: object[] = [];
  const meta = JSON.stringify({ exported_on: Date.now(), version: "5.0.0" });
  let before = "\n";
  await write(path, `{"db":[{"meta":${meta},"data":{"posts":[`);
  return {
    async add({ row: { id, document: _, planned: __, ...times }, form, name, html, canonical, isShown }) {
      const post = {
        ...{ id, slug: name, type: "post", status: isShown ? "published" : "draft", ...times },
        title: cutAtWord(form.title[language] || form.slug, longestTitle),
        html: withAbsoluteAddresses(html, canonical),
        custom_excerpt: cutAtWord(form.excerpt[language], longestExcerpt) || null,
        feature_image: form.imageUrl ? (URL.parse(form.imageUrl, siteUrl)?.href ?? null) : null,
      };
      await write(path, before + JSON.stringify(post), "a");
      before = ",\n";
      const slug = slugOf(form.author).slice(0, 60) || "author";
      const email = `${slug}@author.invalid`;
      users.set(slug, { id: slug, slug, name: cutAtWord(form.author, longestName), email });
      postsAuthors.push({ post_id: id, author_id: slug });
      postsTags.push(...form.selectedTags.map((tag_id) => ({ post_id: id, tag_id })));
      const meta_title = form.metaTitle[language] || null;
      postsMeta.push({ post_id: id, meta_title, meta_description: form.metaDescription[language] || null });
    },
    async end() {
      const named = [...tags].map(([id, tag]) => ({ id, ...shownTag(tag, language) }));
      const rest = {
        tags: named.map(({ id, slug, name }) => ({
          id,
          slug: slug.slice(0, longestName),
          name: cutAtWord(name, longestName),
        })),
        users: [...users.values()],
        ...{ posts_tags: postsTags, posts_authors: postsAuthors, posts_meta: postsMeta },
      };
      await write(path, `\n],${JSON.stringify(rest).slice(1)}}]}\n`, "a");
    },
  };
}
