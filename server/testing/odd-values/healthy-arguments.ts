import type { FreshRows } from "./fresh-rows.ts";
import type { Product } from "./product.ts";

type Given = { product: Product; fresh: FreshRows; routine: string };
type MakeArgument = (given: Given) => Promise<unknown>;

/** A value that a parameter of this name takes; `routine.name` where functions differ. Throws Error without one. */
export async function healthyArgument(name: string, given: Given): Promise<unknown> {
  const make = makers[`${given.routine}.${name}`] ?? makers[name];
  if (!make) throw new Error(`Name a healthy value of ${given.routine}.${name}`);
  return make(given);
}

/** Why a call with healthy arguments is refused nevertheless: what it needs can't be had from rows alone. */
export const neverAccepted: Readonly<Record<string, string>> = {
  accept_invitation: "the token of a mail",
  create_recovery_codes: "a session with a second factor",
  discard_working_version: "changes that wait",
  give_opinion: "the token of a link, which is shown once",
  propose_reply: "an access token",
  remove_second_steps: "a password that was typed just now",
  resend_delivery: "a failed delivery",
  resend_mail: "a failed mail",
  restore_from_trash: "something in the trash",
};

const just = (value: unknown) => async () => value;
const idOf =
  (table: string): MakeArgument =>
  async ({ fresh }) =>
    (await fresh.get(table)).id;
const found =
  (table: string, statement: string): MakeArgument =>
  async ({ fresh, product }) => {
    const [row] = await product.query<{ value: unknown }>(statement, [String((await fresh.get(table)).id)]);
    return row?.value;
  };

const article = idOf("otm_blog_articles");
const page = idOf("otm_download_pages");
const webhook = idOf("otm_webhooks");
const invitation: MakeArgument = async ({ product }) => {
  const [row] = await product.query<{ value: string }>("select id as value from private.invitations limit 1");
  return row?.value;
};
const newestOfArticle = found(
  "otm_blog_articles",
  "select max(number) as value from public.otm_versions where subject_id = $1",
);
const versionOfArticle = found(
  "otm_blog_articles",
  "select id as value from public.otm_versions where subject_id = $1 order by number desc limit 1",
);
/** The slug of a healthy document: a call puts one of its own in its place. */
export const slugOfDocument = "odd-document";
const document = found(
  "otm_blog_articles",
  `select private.document_of('article', $1) || '{"slug": "${slugOfDocument}"}' as value`,
);
const inDays = (days: number) => async () => new Date(Date.now() + days * 86_400_000).toISOString();
let drawn = 0;
const unique =
  (prefix: string, suffix = "") =>
  async () => {
    drawn += 1;
    return `${prefix}${drawn}${suffix}`;
  };

