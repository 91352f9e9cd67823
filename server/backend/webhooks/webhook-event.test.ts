import { readFile } from "node:fs/promises";
import { beforeAll, expect, it } from "vitest";
import { webhookEvents } from "../../../app/data/webhooks/webhook-events.ts";
import { activePage, arrangeContent, draftPage, published } from "../../../supabase/tests/content.ts";
import { admin, as, createUsers } from "../../../supabase/tests/users.ts";
import { itemsOf } from "../queue/testing/items-of.ts";
import { describeOnDatabase } from "../testing/databases.ts";
import { createDeliveryStore } from "./delivery-store.ts";
import { type WebhookEvent, webhookEvent } from "./webhook-event.ts";

const siteUrl = new URL("https://www.vlotwerk.example");
const lead = (number: number) => `e1000000-0000-4000-8000-00000000000${number}`;

/** What makes the examples of docs/events.md. */
const causes = [
  `insert into public.otm_contact_subm_vlotwerk (id, name, email, phone, company, message, visit) values (
     '${lead(1)}', 'Anna Bos', 'anna@klant.example', '06 12345678', 'Bos & Zn', 'Bel mij over facturen.',
     '{"utm_source": "nieuwsbrief"}'
   )`,
  `update public.otm_webhooks set includes_person = false;
   insert into public.otm_download_submissions (id, page_id, name, email, language)
     values ('${lead(2)}', '${activePage}', 'Bo', 'bo@klant.example', 'en')`,
  `update public.otm_blog_articles set slug = 'nieuw' where id = '${published}'`,
  `insert into public.otm_blog_article_content (article_id, language, title) values ('${published}', 'en', 'Published')`,
  "update public.otm_blog_article_content set published = false where language = 'nl'",
  `update public.otm_download_pages set active = true where id = '${draftPage}'`,
  "update public.otm_team_members set role_nl = 'Adviseur', role_en = 'Consultant' where active",
];

describeOnDatabase("the events of docs/events.md", (open) => {
  const made: WebhookEvent[] = [];
  let examples: object[];

  beforeAll(async () => {
    const database = await open();
    await createUsers(database);
    await arrangeContent(database);
    await database.query("update public.otm_webhooks set pause = null, includes_person = true, events = $1", [
      webhookEvents,
    ]);
    const store = createDeliveryStore(database);
    const makeLast = async () => {
      const [delivery] = itemsOf(await store.claim("b0000000-0000-4000-8000-000000000001", 1));
      const event = delivery && webhookEvent(delivery, siteUrl);
      if (event) made.push(event);
      await database.execute("delete from private.events");
    };
    for (const cause of causes) {
      await database.execute(cause);
      await makeLast();
    }
    await as(database, admin, "select public.test_webhook(id) from public.otm_webhooks");
    await makeLast();
    const text = await readFile(new URL("../../../docs/events.md", import.meta.url), "utf8");
    examples = [...text.matchAll(/```json\n(.*?)```/gs)].map(([, json]) => JSON.parse(json ?? ""));
  });

  it("are of every type", () => {
    expect(made.map(({ type }) => type).sort()).toEqual([...webhookEvents, "webhook.test"].sort());
  });

  it("are made as its examples say, each with an id and a time of its own", () => {
    const rest = (event: object) => ({ ...event, id: "", timestamp: "" });
    expect(made.map(rest)).toEqual(expect.arrayContaining(examples.map(rest)));
    expect(examples).toHaveLength(made.length);
    expect(new Set(made.map(({ id }) => id)).size).toBe(made.length);
    for (const { timestamp } of made) expect(timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });
});
