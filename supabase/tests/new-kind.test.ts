import { beforeAll, expect, it } from "vitest";
import type { Caller, Database, Parameter } from "../../server/backend/database/database.ts";
import { describeOnDatabase } from "../../server/backend/testing/databases.ts";
import { arrangeContent, photo } from "./content.ts";
import {
  admin,
  as,
  assistant,
  createMembers,
  createToken,
  createUsers,
  editor,
  refused,
  visitor,
  writer,
} from "./users.ts";

/** What an engineer writes for a new kind of content: docs/guide.md, "Add a kind". */
const migration = `
-- Events: what the firm organises, at a place and on a day.

create table public.otm_events (
  id uuid primary key default gen_random_uuid(),
  slug text not null
    constraint otm_events_slug_key unique
    constraint slug_length check (char_length(slug) <= 200)
    constraint slug_shape check (slug ~ '^[a-z0-9-]*[a-z0-9][a-z0-9-]*$'),
  place text not null default ''
    constraint place_length check (char_length(place) <= 200),
  held_on date,
  image_url text
    constraint image_url_length check (char_length(image_url) <= 2048)
    constraint image_url_is_a_picture_address check (image_url = '' or private.is_picture_address(image_url)),
  published boolean not null default false,
  created_at timestamptz not null default now()
    constraint created_at_is_plausible check (private.is_plausible_time(created_at)),
  updated_at timestamptz not null default now()
    constraint updated_at_is_plausible check (private.is_plausible_time(updated_at)),
  published_at timestamptz
    constraint published_at_is_plausible check (private.is_plausible_time(published_at))
);
comment on table public.otm_events is 'Events; their texts are in otm_event_content. Written by save_document.';
create table public.otm_event_content (
  event_id uuid not null references public.otm_events on delete cascade,
  language text not null
    constraint language_is_nl_or_en check (language in ('nl', 'en')),
  title text not null default ''
    constraint title_length check (char_length(title) <= 200),
  summary text not null default ''
    constraint summary_length check (char_length(summary) <= 500),
  content text not null default ''
    constraint content_within_1_mb check (octet_length(content) <= 1048576),
  published boolean not null default true,
  primary key (event_id, language)
);
comment on table public.otm_event_content is 'Title, summary and HTML of an event in one language.';
create table public.otm_event_slugs (
  slug text primary key,
  event_id uuid not null references public.otm_events on delete cascade,
  created_at timestamptz not null default now()
);
comment on table public.otm_event_slugs is 'Former slugs of events. An event that has the slug today comes first.';
create index otm_event_slugs_event_id on public.otm_event_slugs (event_id);

alter table public.otm_events enable row level security;
alter table public.otm_event_content enable row level security;
alter table public.otm_event_slugs enable row level security;
revoke all on public.otm_events, public.otm_event_content, public.otm_event_slugs from anon, authenticated;
grant select on public.otm_events, public.otm_event_content, public.otm_event_slugs to anon, authenticated;
grant delete on public.otm_events to authenticated;
create policy "anyone reads published events" on public.otm_events
  for select to anon, authenticated using (published);
create policy "members and their assistants read every event" on public.otm_events
  for select to authenticated using ((select private.is_writer()) or (select private.has_token('read')));
create policy "editors delete events, writers drafts" on public.otm_events
  for delete to authenticated using (
    (select private.is_editor()) or (select private.is_writer()) and not published and private.holds_draft_of('event', id)
  );
create policy "anyone reads the published languages of published events" on public.otm_event_content
  for select to anon, authenticated using (
    published and (select event.published from public.otm_events event where event.id = event_id)
  );
create policy "members and their assistants read the content of every event" on public.otm_event_content
  for select to authenticated using ((select private.is_writer()) or (select private.has_token('read')));
create policy "anyone reads the former slugs of published events" on public.otm_event_slugs
  for select to anon, authenticated using (
    (select event.published from public.otm_events event where event.id = event_id)
  );
create policy "members read the former slugs of every event" on public.otm_event_slugs
  for select to authenticated using ((select private.is_writer()));

insert into private.nouns values ('event');
insert into private.content_kinds (
  name, noun, source, subject, former_slugs, shown_by, can_wait, is_drafted, has_languages, has_titles, required, own_functions
) values (
  'event', 'event', 'otm_events', 'event_id', 'otm_event_slugs', 'published', true, true, true, true,
  '{slug,published}', '{check}'
);
insert into private.content_paths (prefix, kind) values ('/events/', 'event');
insert into private.content_parts (kind, name, source, required) values
  ('event', 'content', 'otm_event_content', '{language}');
insert into private.media_places (place, kind) values
  ('event picture', 'event'), ('event', 'event'), ('event version', 'event');

create function private.check_event(_document jsonb) returns text
  language sql immutable set search_path = ''
  as $$
    select 'The day of an event is a date' where not pg_input_is_valid(_document ->> 'held_on', 'date')
  $$;
revoke all on function private.check_event(jsonb) from public;

create trigger record_media_uses after insert or delete or update of image_url on public.otm_events
  for each row execute function private.record_media_uses('event picture', 'id', '', 'image_url');
create trigger record_media_uses after insert or delete or update of event_id, language, content on public.otm_event_content
  for each row execute function private.record_media_uses('event', 'event_id', 'language', 'content');
select private.follow_kind('event');
`;

