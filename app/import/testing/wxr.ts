export type Item = {
  id: number;
  type?: string;
  status?: string;
  title?: string;
  slug?: string;
  link?: string;
  content?: string;
  excerpt?: string;
  creator?: string;
  dateGmt?: string;
  password?: string;
  sticky?: boolean;
  attachment?: string;
  parent?: number;
  order?: number;
  comments?: number;
  categories?: readonly (readonly [domain: string, slug: string, name?: string])[];
  meta?: Readonly<Record<string, string>>;
};

/** An export of WordPress; `before` are terms, authors and other elements of the channel. */
export function wxr(
  items: readonly Item[],
  { before = "", language = "nl-NL", version = "1.2", site = "https://oud.example" } = {},
): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<!-- generator="WordPress/6.8" created="2025-01-02 03:04" -->
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/${version}/excerpt/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:wp="http://wordpress.org/export/${version}/">
<channel>
<title>Oude site</title>
<link>${site}</link>
<language>${language}</language>
<wp:wxr_version>${version}</wp:wxr_version>
<wp:base_site_url>${site}</wp:base_site_url>
<wp:base_blog_url>${site}</wp:base_blog_url>
<wp:author><wp:author_id>1</wp:author_id><wp:author_login><![CDATA[anna]]></wp:author_login>
<wp:author_display_name><![CDATA[Anna de Vries]]></wp:author_display_name></wp:author>
${before}
${items.map(itemXml).join("\n")}
</channel>
</rss>
`;
}

/** A category with its parent's slug. */
export function category(id: number, slug: string, name: string, parent = ""): string {
  return `<wp:category><wp:term_id>${id}</wp:term_id><wp:category_nicename>${cdata(slug)}</wp:category_nicename>
<wp:category_parent>${cdata(parent)}</wp:category_parent><wp:cat_name>${cdata(name)}</wp:cat_name></wp:category>`;
}

export function cdata(text: string): string {
  return `<![CDATA[${text.replaceAll("]]>", "]]]]><![CDATA[>")}]]>`;
}

function itemXml({ type = "post", status = "publish", ...item }: Item): string {
  const {
    id,
    title = `Titel ${id}`,
    slug = `titel-${id}`,
    creator = "anna",
    dateGmt = "2024-03-01 09:30:00",
  } = item;
  return `<item>
<title>${cdata(title)}</title>
<link>${item.link ?? `https://oud.example/${slug}/`}</link>
<pubDate>Fri, 01 Mar 2024 09:30:00 +0000</pubDate>
<dc:creator>${cdata(creator)}</dc:creator>
<guid isPermaLink="false">https://oud.example/?p=${id}</guid>
<content:encoded>${cdata(item.content ?? "<p>Tekst.</p>")}</content:encoded>
<excerpt:encoded>${cdata(item.excerpt ?? "")}</excerpt:encoded>
<wp:post_id>${id}</wp:post_id>
<wp:post_date>${cdata("2024-03-01 10:30:00")}</wp:post_date>
<wp:post_date_gmt>${cdata(dateGmt)}</wp:post_date_gmt>
<wp:post_name>${cdata(slug)}</wp:post_name>
<wp:status>${cdata(status)}</wp:status>
<wp:post_parent>${item.parent ?? 0}</wp:post_parent>
<wp:menu_order>${item.order ?? 0}</wp:menu_order>
<wp:post_type>${cdata(type)}</wp:post_type>
<wp:post_password>${cdata(item.password ?? "")}</wp:post_password>
<wp:is_sticky>${item.sticky ? 1 : 0}</wp:is_sticky>
${item.attachment ? `<wp:attachment_url>${cdata(item.attachment)}</wp:attachment_url>` : ""}
${(item.categories ?? []).map(([domain, nicename, name]) => `<category domain="${domain}" nicename="${nicename}">${cdata(name ?? nicename)}</category>`).join("\n")}
${Object.entries(item.meta ?? {})
  .map(([key, value]) => metaXml("wp:postmeta", key, value))
  .join("\n")}
${`<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_content>${cdata("Mooi!")}</wp:comment_content>${metaXml("wp:commentmeta", "_thumbnail_id", "999")}</wp:comment>`.repeat(item.comments ?? 0)}
</item>`;
}

/** A custom field of a post, term or comment. */
export function metaXml(element: string, key: string, value: string): string {
  return `<${element}><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></${element}>`;
}
