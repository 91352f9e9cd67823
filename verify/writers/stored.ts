import type { Client } from "../../bench/site-process.ts";
import type { Saving } from "./saves.ts";

/** The texts of the stored messages with this label. */
async function listMessages(db: Client, label: string): Promise<Set<string>> {
  const texts = new Set<string>();
  const max = 1_000;
  for (let first = 0; ; first += max) {
    const messages = db.from("otm_contact_subm_vlotwerk").select("message").like("message", `${label} %`);
    const { data } = await messages
      .order("id")
      .range(first, first + max - 1)
      .throwOnError();
    for (const { message } of data) texts.add(message);
    if (data.length < max) return texts;
  }
}

/**
 * Which save of an article is stored: 0 when it is not there. @throws Error when it is not whole: not in both
 * languages the same save, with two tags and two questions
 */
export async function storedVersion(db: Client, slug: string): Promise<number> {
  const { data } = await db
    .from("otm_blog_articles")
    .select("id, otm_blog_article_content(content), otm_blog_article_tags(tag_id), otm_blog_article_faqs(id)")
    .eq("slug", slug)
    .maybeSingle()
    .throwOnError();
  if (!data) return 0;
  const versions = data.otm_blog_article_content.map(({ content }) => /Versie (\d+)/.exec(content)?.[1]);
  const parts = [versions.length, data.otm_blog_article_tags.length, data.otm_blog_article_faqs.length];
  if (parts.join() !== "2,2,2" || versions[0] !== versions[1]) {
    throw new Error(`The article ${slug} is half saved: ${parts.join()} of 2, versions ${versions.join()}`);
  }
  return Number(versions[0]);
}

/** @throws Error unless the stored save is complete and the last acknowledged one or the next */
export async function expectSaved(db: Client, { slug, acknowledged }: Saving): Promise<void> {
  const version = await storedVersion(db, slug);
  if (version === acknowledged || version === acknowledged + 1) return;
  throw new Error(`Of ${slug}, save ${version} is stored, and ${acknowledged} was acknowledged`);
}

/** @throws Error when an acknowledged message is missing */
export async function expectStored(
  db: Client,
  label: string,
  acknowledged: ReadonlySet<string>,
): Promise<void> {
  const stored = await listMessages(db, label);
  const lost = [...acknowledged].filter((text) => !stored.has(text));
  if (lost.length > 0)
    throw new Error(`${lost.length} acknowledged messages are lost, among them ${lost[0]}`);
}

/** @throws Error unless exactly these tags are stored, without a trace of a rejected article */
export async function expectTags(db: Client, tags: ReadonlySet<string>, isExact: boolean): Promise<void> {
  const stored = db.from("otm_blog_tags").select("slug").like("slug", "tag-%").limit(1_000);
  const found = new Set((await stored.throwOnError()).data.map(({ slug }) => slug));
  const lost = [...tags].filter((slug) => !found.has(slug));
  if (lost.length > 0) throw new Error(`${lost.length} acknowledged tags are lost, among them ${lost[0]}`);
  if (isExact && found.size !== tags.size) throw new Error(`${found.size} tags are stored, not ${tags.size}`);
  const half = await db.from("otm_blog_articles").select("slug").like("slug", "half-%");
  if (half.data?.length !== 0) throw new Error("An article is stored whose save was refused");
}
