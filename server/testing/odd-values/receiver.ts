import { once } from "node:events";
import { createServer } from "node:http";
import type { Product } from "./product.ts";

type Receiver = { url: string; close(): Promise<void> };

/** Where webhooks are told: it takes every call. */
export async function openReceiver(): Promise<Receiver> {
  const server = createServer((incoming, response) => {
    incoming.resume();
    response.end("ok");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** Subscribes the receiver to all that happens, with personal data. */
export async function subscribe({ query }: Pick<Product, "query">, url: string): Promise<void> {
  await query(
    `with webhook as (
       insert into public.otm_webhooks (url, events, includes_person)
       select $1, array_agg(event), true
       from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''([a-z_]+\\.[a-z_]+)''', 'g') found, unnest(found) event
       where conname = 'events_are_known' and conrelid = 'public.otm_webhooks'::regclass
       returning id
     )
     insert into private.webhook_secrets (webhook_id, secret)
     select id, 'whsec_' || repeat('A', 32) from webhook`,
    [url],
  );
}
