import { join } from "node:path";
import { signAccessToken } from "../../backend/auth/tokens/access-tokens.ts";
import { loadSigningKeys } from "../../backend/auth/tokens/keys.ts";
import type { Database } from "../../backend/database/database.ts";
import { listShapes } from "./catalog.ts";
import { createMembers, type Member } from "./members.ts";
import type { Product } from "./product.ts";
import { openReceiver, subscribe } from "./receiver.ts";

/** A site that runs on this database, with people of each role; webhooks are sent to a receiver, closed with the scope. */
export async function productOf(site: {
  address: string;
  database: Database;
  directory: string;
}): Promise<Product & AsyncDisposable> {
  const { address, database, directory } = site;
  const receiver = await openReceiver();
  const keys = await loadSigningKeys({ signingKey: null, directory: join(directory, "keys") });
  const issuer = `${address}/auth/v1`;
  const sign = ({ id, session }: Member) => signAccessToken(keys, issuer, { sub: id, session_id: session });
  await subscribe(database, receiver.url);
  return {
    address,
    receiver: receiver.url,
    tokens: await createMembers(database, sign),
    query: database.query,
    shapes: await listShapes(database),
    [Symbol.asyncDispose]: receiver.close,
  };
}
