import { jsonOk } from "./calls/auth-responses.ts";
import type { Endpoint } from "./sessions/context.ts";

/** GET /settings; GoTrue has no names of providers in it. */
export const showSettings: Endpoint = async (_request, { providers }) =>
  jsonOk({
    external: {
      email: true,
      google: providers.google !== null,
      "custom:oidc": providers["custom:oidc"] !== null,
      phone: false,
      anonymous_users: false,
    },
    external_labels: Object.fromEntries(
      Object.values(providers).flatMap((provider) => (provider ? [[provider.name, provider.label]] : [])),
    ),
    disable_signup: false,
    mailer_autoconfirm: false,
    phone_autoconfirm: false,
    sms_provider: "",
    saml_enabled: false,
    passkeys_enabled: true,
  });

/** GET /health */
export const showHealth: Endpoint = async (_request, { database }) => {
  await database.query("select 1");
  return jsonOk({ name: "GoTrue", description: "Accounts in the wire format of GoTrue" });
};

/** GET /.well-known/jwks.json (RFC 7517) */
export const showKeys: Endpoint = async (_request, { keys }) =>
  jsonOk({ keys: [{ ...keys.publicJwk, key_ops: ["verify"], ext: true }] });
