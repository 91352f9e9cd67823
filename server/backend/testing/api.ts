import { randomUUID } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { Database as Schema } from "../../../app/data/schema.ts";
import { renderMail } from "../../../app/mails/render-mail.tsx";
import { afterFile } from "../../testing/after-file.ts";
import { freePort } from "../../testing/free-port.ts";
import { serveLocally } from "../../testing/serve-locally.ts";
import { someAddress } from "../../testing/some-address.ts";
import { signAccessToken } from "../auth/tokens/access-tokens.ts";
import { loadSigningKeys, type SigningKeys } from "../auth/tokens/keys.ts";
import { type BackendOptions, createBackend } from "../backend.ts";
import type { Database } from "../database/database.ts";
import type { Mail } from "../mail/mail.ts";
import { createDirectoryStore } from "../media/directory-store.ts";
import type { MediaStore } from "../media/media-store.ts";
import { createPictureMaker } from "../media/picture-maker.ts";

export { someAddress };

export const publishableKey = "sb_publishable_test";
export const issuer = "http://localhost/auth/v1";

export type Api = {
  url: string;
  database: Database;
  keys: SigningKeys;
  logged: unknown[];
  /** Behind the web server of a test. */
  backend: Pick<
    Awaited<ReturnType<typeof createBackend>>,
    "serve" | "fetch" | "trial" | "files" | "media" | "weeklyMails"
  >;
  /** Of files. */
  store: MediaStore;
  /** Sent mails, oldest first. */
  mails: Mail[];
  /** The client over HTTP, from its own address; without a token a visitor's. */
  client(token?: string): SupabaseClient<Schema>;
  /** The access token of a new user. */
  signIn(options?: { isAdmin?: boolean; role?: "editor" | "writer" }): Promise<string>;
  /** A request without the client. */
  call(path: string, init?: RequestInit, token?: string): Promise<Response>;
};

/** Serves the backend of a migrated database over HTTP for the tests of a file. */
export async function openApi(
  database: Database,
  options: Pick<BackendOptions, "providers" | "providerDeadline" | "clientDocuments" | "tinymceApiKey"> & {
    store?: MediaStore;
    siteUrl?: URL;
  } = {},
): Promise<Api> {
  const keys = await loadSigningKeys({ signingKey: null, directory: null });
  const logged: unknown[] = [];
  const log = {
    info() {},
    warn() {},
    error: (message: string, error: unknown) => logged.push([message, error]),
  };
  const mails: Mail[] = [];
  const sender = { send: async (mail: Mail) => void mails.push(mail) };
  const siteUrl = options.siteUrl ?? new URL("http://localhost");
  const store = options.store ?? createDirectoryStore(await mkdtemp(join(tmpdir(), "files-")));
  const backend = await createBackend({
    database,
    publishableKey,
    keys,
    pictures: createPictureMaker(),
    mail: { sender, renderMail, firm: "firm@vlotwerk.example" },
    log,
    ...options,
    issuer,
    siteUrl,
    store,
  });
  const port = await freePort();
  const server = await serveLocally(port, (request) => backend.serve(request, async () => request));
  afterFile(async () => {
    server.close();
    await backend.close();
  });
  const url = `http://127.0.0.1:${port}`;

  return {
    url,
    database,
    keys,
    logged,
    backend,
    store,
    mails,
    client: (token) => createClient<Schema>(url, publishableKey, clientOptions(token)),
    async signIn({ isAdmin = false, role } = {}) {
      const id = randomUUID();
      await database.query("insert into auth.users (id, email) values ($1, $2)", [id, `${id}@example.nl`]);
      if (isAdmin || role) {
        await database.query("insert into public.user_roles (user_id, role) values ($1, $2)", [
          id,
          role ?? "admin",
        ]);
      }
      const session = randomUUID();
      await database.query("insert into auth.sessions (id, user_id, aal) values ($1, $2, 'aal1')", [
        session,
        id,
      ]);
      return signAccessToken(keys, issuer, { sub: id, session_id: session });
    },
    call(path, init = {}, token = publishableKey) {
      const headers = new Headers(init.headers);
      headers.set("apikey", publishableKey);
      if (!headers.has("x-forwarded-for")) headers.set("x-forwarded-for", someAddress());
      headers.set("Authorization", `Bearer ${token}`);
      return fetch(url + path, { ...init, headers });
    },
  };
}

function clientOptions(token: string | undefined) {
  const auth = { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false };
  const global = { headers: { "x-forwarded-for": someAddress() } };
  return token === undefined ? { auth, global } : { accessToken: async () => token, global };
}
