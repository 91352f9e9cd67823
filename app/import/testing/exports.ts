import { ghostExport, ghostPost } from "./ghost.ts";
import { cdata, type Item, wxr } from "./wxr.ts";

/** What the old site kept from visitors or search engines; it must not be in what is live. */
export const kept = "Verborgen woorden";

const hidden = `<p>${kept}.</p>`;
const old = "https://oud.example";
const upload = (name: string) => `${old}/wp-content/uploads/2024/05/${name}`;
const picture = (id: number, name: string, values: Partial<Item> = {}): Item => ({
  ...{ id, type: "attachment", status: "inherit", title: name, slug: `bijlage-${id}` },
  attachment: upload(name),
  ...values,
});
const linkTo = (path: string) => `<p>Naar <a href="${old}${path}">elders</a>.</p>`;

/** Small exports with one thing each that real ones have. */
export const smallExports: Readonly<Record<string, string>> = {
  "a site below a path, with its numbers as addresses": wxr(
    [11, 12].map((id) => ({ id, link: `${old}/krant/?p=${id}` })),
    { site: `${old}/krant` },
  ),
  "permalinks of Ghost with dates": ghostExport({
    settings: [{ key: "permalinks", value: "/:year/:month/:slug/" }],
    posts: [ghostPost("1"), ghostPost("2", { type: "page" })],
    tags: [],
  }),
  "posts of Ghost without ids": ghostExport({
    posts: ["een", "twee", "drie"].map((slug) => ({
      ...ghostPost("", { slug, title: slug }),
      id: undefined,
    })),
    tags: [{ slug: "los", name: "Los" }],
  }),
  "a part for members": ghostExport({
    posts: [
      ghostPost("1", { html: `<p>Open.</p><!--kg-gated-block:begin nonMember:false -->${hidden}` }),
      ghostPost("2", { html: hidden, visibility: "paid" }),
    ],
  }),
  "what was not public": wxr([
    { id: 1, content: hidden, meta: { "_yoast_wpseo_meta-robots-noindex": "1" } },
    { id: 2, content: hidden, type: "page", meta: { rank_math_robots: 'a:1:{i:0;s:7:"noindex";}' } },
    { id: 3, content: hidden, password: "x" },
    { id: 4, content: hidden, status: "private" },
    { id: 5, content: hidden, status: "pending" },
    { id: 6, content: hidden, status: "future" },
    { id: 7, content: hidden, status: "trash" },
    { id: 8, content: hidden, type: "product" },
  ]),
  "bare marks": wxr([{ id: 1 }]).replace("<![CDATA[Titel 1]]>", "Brood & boter < 3"),
  "what a formatter made of it": wxr([{ id: 1, type: "page" }]).replaceAll("<![CDATA[", "\n  <![CDATA["),
  "the same twice, of Ghost": ghostExport({ posts: [ghostPost("1"), ghostPost("1"), ghostPost("2")] }),
  "the same twice": wxr([{ id: 1 }, { id: 1 }]),
  "a front page, and a page that is renamed": wxr([
    { id: 1, type: "page", link: `${old}/` },
    { id: 2, content: linkTo("/") + linkTo("/zuid/zaak/") },
    { id: 3, type: "page", slug: "zaak", link: `${old}/noord/zaak/` },
    { id: 4, type: "page", slug: "zaak", link: `${old}/zuid/zaak/` },
    { id: 5, type: "page", slug: "contact", link: `${old}/contact/` },
  ]),
  "tags that no live post has": wxr(
    [
      { id: 1, status: "draft", categories: [["post_tag", "geheim"]] },
      {
        id: 2,
        categories: [
          ["category", "nieuws"],
          ["genre", "jazz"],
        ],
      },
    ],
    {
      before: `<wp:tag><wp:term_id>7</wp:term_id><wp:tag_slug>leeg</wp:tag_slug><wp:tag_name>${cdata("Leeg")}</wp:tag_name></wp:tag>`,
    },
  ),
  "pages without text, and a post": wxr([
    { id: 1, type: "page", content: "" },
    { id: 2, type: "page", content: '[contact-form-7 id="5"]' },
    { id: 3, content: "" },
  ]),
  files: wxr([
    picture(1, "a.jpg"),
    picture(2, "a.jpg"),
    picture(3, "b.pdf"),
    { id: 4, meta: { _thumbnail_id: "1" } },
  ]),
  "a gallery of what was uploaded to a post": wxr([
    { id: 1, content: '[gallery columns="2"]' },
    picture(2, "a.jpg", { parent: 1, order: 2 }),
    picture(3, "b.jpg", { parent: 1, order: 1 }),
    picture(4, "c.jpg", { parent: 9 }),
  ]),
  "a synced pattern, and one that was no longer public": wxr([
    { id: 1, content: '<!-- wp:block {"ref":2} /--><!-- wp:block {"ref":3} /-->' },
    { id: 2, type: "wp_block" },
    { id: 3, type: "wp_block", status: "draft", content: hidden },
  ]),
  "parts that visitors did not see": wxr([
    {
      id: 1,
      content: `<p>Open.</p><!-- wp:paragraph {"metadata":{"blockVisibility":false}} -->${hidden}<!-- /wp:paragraph -->`,
    },
    { id: 2, content: `<p>Open.</p>[member]${hidden}[/member]` },
  ]),
  "what is left": wxr([
    { id: 1, type: "nav_menu_item" },
    { id: 2, type: "revision", status: "inherit" },
    { id: 3, status: "auto-draft" },
    { id: 4, categories: [["language", "de"]] },
  ]),
};
