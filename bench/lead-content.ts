import type { Caller, Database } from "../server/backend/database.ts";

const [id, session] = ["e1000000-0000-4000-8000-000000000001", "f1000000-0000-4000-8000-000000000001"];

/** Who may read leads, after `addLeads`. */
export const administrator: Caller = {
  role: "authenticated",
  claims: JSON.stringify({ sub: id, role: "authenticated", session_id: session }),
};

/** How many are written by one statement. */
const chunk = 5_000;

/**
 * Adds an administrator, 20 download pages and so many leads, half messages and half requests, ten at the same moment
 * every two hours. Every lead says `automatiseren`; one in a thousand comes from somebody named Zoë.
 */
export async function addLeads(database: Database, count: number): Promise<void> {
  await database.execute(`
    insert into auth.users (id, email) values ('${id}', 'beheer@vlotwerk.example');
    insert into auth.sessions (id, user_id, aal) values ('${session}', '${id}', 'aal1');
    insert into public.user_roles (user_id, role) values ('${id}', 'admin');
    insert into public.otm_download_pages (id, slug, active)
    select ('d1000000-0000-4000-8000-' || lpad(number::text, 12, '0'))::uuid, 'gids-' || number, true
    from generate_series(1, 20) as number;`);
  for (let first = 1; first <= count; first += chunk) {
    await database.execute(leads(first, Math.min(first + chunk - 1, count)));
  }
  await database.execute("analyze");
}

function leads(first: number, last: number): string {
  const person = `
    case when number % 1000 < 2 then 'Zoë Onbekend' else 'Persoon ' || number end as name,
    'persoon' || number || '@bedrijf' || number % 5000 || '.example' as email,
    'Bedrijf ' || number % 5000 as company,
    'Wij willen het verwerken van facturen automatiseren. Kunt u bellen over nummer ' || number || '?' as text,
    case when number % 3 = 0 then null else jsonb_build_object(
      'first_page', '/insights', 'referrer', 'site' || number % 40 || '.example'
    ) end as visit,
    now() - number / 10 * interval '2 hours' as sent`;
  return `
    insert into public.otm_contact_subm_vlotwerk (name, email, company, message, is_spam, visit, created_at)
    select name, email, company, text, true, visit, sent
    from (select ${person} from generate_series(${first}, ${last}) as number where number % 2 = 0) as message;

    insert into public.otm_download_submissions (page_id, name, email, company, remarks, is_spam, visit, created_at)
    select page_id, name, email, company, text, true, visit, sent from (
      select ('d1000000-0000-4000-8000-' || lpad((1 + floor(sqrt(number % 400)))::text, 12, '0'))::uuid as page_id, ${person}
      from generate_series(${first}, ${last}) as number where number % 2 = 1
    ) as request;

    -- Sent as spam, they were mailed to nobody.
    update public.otm_leads
    set status = case when created_at < now() - interval '1 day' then 'handled' else 'new' end
    where status = 'spam';`;
}
