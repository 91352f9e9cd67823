import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { someAddress } from "../../../../testing/some-address.ts";
import type { Api } from "../../../testing/api.ts";

export const redirectUri = "http://localhost:7777/callback";
const registered = z.object({ client_id: z.string() });
const tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  scope: z.string(),
});
type Changes = Record<string, string | null>;

/** The steps of an assistant's sign-in, each with changes of what is sent: null leaves a parameter out. */
export function createFlow(api: Pick<Api, "url" | "call">) {
  const verifier = randomBytes(32).toString("base64url");
  const challenge = createHash("sha256").update(verifier).digest("base64url");

  const send = (path: string, init: RequestInit = {}) =>
    fetch(`${api.url}/auth/v1/oauth/${path}`, {
      redirect: "manual",
      ...init,
      headers: { "x-forwarded-for": someAddress(), ...init.headers },
    });
  const post = (path: string, form: URLSearchParams | [string, string][]) =>
    send(path, { method: "POST", body: new URLSearchParams(form) });

  function register(metadata: object = {}) {
    const body = JSON.stringify({ client_name: "Assistent", redirect_uris: [redirectUri], ...metadata });
    return send("clients/register", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body,
    });
  }

  async function newClient(metadata: object = {}): Promise<string> {
    return registered.parse(await (await register(metadata)).json()).client_id;
  }

  function authorize(clientId: string, changes: Changes = {}): Promise<Response> {
    const asked = withChanges(changes, {
      response_type: "code",
      client_id: clientId,
      redirect_uri: redirectUri,
      code_challenge: challenge,
      code_challenge_method: "S256",
      state: "s",
    });
    return send(`authorize?${asked}`);
  }

  /** The id of the authorization that a person is asked for. */
  async function ask(clientId: string, changes: Changes = {}): Promise<string> {
    const page = new URL((await authorize(clientId, changes)).headers.get("location") ?? "");
    return page.searchParams.get("authorization_id") ?? "";
  }

  const look = (id: string, token: string) => api.call(`/auth/v1/oauth/authorizations/${id}`, {}, token);

  function decide(id: string, token: string, decision: object = { action: "approve" }): Promise<Response> {
    const init = {
      method: "POST",
      body: JSON.stringify(decision),
      headers: { "Content-Type": "application/json" },
    };
    return api.call(`/auth/v1/oauth/authorizations/${id}/consent`, init, token);
  }

  /** What the client gets back when the person decides. */
  async function approved(clientId: string, person: string, decision?: object, changes: Changes = {}) {
    const answer = await decide(await ask(clientId, changes), person, decision);
    return new URL(z.object({ redirect_url: z.string() }).parse(await answer.json()).redirect_url)
      .searchParams;
  }

  async function codeFor(clientId: string, person: string, decision?: object): Promise<string> {
    return (await approved(clientId, person, decision)).get("code") ?? "";
  }

  const exchange = (clientId: string, code: string, changes: Changes = {}) =>
    post(
      "token",
      withChanges(changes, {
        grant_type: "authorization_code",
        client_id: clientId,
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
      }),
    );

  const refresh = (clientId: string, token: string, changes: Changes = {}) =>
    post(
      "token",
      withChanges(changes, { grant_type: "refresh_token", client_id: clientId, refresh_token: token }),
    );

  async function connect(clientId: string, person: string, decision?: object) {
    return tokens.parse(await (await exchange(clientId, await codeFor(clientId, person, decision))).json());
  }

  /** Whether a token of a grant is taken. */
  async function works(token: string): Promise<boolean> {
    const init = { headers: { Authorization: `Bearer ${token}`, "x-forwarded-for": someAddress() } };
    return (await fetch(`${api.url}/rest/v1/otm_blog_articles?select=id`, init)).ok;
  }

  return {
    send,
    post,
    register,
    newClient,
    authorize,
    ask,
    look,
    decide,
    approved,
    codeFor,
    exchange,
    refresh,
    connect,
    works,
    readTokens: async (response: Response) => tokens.parse(await response.json()),
    challenge,
  };
}

function withChanges(changes: Changes, parameters: Record<string, string>): URLSearchParams {
  const all = Object.entries({ ...parameters, ...changes });
  return new URLSearchParams(
    all.flatMap(([name, value]): [string, string][] => (value === null ? [] : [[name, value]])),
  );
}
