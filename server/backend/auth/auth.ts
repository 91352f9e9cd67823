import type { Log } from "../../log.ts";
import type { Database } from "../database.ts";
import type { Mailer } from "../mail/mailer.ts";
import { errorJson } from "../rest/answers.ts";
import { createAccountPost } from "./account-post.ts";
import { answerAuthError } from "./auth-answers.ts";
import { readAuthRequest } from "./auth-request.ts";
import type { AuthContext, Endpoint } from "./context.ts";
import type { SigningKeys } from "./keys.ts";
import { recover, resend } from "./mail-links.ts";
import { changeOwnAccount, showOwnAccount } from "./own-account.ts";
import { showHealth, showKeys, showSettings } from "./service.ts";
import { giveToken } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";
import { signUp } from "./sign-up.ts";
import { verify } from "./verify.ts";

export type Auth = {
  /** Answers a call of `/auth/v1`, after the key was checked. */
  answer(request: Request): Promise<Response>;
  /** Waits for the mails that are on their way. */
  close(): Promise<void>;
};

export type AuthOptions = {
  database: Database;
  keys: SigningKeys;
  issuer: string;
  siteUrl: URL;
  mailer: Mailer;
  log: Pick<Log, "error">;
};

/** `:id` stands for a UUID, which the endpoint finds in its request. */
const endpoints: Readonly<Record<string, Endpoint>> = {
  "POST /token": giveToken,
  "POST /signup": signUp,
  "POST /verify": verify,
  "POST /recover": recover,
  "POST /resend": resend,
  "POST /logout": signOut,
  "GET /user": showOwnAccount,
  "PUT /user": changeOwnAccount,
  "GET /settings": showSettings,
  "GET /health": showHealth,
  "GET /.well-known/jwks.json": showKeys,
};

/** The accounts of this site in GoTrue's wire format. */
export function createAuth({ siteUrl, mailer, log, ...shared }: AuthOptions): Auth {
  const post = createAccountPost({ mailer, siteUrl, log });
  const context: AuthContext = { ...shared, post };

  return {
    async answer(request) {
      const [id = ""] = idInPath.exec(pathOf(request)) ?? [];
      const name = `${request.method} ${pathOf(request).replace(idInPath, ":id")}`;
      const endpoint = Object.hasOwn(endpoints, name) ? endpoints[name] : undefined;
      if (!endpoint) return errorJson(404, { code: "not_found", message: "Not found" });
      try {
        return await endpoint(readAuthRequest(request, id), context);
      } catch (error) {
        return answerAuthError(error, request, log);
      }
    },
    close: () => post.close(),
  };
}

const idInPath = /(?<=\/)[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?=\/|$)/;

function pathOf(request: Request): string {
  return new URL(request.url).pathname.slice("/auth/v1".length);
}

/** Whether a call needs no key: who checks tokens, or whether the service lives, has none. */
export function isOpenToAll(request: Request): boolean {
  return request.method === "GET" && /^\/(\.well-known\/jwks\.json|health)$/.test(pathOf(request));
}
