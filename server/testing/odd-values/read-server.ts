import { setTimeout as delay } from "node:timers/promises";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Product } from "./product.ts";
import { ofEachRow, type Reader } from "./readers.ts";

/** What the server does by itself, and what an assistant asks of it. */
export const serverReaders: readonly Reader[] = [
  queue("mails", "private.mail_outbox item where true", "last_error"),
  queue(
    "webhook calls",
    `private.event_deliveries item
     where exists (select from public.otm_webhooks where id = item.webhook_id and pause is null)
       -- Calls about one subject wait for an earlier one that failed, which may happen on a busy machine.
       and not exists (
         select from private.event_deliveries earlier
         where earlier.webhook_id = item.webhook_id and earlier.subject = item.subject
           and earlier.state = 'queued' and earlier.error is not null and earlier.place < item.place
       )`,
    "error",
  ),
  assistant("find_articles", { search: "gezond" }),
  assistant("list_tags", {}),
  assistant("read_statistics", {}),
  assistant("find_leads", {}),
  assistant("find_pages", {}),
  assistant("find_download_pages", {}),
  assistant("find_stale", {}),
  assistant("find_texts", {}),
  assistant("find_pictures_without_description", {}),
  ofEachRow("an assistant's read_article", "select id::text from public.otm_blog_articles", (product, id) =>
    callTool(product, "read_article", { article: id }),
  ),
  ofEachRow("an assistant's read_page", "select id::text from public.otm_pages", (product, id) =>
    callTool(product, "read_page", { page: id }),
  ),
  ofEachRow(
    "an assistant's read_download_page",
    "select id::text from public.otm_download_pages",
    (product, id) => callTool(product, "read_download_page", { download_page: id }),
  ),
  ofEachRow("an assistant's read_lead", "select id::text from public.otm_leads", (product, id) =>
    callTool(product, "read_lead", { id }),
  ),
];

/** In milliseconds: a queue in which nothing happens for so long is stuck. */
const patience = 100_000;

/** Waits until every due item was tried. What failed must say why. */
function queue(name: string, items: string, reason: string): Reader {
  return {
    name: `the queue of ${name}`,
    async read({ query }) {
      const list = () =>
        query<{ id: string }>(
          // One that is being tried has a try already, and no reason yet.
          `select id::text from ${items} and state = 'queued'
             and (tries = 0 and next_try_at <= now() or tries > 0 and ${reason} is null)`,
        );
      let waiting = await list();
      let changedAt = performance.now();
      while (waiting.length > 0 && performance.now() - changedAt < patience) {
        await delay(100);
        const left = await list();
        if (left.length !== waiting.length) changedAt = performance.now();
        waiting = left;
      }
      if (waiting.length > 0) throw new Error(`${waiting.length} are stuck`);
      const silent = await query(`select id from ${items} and state = 'failed' and ${reason} is null`);
      if (silent.length > 0) throw new Error(`${silent.length} failed without a reason`);
    },
  };
}

function assistant(tool: string, input: Record<string, unknown>): Reader {
  return { name: `an assistant's ${tool}`, read: (product) => callTool(product, tool, input) };
}

const clients = new WeakMap<Product, Promise<Client>>();

/** Throws Error with the answer's words when a tool fails. */
async function callTool(product: Product, name: string, input: Record<string, unknown>): Promise<void> {
  const connected = clients.get(product) ?? connect(product);
  clients.set(product, connected);
  // A token has a rate limit.
  await product.query("delete from private.rate_limits");
  const { content, isError } = await (await connected).callTool({ name, arguments: input });
  if (isError) throw new Error(content.map((part) => (part.type === "text" ? part.text : "")).join(" "));
}

async function connect({ address, tokens }: Product): Promise<Client> {
  const client = new Client({ name: "test", version: "1" });
  const headers = { Authorization: `Bearer ${tokens.assistant}` };
  await client.connect(
    new StreamableHTTPClientTransport(new URL("/mcp", address), { requestInit: { headers } }),
  );
  return client;
}
