import { idPattern } from "../../../app/data/id-pattern.ts";
import { type ApiCall, callBodyBytes } from "../../shared/api-call.ts";
import type { Log } from "../../shared/log.ts";
import { type Database, repeatingTransactions } from "../database/database.ts";
import { createAccountMailer } from "../mail/account-mailer.ts";
import { readAuthRequest } from "./calls/auth-request.ts";
import { authErrorResponse } from "./calls/auth-responses.ts";
import { inConstantTime } from "./constant-time-response.ts";
import type { DocumentOptions } from "./oauth-server/client-documents.ts";
import { changeOwnAccount, showOwnAccount } from "./own-account.ts";
import { authorize, authorizeIdentity } from "./providers/authorize.ts";
import { returnFromProvider } from "./providers/callback.ts";
import type { ProviderSettings } from "./providers/clients/provider.ts";
import { createProviders } from "./providers/clients/providers.ts";
import { unlinkIdentity } from "./providers/unlink-identity.ts";
import { challengeFactor } from "./second-factor/challenge-factor.ts";
import { enrollFactor } from "./second-factor/enroll-factor.ts";
import { unenrollFactor } from "./second-factor/unenroll-factor.ts";
import { verifyFactor } from "./second-factor/verify-factor.ts";
import { showHealth, showKeys, showSettings } from "./service.ts";
import type { AuthContext, Endpoint } from "./sessions/context.ts";
import { signOut } from "./sessions/sign-out.ts";
import { issueToken } from "./sign-in.ts";
import { recover, resend } from "./sign-up/mail-links.ts";
import { signUp } from "./sign-up/sign-up.ts";
import { verify } from "./sign-up/verify.ts";
import type { SigningKeys } from "./tokens/keys.ts";
import { explainUnsupported } from "./unsupported-calls.ts";

type Auth = {
  /** Matches a call of `/auth/v1` to its endpoint after the key was checked; 404 when there is none. */
  accept(request: Request): ApiCall | Response;
};

type AuthOptions = {
  database: Database;
  keys: SigningKeys;
  issuer: string;
  siteUrl: URL;
  providers?: ProviderSettings | undefined;
  /** Timeout of one provider flow, in milliseconds. */
  providerDeadline?: number | undefined;
  /** How metadata documents of OAuth clients are fetched. */
  clientDocuments?: DocumentOptions | undefined;
  log: Pick<Log, "error">;
};

/** Loads the endpoint when it is called first: most sites connect no assistant. */
function lazily(load: () => Promise<Endpoint>): Endpoint {
  return async (request, context) => (await load())(request, context);
}

/** `:id` is a UUID. */
export const endpoints: Readonly<Record<string, Endpoint>> = {
  "POST /token": issueToken,
  "POST /signup": inConstantTime(signUp),
  "POST /verify": verify,
  "GET /authorize": authorize,
  "GET /callback": returnFromProvider,
  "POST /recover": inConstantTime(recover),
  "POST /resend": inConstantTime(resend),
  "POST /logout": signOut,
  "GET /user": showOwnAccount,
  "PUT /user": changeOwnAccount,
  "GET /user/identities/authorize": authorizeIdentity,
  "DELETE /user/identities/:id": unlinkIdentity,
  "POST /factors": enrollFactor,
  "POST /factors/:id/challenge": challengeFactor,
  "POST /factors/:id/verify": verifyFactor,
  "DELETE /factors/:id": unenrollFactor,
  "GET /oauth/authorize": lazily(async () => (await import("./oauth-server/authorize.ts")).authorize),
  "POST /oauth/token": lazily(async () => (await import("./oauth-server/token.ts")).exchangeToken),
  "POST /oauth/revoke": lazily(async () => (await import("./oauth-server/revoke.ts")).revokeToken),
  "POST /oauth/clients/register": lazily(
    async () => (await import("./oauth-server/register-client.ts")).registerClient,
  ),
  "GET /oauth/authorizations/:id": lazily(
    async () => (await import("./oauth-server/authorizations.ts")).showAuthorization,
  ),
  "POST /oauth/authorizations/:id/consent": lazily(
    async () => (await import("./oauth-server/consent.ts")).decide,
  ),
  "GET /user/oauth/grants": lazily(async () => (await import("./oauth-server/grants.ts")).listGrants),
  "DELETE /user/oauth/grants": lazily(async () => (await import("./oauth-server/grants.ts")).revokeGrant),
  "GET /settings": showSettings,
  "GET /health": showHealth,
  "GET /.well-known/jwks.json": showKeys,
};

/** Endpoints that hash a password, besides the password grant. */
const hashing: ReadonlySet<string> = new Set(["POST /signup", "PUT /user"]);

/** The endpoints of `/auth/v1` in GoTrue's wire format. */
export function createAuth({ database, keys, issuer, siteUrl, log, ...options }: AuthOptions): Auth {
  const post = createAccountMailer(siteUrl, keys.linkKey);
  const providers = createProviders({
    settings: options.providers ?? { google: null, github: null },
    redirectUri: `${siteUrl.origin}/auth/v1/callback`,
    deadline: options.providerDeadline ?? 10_000,
    log,
  });
  const context: AuthContext = {
    database: repeatingTransactions(database),
    keys,
    issuer,
    siteUrl,
    post,
    providers,
    clientDocuments: options.clientDocuments ?? {},
  };

  return {
    accept(request) {
      const { pathname, searchParams } = new URL(request.url);
      const path = pathname.slice("/auth/v1".length);
      const [id = ""] = idInPath.exec(path) ?? [];
      const name = `${request.method} ${path.replace(idInPath, ":id")}`;
      const endpoint = Object.hasOwn(endpoints, name) ? endpoints[name] : undefined;
      if (!endpoint) return authErrorResponse(explainUnsupported(name), request, log);
      const isSignIn = name === "POST /token" && searchParams.get("grant_type") === "password";
      return {
        work: isSignIn || hashing.has(name) ? "password" : "auth",
        bodyBytes: callBodyBytes.anon,
        answer: (received) =>
          endpoint(readAuthRequest(received, id, keys.networkHashKey), context).catch((error) =>
            authErrorResponse(error, request, log),
          ),
      };
    },
  };
}

const idInPath = new RegExp(`(?<=/)${idPattern}(?=/|$)`);

function pathOf(request: Request): string {
  return new URL(request.url).pathname.slice("/auth/v1".length);
}

/** Endpoints that need no API key: browser redirects, public metadata, and what OAuth clients call. */
export function isOpenToAll(request: Request): boolean {
  const open =
    request.method === "GET"
      ? /^\/(\.well-known\/jwks\.json|health|authorize|callback|oauth\/authorize)$/
      : /^\/oauth\/(token|revoke|clients\/register)$/;
  return open.test(pathOf(request));
}
