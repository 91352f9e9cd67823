import { isTableName, newRowOf } from "../../../supabase/tests/calls.ts";
import type { Shape } from "./catalog.ts";
import type { Product, Row } from "./product.ts";

/** Healthy rows to write odd values into. A row that took one is not used again. */
export type FreshRows = {
  /** A row of this table that nobody has changed; the rows that it belongs to are fresh too. */
  get(table: string): Promise<Row>;
  /** What to insert for a new row, with keys of its own. */
  draw(table: string): Promise<Row>;
  /** Makes what was inserted visible: a new article gets a text, for example. */
  complete(table: string, key: Row): Promise<void>;
  /** A slug that no other row has. */
  drawSlug(): string;
  /** The ids and slugs of the rows that were given out or completed; none is given out again. */
  use(): string[];
};

export function createFreshRows(product: Product): FreshRows {
  let rows = new Map<string, Row>();
  let names: unknown[] = [];
  let drawn = 0;

  function drawSlug(): string {
    drawn += 1;
    return `odd-${drawn}`;
  }

  async function get(table: string): Promise<Row> {
    const known = rows.get(table);
    if (known) return known;
    const row = await insert(table);
    rows.set(table, row);
    return row;
  }

  async function insert(table: string): Promise<Row> {
    if (table === "auth.users") return makeUser();
    if (table === "otm_versions") return getVersion();
    // A lead is made by its form.
    const source = table === "otm_leads" ? "otm_contact_subm_vlotwerk" : table;
    const row = await draw(source);
    const [made] = await product.query<{ row: Row }>(
      `insert into public.${source} (${Object.keys(row).join(", ")})
       select ${Object.keys(row).join(", ")} from jsonb_populate_record(null::public.${source}, $1::jsonb)
       returning to_jsonb(${source}) as row`,
      [JSON.stringify(row)],
    );
    if (!made) throw new Error(`No row of ${table} was inserted`);
    await complete(table, made.row);
    return made.row;
  }

  async function draw(table: string): Promise<Row> {
    if (!isTableName(table)) throw new Error(`supabase/tests/calls.ts lacks ${table}`);
    const { references, uniqueKeys } = shapeOf(product, table);
    const row: Row = { ...newRowOf(table) };
    for (const [column, { table: parent, column: key }] of Object.entries(references))
      if (column in row) row[column] = (await get(parent))[key];
    // A page's slug is unique among those of its kind.
    const drawn = uniqueKeys.flatMap((key) => (key.length === 1 ? key : key.filter((one) => one === "slug")));
    for (const column of drawn) {
      const isFree = column in row && !(column in references);
      if (!isFree) continue;
      const slug = String(row[column]).startsWith("/") ? `/${drawSlug()}` : drawSlug();
      if (column === "domain") row[column] = `${slug}.example`;
      else row[column] = column === "hash" ? slug.slice(4).padStart(32, "0") : slug;
    }
    return row;
  }

  /** The version that an article has by itself. */
  async function getVersion(): Promise<Row> {
    const [version] = await product.query<{ id: string }>(
      "select id from public.otm_versions where subject_id = $1 order by number desc limit 1",
      [String((await get("otm_blog_articles")).id)],
    );
    return { id: version?.id };
  }

  async function makeUser(): Promise<Row> {
    const [user] = await product.query<{ id: string }>(
      "insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), $1, now()) returning id",
      [`${drawSlug()}@vlotwerk.example`],
    );
    return { id: user?.id };
  }

  async function complete(table: string, key: Row): Promise<void> {
    names.push(key.id, key.slug);
    for (const statement of completions[table] ?? []) await product.query(statement, [String(key.id)]);
  }

  return {
    get,
    draw,
    complete,
    drawSlug,
    use() {
      const used = [...rows.values()].flatMap(({ id, slug }) => [id, slug]);
      const found = [...used, ...names].filter((name) => typeof name === "string");
      rows = new Map();
      names = [];
      return found;
    },
  };
}

export function shapeOf({ shapes }: Product, table: string): Shape {
  const shape = shapes.get(table);
  if (!shape) throw new Error(`No table is called ${table}`);
  return shape;
}

/** What a row of its own needs to be on the site, by table; `$1` is its id. */
const completions: Readonly<Record<string, readonly string[]>> = {
  otm_blog_articles: [
    `insert into public.otm_blog_article_content (article_id, language, title, subtitle, excerpt, content, meta_title, meta_description)
     values ($1, 'nl', 'Gezond artikel', 'Kop', 'Kort', '<p>Automatisering</p>', 'Meta', 'Omschrijving')`,
    `insert into public.otm_blog_article_faqs (article_id, question_nl, answer_nl) values ($1, 'Wat?', 'Dit.')`,
    `insert into public.otm_blog_article_tags (article_id, tag_id)
     select $1, id from public.otm_blog_tags order by slug limit 1`,
    "update public.otm_blog_articles set published = true where id = $1",
  ],
  otm_blog_tags: [
    `insert into public.otm_blog_article_tags (article_id, tag_id)
     select id, $1 from public.otm_blog_articles where published order by slug limit 1`,
  ],
  // With a secret, as the panel makes one; nobody is called.
  otm_webhooks: [
    "update public.otm_webhooks set pause = 'person', url = 'http://127.0.0.1:9/' where id = $1",
    "insert into private.webhook_secrets (webhook_id, secret) values ($1, 'whsec_' || repeat('A', 32))",
  ],
  otm_download_pages: [
    `insert into public.otm_download_page_content (page_id, language, title, content)
     values ($1, 'nl', 'Gezonde gids', '<p>Gids</p>')`,
    "update public.otm_download_pages set active = true where id = $1",
  ],
};
