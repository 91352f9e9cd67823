import type { Caller, Database, Queryable } from "../../server/backend/database/database.ts";
import {
  activeMember,
  activePage,
  guideFile,
  photo,
  publicTag,
  published,
  redirect,
  shownCase,
} from "./content.ts";
import { admin, as } from "./users.ts";

/** Something of each table whose rows are kept in the trash, by the least role that may delete it. */
export type Root = { source: string; role: "admin" | "editor"; id: string; title: string };

export const message = "ab000000-0000-4000-8000-000000000001";
export const request = "ab000000-0000-4000-8000-000000000002";
const webhook = "b1000000-0000-4000-8000-000000000001";

export const roots: readonly Root[] = [
  { source: "otm_blog_articles", role: "editor", id: published, title: "Gepubliceerd" },
  { source: "otm_pages", role: "editor", id: shownCase, title: "Praktijkvoorbeeld" },
  { source: "otm_download_pages", role: "editor", id: activePage, title: "Gids" },
  { source: "otm_blog_tags", role: "editor", id: publicTag, title: "Public" },
  { source: "otm_team_members", role: "editor", id: activeMember, title: "Noor" },
  { source: "otm_media", role: "editor", id: guideFile, title: "gids.pdf" },
  { source: "otm_webhooks", role: "admin", id: webhook, title: "hooks.klant.example" },
  { source: "otm_redirects", role: "editor", id: redirect, title: "/oud" },
  { source: "otm_contact_subm_vlotwerk", role: "admin", id: message, title: "Cor" },
  { source: "otm_download_submissions", role: "admin", id: request, title: "Dirk" },
];

const everythingThatHangs = `
  update public.otm_webhooks set pause = null;
  insert into private.webhook_secrets (webhook_id, secret) values ('${webhook}', 'whsec_x');
  insert into public.otm_contact_subm_vlotwerk (id, name, email, message, created_at, visit) values
    ('${message}', 'Cor', 'cor@klant.example', 'Hallo', now() - interval '40 days', '{"utm_source": "brief"}');
  insert into public.otm_download_submissions (id, page_id, name, email) values
    ('${request}', '${activePage}', 'Dirk', 'dirk@klant.example');
  insert into public.otm_download_opens (lead_id, opens) values ('${request}', 3), ('${message}', 1);
  insert into public.otm_lead_answers (lead_id, how) values ('${message}', 'called'), ('${request}', 'wrote');
  insert into public.otm_lead_answers (lead_id, how, subject, body, mail_id)
    select lead_id, 'replied', 'Uw bericht', 'Beste Cor', id from private.mail_outbox
    where lead_id = '${message}' and kind = 'contact-notice';
  insert into private.proposed_replies (lead_id, assistant, subject, body, claims) values
    ('${message}', 'Claude', 'Uw bericht', 'Beste Cor', '[]'), ('${request}', 'Claude', 'Uw aanvraag', 'Beste Dirk', '[]');
  update private.mail_outbox set state = 'sent', sent_at = now();
  update public.otm_leads set status = 'handled', notes = 'Gebeld.' where id in ('${message}', '${request}');
  insert into public.otm_blog_article_content (article_id, language, title, content, published) values
    ('${published}', 'en', 'Published', '<p>For all: <img src="/media/${photo}/x.jpg"></p>', true);
  insert into public.otm_page_content (page_id, language, title, sections) values ('${shownCase}', 'en', 'Case', '[]');
  insert into public.otm_page_tags values ('${shownCase}', '${publicTag}');
  insert into public.otm_page_slugs (kind, slug, page_id) values ('case', 'was-case', '${shownCase}');
  insert into public.otm_download_files (page_id, language, media_id) values ('${activePage}', 'en', '${guideFile}');
  insert into private.calendars (member_id, url) values ('${activeMember}', 'https://calendar.klant.example/a.ics');
  update public.otm_team_members set image_url = '/media/${photo}/x.jpg' where id = '${activeMember}';`;

/** Completes arrangeContent, so that each root has rows in every table that its deletion reaches. */
export async function arrangeRoots(database: Queryable): Promise<void> {
  await database.execute(everythingThatHangs);
  // A commit before this one wrote a version, which shows the article.
  await database.query("insert into private.hidden_articles values ($1)", [published]);
}

/** What changes by itself, is told once, or ends with a deletion. */
const others = [
  "private.audit_log",
  "private.content_version",
  "private.event_deliveries",
  "private.events",
  "private.stored_bytes",
  "private.trash",
  "otm_preview_links",
];

/** Every row of every table that a restoration must leave as it was before the deletion, sorted, by table. */
export async function snapshot(database: Database): Promise<Record<string, string[]>> {
  const tables = await database.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace) order by 1`,
  );
  const rows: Record<string, string[]> = {};
  for (const { name } of tables) {
    if (others.includes(name)) continue;
    // A lead lost its page in between, and the about page a member.
    const isMoved = name === "otm_leads" || name === "otm_about_us_content";
    const found = await database.query<{ row: string }>(
      `select (to_jsonb(held) - $1::text)::text as row from ${name} held
       where to_jsonb(held) ->> 'kind' is distinct from 'about-page' order by 1`,
      [isMoved ? "updated_at" : ""],
    );
    rows[name] = found.map(({ row }) => row);
  }
  return rows;
}

export const remove = (
  database: Database,
  { source, id }: Pick<Root, "source" | "id">,
  who: Caller = admin,
) => as(database, who, `delete from public.${source} where id = $1 returning id`, [id]);

/** Restores by the id of what was deleted, or of the item. */
export async function restore(
  database: Database,
  id: string,
  slug: string | null = null,
  who: Caller = admin,
) {
  const [row] = await as<{ restored: { subject_id: string; left_out: string[] } }>(
    database,
    who,
    "select public.restore_from_trash($1, $2) as restored",
    [id, slug],
  );
  return row?.restored;
}

export const listed = (database: Database, who: Caller = admin) =>
  as<{ id: string; source: string; subject_id: string; title: string; slug: string | null; person: string }>(
    database,
    who,
    "select * from public.list_trash()",
  );

export async function isThere(
  database: Database,
  { source, id }: Pick<Root, "source" | "id">,
): Promise<boolean> {
  return (await database.query(`select from public.${source} where id = $1`, [id])).length > 0;
}