const guide = `/media/${photo}`;
const event = (change: object = {}) => ({
  slug: "open-dag",
  place: "Amsterdam",
  held_on: "2027-03-01",
  image_url: null,
  published: false,
  content: [
    { language: "nl", title: " Open dag ", summary: "", content: `<img src="${guide}">` },
    { language: "en", title: "Open day", summary: "", content: "" },
  ],
  ...change,
});

/** Each test makes an event of its own. */
describeOnDatabase("a kind that a migration adds by its rows", (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await createUsers(database);
    await createMembers(database);
    await arrangeContent(database);
    await database.execute(migration);
  });

  async function save(document: object, id: string | null = null, caller: Caller = editor): Promise<string> {
    const [saved] = await as<{ id: string }>(
      database,
      caller,
      `select id from public.save_document('event', $1, $2,
         (select max(number) from public.otm_versions where subject_id = $2))`,
      [JSON.stringify(document), id],
    );
    return saved?.id ?? "";
  }

  /** The only value of the only row. */
  async function one(statement: string, values: readonly Parameter[] = [], caller: Caller = editor) {
    const [row] = await as<object>(database, caller, statement, values);
    return Object.values(row ?? {})[0];
  }

  /** As `one`, with the rights of the owner. */
  async function owned(statement: string, values: readonly Parameter[] = []) {
    const [row] = await database.query<object>(statement, values);
    return Object.values(row ?? {})[0];
  }

  it("is drafted, published, renamed and found", async () => {
    const id = await save(event(), null, writer);
    expect(await one("select count(*)::int from public.otm_events", [], visitor)).toBe(0);
    const version = Number(await owned("select public.content_version()"));
    await save(event({ published: true }), id);
    expect(await owned("select public.content_version()")).toBe(version + 1);
    await save(event({ published: true, slug: "open-huis" }), id);
    expect(await one("select slug from public.otm_events", [], visitor)).toBe("open-huis");
    expect(await one("select title from public.otm_event_content where language = 'nl'", [], visitor)).toBe(
      "Open dag",
    );
    expect(await one("select slug from public.otm_event_slugs", [], visitor)).toBe("open-dag");
    expect(await owned("select private.present_page('/events/open-dag')")).toBe("/events/open-huis");
    expect(await owned("select private.paths_of('/events/open-huis')")).toEqual([
      "/events/open-huis",
      "/events/open-dag",
    ]);
    expect(await database.call("list_counted_pages")).toContain("/events/open-huis");
    expect(await one("select public.propose_target('/oud/open-huis')")).toBe("/events/open-huis");
    const targets = "{/events/open-dag,/events/open-huis,/events/niets}";
    expect(
      await one("select array(select slug from public.list_missing_targets(_pages => $1))", [targets]),
    ).toEqual(["/events/niets"]);
    await expect(
      as(
        database,
        editor,
        "insert into public.otm_redirects (path, target) values ('/events/open-huis', '/contact')",
      ),
    ).rejects.toMatchObject({ code: "PT409" });
    expect(await owned("select private.is_reserved_slug('events')")).toBe(true);
    await database.query(
      "insert into private.page_views values (current_date, '/events/open-dag', 'nl', 3, 1, 1, 1, 1, 1, 1)",
    );
    expect(
      await one("select path || ' ' || title from public.list_page_statistics(current_date, current_date)"),
    ).toBe("/events/open-huis Open dag");
    expect(
      await one(
        "select label || ' ' || is_live from public.list_media_uses(array[$1::uuid], 'en') where place = 'event'",
        [photo],
      ),
    ).toBe("Open day true");
  });

  it("has versions, changes that wait, and a place in the trash", async () => {
    const id = await save(event({ slug: "lezing", published: true }));
    await one("select public.save_working_version('event', $1, 1, $2)", [
      id,
      JSON.stringify(event({ slug: "lezing", published: true, place: "Utrecht" })),
    ]);
    expect(await one("select public.list_waiting('event', array[$1::uuid])", [id])).toBe(id);
    await one(
      "select public.restore_version(id, 2) from public.otm_versions where subject_id = $1 and number = 2",
      [id],
    );
    expect(await one("select count(*)::int from public.otm_versions where subject_id = $1", [id])).toBe(3);
    await as(database, editor, "delete from public.otm_events where id = $1", [id]);
    expect(await one("select title from public.list_trash('otm_events')")).toBe("Open dag");
    await one("select public.restore_from_trash($1)", [id]);
    expect(await one("select count(*)::int from public.otm_event_content where event_id = $1", [id])).toBe(2);
    expect(
      await owned("select string_agg(event, ' ' order by id) from private.audit_log where subject_id = $1", [
        id,
      ]),
    ).toBe("published restored deleted undeleted");
  });

  it("is deleted and restored by writers as long as it is a draft", async () => {
    const remove =
      "with gone as (delete from public.otm_events where id = $1 returning 1) select count(*)::int from gone";
    const id = await save(event({ slug: "diner" }), null, writer);
    expect(await one(remove, [id], writer)).toBe(1);
    await one("select public.restore_from_trash($1)", [id], writer);
    await save(event({ slug: "diner", published: true }), id);
    expect(await one(remove, [id], writer)).toBe(0);
  });

  it("is planned by editors, and assistants propose changes of it", async () => {
    const id = await save(event({ slug: "borrel" }), null, writer);
    const plan =
      "select public.schedule_publication('event', $1, now() + interval '1 day', 'publish', _number => 1)";
    await expect(as(database, writer, plan, [id])).rejects.toMatchObject(refused);
    await one(plan, [id]);
    await expect(save(event({ slug: "borrel" }), id, writer)).rejects.toMatchObject(refused);
    await createToken(database);
    const read =
      "select title from public.otm_events join public.otm_event_content on event_id = id where slug = 'borrel'";
    expect(await as(database, assistant, read)).toHaveLength(2);
    const base = await owned("select private.document_of('event', $1)", [id]);
    await one(
      "select public.propose_change('event', $1, $2::jsonb, $2::jsonb || '{\"place\": \"Utrecht\"}')",
      [id, JSON.stringify(base)],
      assistant,
    );
    expect(await one("select count(*)::int from public.otm_proposals where subject = $1", [id], admin)).toBe(
      1,
    );
  });

  it.each([
    [event({ place: 5 }), '"place" of "document" must be a text'],
    [event({ colour: "red" }), '"document" has no field "colour"'],
    [event({ published: null }), '"document" lacks "published"'],
    [event({ held_on: "morgen" }), "The day of an event is a date"],
    [event({ content: [] }), "At least one title (NL or EN) is required"],
    [event({ slug: "Geen Slug" }), "slug_shape"],
    [event({ image_url: "javascript:alert(1)" }), "image_url_is_a_picture_address"],
    [
      event({
        published: true,
        content: [
          { language: "nl", title: "", summary: "Kort", content: "" },
          { language: "en", title: "x" },
        ],
      }),
      "The Dutch event has no title, or places that are still to be written",
    ],
  ])("is rejected in words: %#", async (document, said) => {
    await expect(save(document)).rejects.toMatchObject({ message: expect.stringContaining(said) });
  });

  it("is published and planned by editors alone", async () => {
    await expect(save(event({ slug: "avond", published: true }), null, writer)).rejects.toMatchObject(
      refused,
    );
    const id = await save(event({ slug: "avond" }), null, writer);
    await expect(save(event({ slug: "avond", published: true }), id, writer)).rejects.toMatchObject(refused);
    await expect(save(event({ slug: "avond" }))).rejects.toMatchObject({
      message: 'Another event already has the slug "avond"',
    });
  });
});