const makers: Readonly<Record<string, MakeArgument>> = {
  _action: just("unpublish"),
  _after: inDays(1),
  "list_imported._after": just(""),
  _alt_en: just("Fine"),
  _alt_nl: just("Gezond"),
  _article_id: article,
  _answers: just(0),
  _articles: just(["gezond"]),
  _appointment_at: inDays(1),
  _at: inDays(1),
  _by: just("source"),
  _count: just(1),
  _created_at: inDays(-1),
  "list_audit_log._created_at": inDays(-1),
  _days: just(7),
  _direction: just("down"),
  _document: document,
  _downloads: just(["gezond"]),
  _editors: just(true),
  _email: unique("invited-", "@vlotwerk.example"),
  _events: just(["team.changed"]),
  "list_audit_log._events": just(["signed_in"]),
  _field: just("title"),
  _files: just([]),
  _from: inDays(-7),
  _id: article,
  "get_media_uploader._id": idOf("otm_media"),
  "import_file._id": idOf("otm_media"),
  "move_featured_article._id": idOf("otm_homepage_featured_articles"),
  "move_homepage_case._id": idOf("otm_homepage_cases"),
  "move_team_member._id": idOf("otm_team_members"),
  "renew_webhook_secret._id": webhook,
  "resend_delivery._id": webhook,
  "resend_invitation._id": invitation,
  "restore_version._id": versionOfArticle,
  "restore_site_text._id": async ({ product }) => {
    await product.query(`insert into public.otm_site_texts (key, language, text)
      values ('home.hero.title', 'nl', 'Gezond') on conflict do nothing`);
    const [row] = await product.query<{ value: string }>(
      "select id as value from public.otm_site_text_versions order by created_at limit 1",
    );
    return row?.value;
  },
  "restore_site_text._updated_at": async ({ product }) => {
    const [row] = await product.query<{ value: string }>(
      `select to_jsonb(updated_at) as value from public.otm_site_texts
       where (key, language) = (select key, language from public.otm_site_text_versions order by created_at limit 1)`,
    );
    return row?.value;
  },
  _texts: async ({ product }) => {
    const [row] = await product.query<{ value: unknown }>(
      `insert into public.otm_waiting_texts (key, language, text) values ('home.hero.title', 'nl', 'Gezond')
       on conflict (key, language) do update set text = 'Gezond'
       returning jsonb_build_array(
         jsonb_build_object('key', key, 'language', language, 'text', 'Gezonder', 'updated_at', updated_at)
       ) as value`,
    );
    return row?.value;
  },
  "test_webhook._id": webhook,
  "withdraw_invitation._id": invitation,
  "propose_change._kind": just("site text"),
  "reply_to_lead._body": just("Gezond"),
  "reply_to_lead._subject": just("Gezond"),
  "propose_reply._body": just("Gezond"),
  "propose_reply._subject": just("Gezond"),
  "propose_reply._claims": just([{ text: "Gezond", page: null }]),
  "propose_change._subject": just("home.hero.title"),
  "propose_change._base": just({ nl: "Gezond", en: "Fine" }),
  "propose_change._document": just({ nl: "Gezonder", en: "Fine" }),
  _group: just(null),
  _hash: just("gezond"),
  _due_on: just("2027-03-01"),
  _ids: async ({ fresh }) => [(await fresh.get("otm_media")).id],
  _includes_person: just(false),
  _is_counted: just(true),
  _is_mailed: just(false),
  _is_settled: just(true),
  _key: unique("odd-key-"),
  _keys: just(["0123456789abcdef"]),
  _kind: just("article"),
  _form: just("contact"),
  _language: just("nl"),
  _lead_id: idOf("otm_leads"),
  _limit: just(5),
  _mail_id: article,
  _member_id: idOf("otm_team_members"),
  _name: just("Test"),
  _name_en: just("Test"),
  _name_nl: just("Test"),
  _newer: just(false),
  _note: just("Klaar"),
  _noun: just("leads"),
  _number: newestOfArticle,
  _before: just(5),
  _offset: just(0),
  _page_id: page,
  _path: just("/"),
  _person: idOf("auth.users"),
  _planned_at: just(null),
  _published: just(true),
  _published_at: inDays(-1),
  _query: just("automatisering"),
  _redirects: just([{ path: "/gezond", target: "/contact", kind: 301 }]),
  _role: just("editor"),
  _scopes: just(["read"]),
  _search: just("a"),
  _since: inDays(-30),
  _skip: just(0),
  _slug: unique("odd-saved-"),
  _source: just("https://oud.example"),
  _state: just("waiting"),
  _status: just("new"),
  "list_missing_targets._tags": just(["gezond"]),
  _to: inDays(1),
  _quote: just("Test"),
  _remark: just("Test"),
  _token: just("a".repeat(64)),
  _verdict: just("approved"),
  _url: async ({ product }) => product.receiver,
  _user_id: idOf("auth.users"),
  "set_review._user_id": just(null),
  "settle_site_text._key": just("home.hero.title"),
  _version_id: versionOfArticle,
  _webhook_id: webhook,
  code: just("zes-ezels"),
};
