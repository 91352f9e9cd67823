import OAuth2Server from "@node-oauth/oauth2-server";
import type { Queryable } from "../../database/database.ts";
import { grantAccessToken, hashToken, nextRefreshToken, randomToken } from "../tokens/secret-tokens.ts";
import { isKnownClient, touchClient } from "./clients.ts";

/** In seconds. */
export const accessTokenLifetime = 3_600;

/** In seconds: covers two windows of a program that refresh at once, and a lost response. */
const reuseInterval = 10;

type Held = {
  token_id: string;
  client_id: string;
  expires_at: Date;
  used_at: Date | null;
};
type HeldRefreshToken = Held & { scopes: string[]; is_repeated: boolean };
type HeldCode = Held & { redirect_uri: string; code_challenge: string };

type GrantModel = OAuth2Server.AuthorizationCodeModel &
  OAuth2Server.RefreshTokenModel & {
    /** Ends the grant of a code or refresh token that was used twice, or used up in vain. */
    endAbused(): Promise<void>;
  };

const grants = ["authorization_code", "refresh_token"];

/**
 * What the library reads and writes for one request to the token endpoint, in its transaction. The tokens of a refresh are
 * derived from the refresh token by this secret: used again at once, it is answered with the same pair.
 */
export function createGrantModel(
  transaction: Queryable,
  secret: Uint8Array,
  form: URLSearchParams,
): GrantModel {
  let abused: string | null = null;
  let refreshed: { token: string; isRepeated: boolean } | null = null;

  /** Null when it was used before: that one of the two is a thief's is certain (RFC 9700, 4.14.2). */
  function unlessUsed<Row extends Held>(held: Row | undefined): Row | null {
    if (!held?.used_at) return held ?? null;
    abused = held.token_id;
    return null;
  }

  return {
    getClient: async (id) => (await isKnownClient(transaction, id)) && { id, grants },

    async getAuthorizationCode(code) {
      const [found] = await transaction.query<HeldCode>(findCode, [hashToken(code)]);
      const held = unlessUsed(found);
      return (
        held && {
          authorizationCode: code,
          expiresAt: held.expires_at,
          // Clients of OAuth 2.1 send none here; who does, must send the same.
          redirectUri: form.has("redirect_uri") ? held.redirect_uri : "",
          codeChallenge: held.code_challenge,
          codeChallengeMethod: "S256",
          client: { id: held.client_id, grants },
          user: { tokenId: held.token_id },
        }
      );
    },

    async revokeAuthorizationCode({ user }) {
      const used = await transaction.query(useCode, [user.tokenId]);
      // Until its token is saved: after a wrong verifier, the code is no longer of use.
      abused = user.tokenId;
      return used.length > 0;
    },

    async getRefreshToken(refreshToken) {
      const [found] = await transaction.query<HeldRefreshToken>(findRefreshToken, [hashToken(refreshToken)]);
      const held = found?.is_repeated ? found : unlessUsed(found);
      if (held) refreshed = { token: refreshToken, isRepeated: held.is_repeated };
      return (
        held && {
          refreshToken,
          refreshTokenExpiresAt: held.expires_at,
          scope: held.scopes,
          client: { id: held.client_id, grants },
          user: { tokenId: held.token_id },
        }
      );
    },

    async revokeToken({ refreshToken }) {
      if (refreshed?.isRepeated) return true;
      return (await transaction.query(useRefreshToken, [hashToken(refreshToken)])).length > 0;
    },

    generateAccessToken: async () => grantAccessToken(secret, refreshed?.token ?? null),
    generateRefreshToken: async () => (refreshed ? nextRefreshToken(secret, refreshed.token) : randomToken()),

    async saveToken(token, client, user) {
      const [renewed] = await transaction.query<{ scopes: string[]; token_expires_at: Date }>(
        refreshed?.isRepeated ? findPresentToken : renewToken,
        [user.tokenId, hashToken(token.accessToken), hashToken(token.refreshToken ?? "")],
      );
      if (!renewed) {
        // The pair that would be answered again was used up already.
        if (refreshed?.isRepeated) abused = user.tokenId;
        throw new OAuth2Server.InvalidGrantError("Invalid grant: it has ended");
      }
      await touchClient(transaction, client.id);
      abused = null;
      const { scopes: scope, token_expires_at: accessTokenExpiresAt } = renewed;
      return { ...token, scope, accessTokenExpiresAt, client, user };
    },

    // Of another part of the library, for servers that keep tokens in it.
    getAccessToken: async () => null,
    saveAuthorizationCode: async () => null,

    async endAbused() {
      if (abused) await transaction.query("delete from public.otm_access_tokens where id = $1", [abused]);
    },
  };
}

const findCode = `
  select token_id, client_id, redirect_uri, code_challenge, used_at, approved_at + interval '60 seconds' as expires_at
  from private.oauth_authorizations where code_hash = $1 for update`;

const useCode = `
  update private.oauth_authorizations set used_at = now() where token_id = $1 and used_at is null returning id`;

const findRefreshToken = `
  select held.token_id, asked.client_id, held.used_at, token.expires_at, token.scopes,
    coalesce(held.used_at > clock_timestamp() - interval '${reuseInterval} seconds', false) as is_repeated
  from private.oauth_refresh_tokens held
  join public.otm_access_tokens token on token.id = held.token_id
  join private.oauth_authorizations asked on asked.token_id = held.token_id
  where held.token_hash = $1 for update of held`;

const useRefreshToken = `
  update private.oauth_refresh_tokens set used_at = clock_timestamp() where token_hash = $1 and used_at is null returning token_id`;

const renewToken = `
  with renewed as (
    update public.otm_access_tokens
    set token_hash = $2, token_expires_at = least(now() + interval '${accessTokenLifetime} seconds', expires_at)
    where id = $1 and expires_at > now() returning id, scopes, token_expires_at
  ), added as (
    insert into private.oauth_refresh_tokens (token_hash, token_id) select $3, id from renewed
  )
  select scopes, token_expires_at from renewed`;

/** The pair of the refresh before, unless its refresh token was used or the grant has ended. */
const findPresentToken = `
  select scopes, token_expires_at from public.otm_access_tokens token
  where id = $1 and token_hash = $2 and expires_at > now() and exists (
    select from private.oauth_refresh_tokens where token_hash = $3 and token_id = token.id and used_at is null
  )`;
