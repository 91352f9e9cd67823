/** What stands in an item of a WordPress export; each is written as it is. */
export type WxrItem = {
  id: number | string;
  type?: "post" | "page" | "attachment";
  title?: string;
  link?: string;
  author?: string;
  content?: string;
  excerpt?: string;
  slug?: string;
  status?: string;
  /** "2020-01-31 12:00:00", in UTC. */
  time?: string;
  categories?: readonly { domain: string; slug: string; name: string }[];
  meta?: Readonly<Record<string, string>>;
  /** Of an attachment. */
  file?: string;
  comment?: string;
};

export function wxrHead(site: string, more = ""): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
<title>Old site</title><link>${site}</link><language>nl-NL</language><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_site_url>${site}</wp:base_site_url><wp:base_blog_url>${site}</wp:base_blog_url>
<wp:author><wp:author_login>anna</wp:author_login><wp:author_display_name>Anna</wp:author_display_name></wp:author>
${more}`;
}

export const wxrEnd = "</channel>\n</rss>\n";

export function wxrItem(item: WxrItem): string {
  const {
    type = "post",
    status = type === "attachment" ? "inherit" : "publish",
    time = "2020-01-31 12:00:00",
  } = item;
  const categories = (item.categories ?? []).map(
    ({ domain, slug, name }) =>
      `<category domain="${escapeXml(domain)}" nicename="${escapeXml(slug)}">${cdata(name)}</category>`,
  );
  const meta = Object.entries(item.meta ?? {}).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  );
  const comment =
    item.comment === undefined
      ? ""
      : `<wp:comment><wp:comment_author>${cdata(item.comment)}</wp:comment_author><wp:comment_content>${cdata(item.comment)}</wp:comment_content></wp:comment>`;
  return `<item>
<title>${cdata(item.title ?? "")}</title><link>${escapeXml(item.link ?? "")}</link><dc:creator>${cdata(item.author ?? "anna")}</dc:creator>
<content:encoded>${cdata(item.content ?? "")}</content:encoded><excerpt:encoded>${cdata(item.excerpt ?? "")}</excerpt:encoded>
<wp:post_id>${item.id}</wp:post_id><wp:post_date_gmt>${time}</wp:post_date_gmt><wp:post_name>${cdata(item.slug ?? "")}</wp:post_name>
<wp:status>${status}</wp:status><wp:post_type>${type}</wp:post_type>
${item.file === undefined ? "" : `<wp:attachment_url>${cdata(item.file)}</wp:attachment_url>`}
${categories.join("")}${meta.join("")}${comment}
</item>
`;
}

/** A term of WordPress; those of `category` and `post_tag` have an address. */
export function wxrTerm(id: number, taxonomy: string, slug: string, name: string, description = ""): string {
  return `<wp:term><wp:term_id>${id}</wp:term_id><wp:term_taxonomy>${taxonomy}</wp:term_taxonomy><wp:term_slug>${cdata(slug)}</wp:term_slug><wp:term_name>${cdata(name)}</wp:term_name><wp:term_description>${cdata(description)}</wp:term_description></wp:term>\n`;
}

export function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}

export function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
