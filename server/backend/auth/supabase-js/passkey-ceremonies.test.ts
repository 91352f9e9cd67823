// @module-tag S51

import { randomBytes } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { describe, expect, it } from "vitest";
import { publishableKey } from "../../testing/api.ts";
import { describeOnApi } from "../../testing/describe-on-api.ts";
import { latestMail, openClient, signInNewUser, someAddress } from "./accounts.ts";
import {
  addPasskey,
  assert,
  type Credential,
  createCredential,
  flags,
  signInWithPasskey,
  type Tampering,
  type Value,
} from "./software-authenticator.ts";

const failed = {
  status: 400,
  code: "webauthn_verification_failed",
  message: "Credential verification failed",
};
const notFound = { status: 400, code: "webauthn_challenge_not_found" };

const { userPresent, userVerified, attested } = flags;

/** What both ceremonies reject. */
const tampered: [string, Tampering][] = [
  ["from another origin", { origin: "https://localhost" }],
  ["from a port of the same host", { origin: "http://localhost:8080" }],
  ["from a subdomain", { origin: "http://a.localhost" }],
  ["for another host", { rpId: "vlotwerk.example" }],
  ["for a host above", { rpId: "" }],
  ["with another challenge", { challenge: randomBytes(32).toString("base64url") }],
  ["with an empty challenge", { challenge: "" }],
  ["of a payment", { type: "payment.get" }],
];

