import type { Database, Queryable } from "../../database/database.ts";
import type { AccountMailer } from "../../mail/account-mailer.ts";
import { AuthError } from "../calls/auth-error.ts";
import type { AuthRequest } from "../calls/auth-request.ts";
import type { DocumentOptions } from "../oauth-server/client-documents.ts";
import type { Providers } from "../providers/clients/providers.ts";
import type { SigningKeys } from "../tokens/keys.ts";
import { describeSession, type Session } from "./sessions.ts";

export type AuthContext = {
  database: Database;
  keys: SigningKeys;
  issuer: string;
  siteUrl: URL;
  post: AccountMailer;
  providers: Providers;
  clientDocuments: DocumentOptions;
};

/** What a checked call changes in the account, in the transaction of all its changes. */
export type AccountChange = (transaction: Queryable) => Promise<void>;

export type Endpoint = (request: AuthRequest, context: AuthContext) => Promise<Response>;

/** The session's response. Throws AuthError when it has ended. */
export async function openSession(context: AuthContext, session: Session): Promise<object> {
  const described = await describeSession(context.database, context, session);
  if (described) return described;
  throw new AuthError(403, "session_not_found", "Session from session_id claim in JWT does not exist");
}
