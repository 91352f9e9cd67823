/** The host's services: calls `/rest/v1/<path>` with the caller's rights. */
type Context = { rest(path: string): Promise<Response> };

const columns = [
  "id",
  "article_id",
  "display_order",
  "otm_blog_articles!inner(id,slug,author,read_time,image_url,created_at,published_at,published," +
    "otm_blog_article_content(language,title,subtitle,excerpt),otm_blog_tags(name,slug))",
].join(",");

/**
 * Answers GET and POST with the featured articles in their order, each with its texts and tags. The policies of the
 * tables decide: visitors get published articles, administrators also drafts.
 */
export async function handle(request: Request, { rest }: Context): Promise<Response> {
  if (request.method !== "GET" && request.method !== "POST") {
    return Response.json({ message: "Method not allowed" }, { status: 405, headers: { Allow: "GET, POST" } });
  }
  return rest(`otm_homepage_featured_articles?select=${columns}&order=display_order,id`);
}