describeOnApi("a ceremony with a passkey", (api) => {
  const startRegistration = async (client: SupabaseClient) => {
    const { data, error } = await client.auth.passkey.startRegistration();
    if (!data) throw error;
    return { challengeId: data.challenge_id, options: data.options };
  };
  const startAuthentication = async (client: SupabaseClient) => {
    const { data, error } = await client.auth.passkey.startAuthentication();
    if (!data) throw error;
    return { challengeId: data.challenge_id, options: data.options, expiresAt: data.expires_at };
  };
  const withPasskey = async (tampering: Tampering = {}) => {
    const user = await signInNewUser(api);
    const added = await addPasskey(user.client, tampering);
    expect(added.error).toBeNull();
    return { ...user, credential: added.credential, id: added.data?.id ?? "" };
  };
  const send = async (path: string, body: unknown, token = publishableKey) => {
    const response = await fetch(`${api.url}/auth/v1/passkeys/${path}`, {
      method: "POST",
      headers: {
        apikey: publishableKey,
        Authorization: `Bearer ${token}`,
        "x-forwarded-for": someAddress(),
        "X-Supabase-Api-Version": "2024-01-01",
      },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const count = async () => (await api.database.query("select from auth.webauthn_credentials")).length;

  it("of registration has the options that were decided", async () => {
    const { client, email } = await signInNewUser(api);
    const { credential } = await addPasskey(client);
    const { options } = await startRegistration(client);
    const id = (await client.auth.getUser()).data.user?.id ?? "";
    expect(options).toEqual({
      rp: { id: "localhost", name: "Vlotwerk" },
      user: { id: Buffer.from(id).toString("base64url"), name: email, displayName: email },
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: "public-key", alg })),
      timeout: 300_000,
      excludeCredentials: [
        { type: "public-key", id: credential.id.toString("base64url"), transports: ["internal", "hybrid"] },
      ],
      authenticatorSelection: {
        residentKey: "required",
        requireResidentKey: true,
        userVerification: "required",
      },
      attestation: "none",
    });
  });

  it("of authentication has options that name nobody, for five minutes", async () => {
    const { options, expiresAt } = await startAuthentication(openClient(api));
    expect(options).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      timeout: 300_000,
      rpId: "localhost",
      userVerification: "required",
    });
    expect(Math.abs(expiresAt - Date.now() / 1_000 - 300)).toBeLessThan(60);
  });

  it("takes an id of 1023 bytes, the most that there are", async () => {
    const { credential } = await withPasskey({ id: randomBytes(1_023) });
    expect((await signInWithPasskey(openClient(api), credential)).error).toBeNull();
  });

  describe("rejects a registration", () => {
    const bad: [string, Tampering][] = [
      ...tampered,
      ["whose user was not verified", { flags: userPresent | attested }],
      ["whose user was not present", { flags: userVerified | attested }],
      ["without its credential", { flags: userPresent | userVerified }],
      ["with an algorithm that was not asked for", { algorithm: -35 }],
      ["with an id of 1024 bytes", { id: randomBytes(1_024) }],
      ["of the other ceremony's type", { type: "webauthn.get" }],
      [
        "with certificates, which would be looked up",
        {
          attestation: {
            format: "packed",
            statement: new Map<string, Value>([
              ["alg", -7],
              ["sig", randomBytes(70)],
              ["x5c", [randomBytes(300)]],
            ]),
          },
        },
      ],
      ["with an attestation of another format", { attestation: { format: "apple", statement: new Map() } }],
      ["with an unknown format", { attestation: { format: "own", statement: new Map() } }],
      [
        "with an attestation of none that says something",
        { attestation: { format: "none", statement: new Map<string, Value>([["sig", "x"]]) } },
      ],
    ];

    it.each(bad)("%s", async (_, tampering) => {
      const { client } = await signInNewUser(api);
      const before = await count();
      const { error } = await addPasskey(client, tampering);
      expect(error).toMatchObject(failed);
      expect(await count()).toBe(before);
      expect((await client.auth.passkey.list()).data).toEqual([]);
    });

    it("with a broken self attestation, and takes a good one", async () => {
      const { client } = await signInNewUser(api);
      const broken = await addPasskey(client, {
        attestation: "self",
        signature: () => randomBytes(70),
      });
      expect(broken.error).toMatchObject(failed);
      expect((await addPasskey(client, { attestation: "self" })).error).toBeNull();
    });
  });

  describe("rejects an authentication", () => {
    const flip = (signature: Buffer) => {
      const changed = Buffer.from(signature);
      changed.writeUInt8((changed.at(-1) ?? 0) ^ 1, changed.length - 1);
      return changed;
    };
    const bad: [string, Tampering][] = [
      ...tampered,
      ["whose user was not verified", { flags: userPresent }],
      ["whose user was not present", { flags: userVerified }],
      ["with a changed signature", { signature: flip }],
      ["of the other ceremony's type", { type: "webauthn.create" }],
      ["with a signature of nothing", { signature: () => Buffer.from([0]) }],
      ["with the handle of nobody", { userHandle: randomBytes(16).toString("base64url") }],
    ];

    it.each(bad)("%s", async (_, tampering) => {
      const { credential } = await withPasskey();
      const client = openClient(api);
      const { data, error } = await signInWithPasskey(client, credential, tampering);
      expect(error).toMatchObject(failed);
      expect(data).toBeNull();
      expect((await client.auth.getSession()).data.session).toBeNull();
      expect((await signInWithPasskey(client, credential)).error).toBeNull();
    });

    it("without a user handle, or with that of somebody else", async () => {
      const [one, other] = [await withPasskey(), await withPasskey()];
      const userHandle = other.credential.userHandle.toString("base64url");
      expect((await signInWithPasskey(openClient(api), one.credential, { userHandle })).error).toMatchObject(
        failed,
      );
      const without = await signInWithPasskey(openClient(api), one.credential, { userHandle: null });
      expect(without.error).toMatchObject({ ...failed, message: "Invalid credential response" });
    });

    it("with an unknown credential, or the signature of another one", async () => {
      const [one, other] = [await withPasskey(), await withPasskey()];
      const unknown = { ...one.credential, id: randomBytes(32) };
      expect((await signInWithPasskey(openClient(api), unknown)).error).toMatchObject(failed);
      const mixed: Credential = { ...one.credential, privateKey: other.credential.privateKey };
      expect((await signInWithPasskey(openClient(api), mixed)).error).toMatchObject(failed);
    });

    it("with a passkey for another address of the site, and says so", async () => {
      const { credential, client, id } = await withPasskey();
      await api.database.query("update auth.webauthn_credentials set rp_id = 'old.example' where id = $1", [
        id,
      ]);
      const { error } = await signInWithPasskey(openClient(api), credential);
      expect(error).toMatchObject({
        ...failed,
        message: "This passkey was made for another address of the site",
      });
      expect((await client.auth.passkey.list()).data).toMatchObject([{ id, rp_id: "old.example" }]);
      expect((await startRegistration(client)).options.excludeCredentials).toEqual([]);
    });
  });

  it("answers all alike, byte for byte: whether somebody has passkeys, or which part was wrong", async () => {
    const { credential, email } = await withPasskey();
    const shapes = new Set<string>();
    for (const body of [{}, { email }, { email: "nobody@example.nl" }]) {
      const { body: options } = await send("authentication/options", body);
      shapes.add(JSON.stringify(options).replaceAll(/"[\w-]{36,}"|\d{10}/g, "x"));
    }
    expect([...shapes]).toEqual([
      '{"challenge_id":x,"expires_at":x,"options":{"challenge":x,"timeout":300000,"rpId":"localhost","userVerification":"required"}}',
    ]);
    const answers = new Set<string>();
    const wrong: [Credential, Tampering][] = [
      [{ ...credential, id: randomBytes(32) }, {}],
      [credential, { signature: () => randomBytes(70) }],
      [credential, { userHandle: "eA" }],
      [credential, { origin: "https://evil.example" }],
    ];
    for (const [used, tampering] of wrong) {
      const { challengeId, options } = await startAuthentication(openClient(api));
      const given = assert(used, options.challenge, tampering);
      answers.add(
        JSON.stringify(await send("authentication/verify", { challenge_id: challengeId, credential: given })),
      );
    }
    expect(answers.size).toBe(1);
  });

  describe("uses a challenge", () => {
    it("once, for registration and for authentication", async () => {
      const { client, credential } = await withPasskey();
      const registration = await startRegistration(client);
      const made = {
        challengeId: registration.challengeId,
        credential: createCredential(registration.options).response,
      };
      expect((await client.auth.passkey.verifyRegistration(made)).error).toBeNull();
      expect((await client.auth.passkey.verifyRegistration(made)).error).toMatchObject(notFound);

      const visitor = openClient(api);
      const { challengeId, options } = await startAuthentication(visitor);
      const given = { challengeId, credential: assert(credential, options.challenge) };
      expect((await visitor.auth.passkey.verifyAuthentication(given)).error).toBeNull();
      expect((await visitor.auth.passkey.verifyAuthentication(given)).error).toMatchObject(notFound);
    });

    it("once, of many responses at the same moment", async () => {
      const { credential } = await withPasskey();
      const { challengeId, options } = await startAuthentication(openClient(api));
      const given = { challengeId, credential: assert(credential, options.challenge) };
      const outcomes = await Promise.all(
        Array.from({ length: 5 }, () => openClient(api).auth.passkey.verifyAuthentication(given)),
      );
      expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1);
    });

    it("once, whatever came of it", async () => {
      const { credential } = await withPasskey();
      const visitor = openClient(api);
      const { challengeId, options } = await startAuthentication(visitor);
      const bad = assert(credential, options.challenge, { flags: userPresent });
      expect(
        (await visitor.auth.passkey.verifyAuthentication({ challengeId, credential: bad })).error,
      ).toMatchObject(failed);
      const good = assert(credential, options.challenge);
      expect(
        (await visitor.auth.passkey.verifyAuthentication({ challengeId, credential: good })).error,
      ).toMatchObject(notFound);
    });

    it("not with the response to an earlier one", async () => {
      const { credential } = await withPasskey();
      const visitor = openClient(api);
      const earlier = await startAuthentication(visitor);
      const { challengeId } = await startAuthentication(visitor);
      const replayed = assert(credential, earlier.options.challenge);
      expect(
        (await visitor.auth.passkey.verifyAuthentication({ challengeId, credential: replayed })).error,
      ).toMatchObject(failed);
    });

    it("for five minutes, and deletes old ones", async () => {
      const { client, credential } = await withPasskey();
      const visitor = openClient(api);
      const { challengeId, options } = await startAuthentication(visitor);
      const registration = await startRegistration(client);
      await api.database.query("update auth.webauthn_challenges set expires_at = now()");
      const expired = { status: 400, code: "webauthn_challenge_expired" };
      const given = { challengeId, credential: assert(credential, options.challenge) };
      expect((await visitor.auth.passkey.verifyAuthentication(given)).error).toMatchObject(expired);
      const { response } = createCredential(registration.options);
      const made = { challengeId: registration.challengeId, credential: response };
      expect((await client.auth.passkey.verifyRegistration(made)).error).toMatchObject(expired);
      await startAuthentication(visitor);
      await api.database.query(
        "update auth.webauthn_challenges set expires_at = now() - interval '61 minutes'",
      );
      await startAuthentication(visitor);
      expect(await api.database.query("select from auth.webauthn_challenges")).toHaveLength(1);
    });

    it("of the same ceremony, and of the same person", async () => {
      const { client, credential } = await withPasskey();
      const { client: other } = await signInNewUser(api);
      const registration = await startRegistration(client);
      const authentication = await startAuthentication(client);
      const signature = assert(credential, registration.options.challenge);
      const { challengeId } = registration;
      expect(
        (await client.auth.passkey.verifyAuthentication({ challengeId, credential: signature })).error,
      ).toMatchObject(notFound);
      const { response } = createCredential({
        ...registration.options,
        challenge: authentication.options.challenge,
      });
      expect(
        (
          await client.auth.passkey.verifyRegistration({
            challengeId: authentication.challengeId,
            credential: response,
          })
        ).error,
      ).toMatchObject(notFound);
      const own = createCredential(registration.options).response;
      expect(
        (await other.auth.passkey.verifyRegistration({ challengeId, credential: own })).error,
      ).toMatchObject(notFound);
      expect(
        (await client.auth.passkey.verifyRegistration({ challengeId, credential: own })).error,
      ).toBeNull();
    });
  });

  describe("compares counters", () => {
    const events = async (event: string) =>
      api.database.query<{ done_by: string; email: string | null }>(
        `select done_by, email from private.audit_log left join auth.users on users.id = account_id
         where event = $1`,
        [event],
      );

    it("and rejects one that was used, which is a copy of the passkey", async () => {
      const { credential, client, email } = await withPasskey({ counter: 4 });
      expect((await signInWithPasskey(openClient(api), credential, { counter: 5 })).error).toBeNull();
      for (const counter of [5, 4, 1]) {
        const { error } = await signInWithPasskey(openClient(api), credential, { counter });
        expect(error).toMatchObject(failed);
      }
      expect(await events("passkey-cloned")).toEqual(Array(3).fill({ done_by: "unknown", email }));
      expect((await latestMail(api, email)).subject).toBe("Passkey geweigerd bij Vlotwerk");
      expect((await signInWithPasskey(openClient(api), credential, { counter: 6 })).error).toBeNull();
      // An authenticator that begins to synchronise stops counting; a copy from before still shows.
      expect((await signInWithPasskey(openClient(api), credential, { counter: 0 })).error).toBeNull();
      expect((await signInWithPasskey(openClient(api), credential, { counter: 0 })).error).toBeNull();
      expect((await signInWithPasskey(openClient(api), credential, { counter: 6 })).error).toMatchObject(
        failed,
      );
      expect((await client.auth.passkey.list()).data).toHaveLength(1);
    });

    it("after the signature, so that nobody else can report a copy", async () => {
      const { credential } = await withPasskey({ counter: 9 });
      const before = (await events("passkey-cloned")).length;
      const forged = { counter: 1, signature: () => randomBytes(70) };
      expect((await signInWithPasskey(openClient(api), credential, forged)).error).toMatchObject(failed);
      expect(await events("passkey-cloned")).toHaveLength(before);
    });

    it("of synced passkeys, which don't count", async () => {
      const { credential } = await withPasskey();
      const flagged = { flags: userPresent | userVerified | flags.syncable | flags.synced };
      for (let time = 0; time < 2; time++) {
        expect((await signInWithPasskey(openClient(api), credential, flagged)).error).toBeNull();
      }
    });
  });

  describe("with malformed bodies", () => {
    const challengeId = "6f1c1f62-5f5e-4d0e-9d0e-0123456789ab";

    it.each([
      [{}],
      [{ challenge_id: challengeId }],
      [{ challenge_id: "x", credential: {} }],
      [{ challenge_id: challengeId, credential: "x" }],
      [{ challenge_id: challengeId, credential: [] }],
      [[]],
    ])("says what lacks: %j", async (body) => {
      const token = await api.signIn();
      for (const ceremony of ["registration", "authentication"]) {
        expect(await send(`${ceremony}/verify`, body, token)).toMatchObject({
          status: 400,
          body: { code: "validation_failed" },
        });
      }
    });

    it("has one error for a credential that is none, and its challenge is used up", async () => {
      const { credential, client } = await withPasskey();
      const token = (await client.auth.getSession()).data.session?.access_token;
      const whole = assert(credential, "x");
      const parts: object[] = [
        {},
        { ...whole, id: "" },
        { ...whole, rawId: randomBytes(8).toString("base64url") },
        { ...whole, type: "password" },
        { ...whole, response: null },
        { ...whole, response: { ...whole.response, clientDataJSON: "e30" } },
        { ...whole, response: { ...whole.response, clientDataJSON: "é" } },
        { ...whole, response: { ...whole.response, authenticatorData: "AA" } },
        { ...whole, response: { clientDataJSON: "bnVsbA", attestationObject: "AA" } },
      ];
      for (const part of parts) {
        const started = await startAuthentication(openClient(api));
        const body = { challenge_id: started.challengeId, credential: part };
        expect(await send("authentication/verify", body)).toMatchObject({
          status: 400,
          body: { code: failed.code },
        });
        expect(await send("authentication/verify", body)).toMatchObject({ body: { code: notFound.code } });
        const registration = await startRegistration(client);
        const made = { challenge_id: registration.challengeId, credential: part };
        expect(await send("registration/verify", made, token)).toMatchObject({
          status: 400,
          body: { code: failed.code },
        });
      }
      expect(api.logged).toEqual([]);
    });
  });
});
