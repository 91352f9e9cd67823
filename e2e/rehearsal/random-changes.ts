import type { RehearsedCall } from "../../app/data/rehearsals/rehearsal.ts";
import type { RandomInput } from "../../server/backend/testing/random-input.ts";
import type { Site } from "../fixtures/sites.ts";

type Document = {
  slug: string;
  content: { title: string; published: boolean }[];
  [field: string]: unknown;
};

const nouns = { article: "otm_blog_articles", page: "otm_pages", "download-page": "otm_download_pages" };

/**
 * A change that the panel could make now, of any noun; null where there is nothing to change.
 *
 * @param prepare makes a call that the change needs before
 */
export async function drawChange(
  { query }: Pick<Site, "query">,
  random: RandomInput,
  prepare: (call: RehearsedCall) => Promise<unknown>,
): Promise<RehearsedCall | null> {
  const row = async (table: string, columns = "id") => {
    const rows = await query<Record<string, string>>(`select ${columns} from ${table} order by 1`);
    return rows.length > 0 ? random.of(rows) : null;
  };
  const word = () => `Woord${random.below(1_000_000)}`;
  const call = (path: string, body: object, method: RehearsedCall["method"] = "POST"): RehearsedCall => ({
    method,
    path,
    prefer: "return=minimal",
    body: method === "DELETE" ? "" : JSON.stringify(body),
  });
  const rpc = (name: string, body: object) => call(`rpc/${name}`, body);

  async function document(change: (document: Document) => object): Promise<RehearsedCall | null> {
    const kind = random.of(["article", "article", "page", "download-page"] as const);
    const found = await query<{ id: string; number: number; document: Document }>(
      `select id, coalesce((select max(number) from public.otm_versions where subject_id = held.id), 0) as number,
         private.document_of('${kind}', id) as document
       from public.${nouns[kind]} held order by id`,
    );
    if (found.length === 0) return null;
    const { id, number, document } = random.of(found);
    const saved = { _kind: kind, _id: id, _number: number };
    return rpc("save_document", { ...saved, _document: { ...document, ...change(document) } });
  }

  const changes: (() => Promise<RehearsedCall | null>)[] = [
    () => document(({ content }) => ({ content: content.map((one) => ({ ...one, title: word() })) })),
    () => document((held) => ("active" in held ? { active: !held.active } : { published: !held.published })),
    () => document(() => ({ slug: word().toLowerCase() })),
    () =>
      document(({ content }) => ({
        content: content.map((one, index) =>
          index === 0 && "sections" in one ? { ...one, title: "" } : one,
        ),
      })),
    async () => {
      const tag = await row("public.otm_blog_tags");
      return tag && call(`otm_blog_tags?id=eq.${tag.id}`, { name: word() }, "PATCH");
    },
    async () => {
      const table = random.of(["otm_blog_tags", "otm_pages", "otm_download_pages", "otm_team_members"]);
      const one = await row(`public.${table}`);
      return one && call(`${table}?id=eq.${one.id}`, {}, "DELETE");
    },
    async () => {
      const article = await row("public.otm_blog_articles");
      return article && rpc("delete_article", { _id: article.id });
    },
    async () => {
      const item = await row("private.trash");
      return item && rpc("restore_from_trash", { _id: item.id });
    },
    async () => {
      const member = await row("public.otm_team_members");
      const change = random.of([{ name: word() }, { active: false }, { active: true }, { bio_nl: word() }]);
      return member && call(`otm_team_members?id=eq.${member.id}`, change, "PATCH");
    },
    async () =>
      call("otm_team_members", { name: word(), active: true, display_order: random.below(90) + 10 }),
    async () =>
      call("otm_about_us_content?on_conflict=content_key", {
        content_key: "statement",
        value_nl: word(),
        value_en: word(),
      }),
    async () => {
      const [key, language] = random.of([
        ["contact.title", "nl"],
        ["home.title", "en"],
        ["firm.phone", "all"],
        ["firm.city", "all"],
      ] as const);
      await prepare(
        rpc("save_waiting_texts", { _texts: [{ key, language, text: word(), updated_at: "-infinity" }] }),
      );
      const waiting = await query<{ key: string; language: string; updated_at: string }>(
        "select key, language, to_json(updated_at) #>> '{}' as updated_at from public.otm_waiting_texts",
      );
      return waiting.length === 0 ? null : rpc("publish_waiting_texts", { _texts: waiting });
    },
    async () => {
      const address = await row("private.addresses where is_live", "path as id");
      const path = random.of([address?.id ?? "/", `/${word().toLowerCase()}`, "/contact"]);
      const target = random.of(["/contact", "/insights", null]);
      return call("otm_redirects", { path, target });
    },
    async () => {
      const redirect = await row("public.otm_redirects");
      return redirect && call(`otm_redirects?id=eq.${redirect.id}`, {}, "DELETE");
    },
    async () => {
      const one = await row("public.otm_homepage_featured_articles");
      const change = () => call(`otm_homepage_featured_articles?id=eq.${one?.id}`, {}, "DELETE");
      return one && random.of([rpc("move_featured_article", { _id: one.id, _direction: "down" }), change()]);
    },
    async () => {
      const article = await row("public.otm_blog_articles");
      return (
        article &&
        call("otm_homepage_featured_articles", {
          article_id: article.id,
          display_order: random.below(9) + 20,
        })
      );
    },
    async () => {
      const version = await row(
        "public.otm_versions held where kind = 'article'",
        "id, (select max(number) from public.otm_versions where subject_id = held.subject_id) as number",
      );
      return version && rpc("restore_version", { _id: version.id, _number: version.number });
    },
    async () => {
      const one = await row("public.otm_blog_articles");
      const action = random.of(["publish", "unpublish"]);
      const language = random.of([{}, { _language: "nl" }, { _language: "en" }]);
      const plan = { _kind: "article", _id: one?.id, _at: "2020-01-01", _action: action, ...language };
      return one && rpc("schedule_publication", plan);
    },
  ];
  return random.of(changes)();
}
