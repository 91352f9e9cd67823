// @module-tag S51

import { expect, it } from "vitest";
import { describeOnApi } from "../../testing/describe-on-api.ts";
import { latestMail, openClient, signInElsewhere, signInNewUser } from "./accounts.ts";
import { assurance } from "./authenticator.ts";
import { addPasskey, signInWithPasskey } from "./software-authenticator.ts";

describeOnApi("a passkey", (api) => {
  it("is registered, signs in at aal2, and is listed, renamed and removed", async () => {
    const { client, email } = await signInNewUser(api);
    const { data, error, credential } = await addPasskey(client);
    expect(error).toBeNull();
    expect(data).toEqual({ id: expect.any(String), created_at: expect.any(String) });
    expect((await latestMail(api, email)).subject).toBe("Nieuwe passkey voor uw account bij Vlotwerk");

    const elsewhere = openClient(api);
    const events: string[] = [];
    elsewhere.auth.onAuthStateChange((event) => void events.push(event));
    const signedIn = await signInWithPasskey(elsewhere, credential);
    expect(signedIn.error).toBeNull();
    expect(signedIn.data?.user?.email).toBe(email);
    expect(events).toContain("SIGNED_IN");
    expect(await assurance(elsewhere)).toEqual({ now: "aal2", next: "aal2", methods: ["passkey"] });
    expect((await elsewhere.auth.refreshSession()).error).toBeNull();
    expect(await assurance(elsewhere)).toMatchObject({ now: "aal2" });

    const { passkey } = elsewhere.auth;
    const id = data?.id ?? "";
    const listed = { id, created_at: data?.created_at, last_used_at: expect.any(String) };
    expect((await passkey.list()).data).toEqual([listed]);
    const renamed = await passkey.update({ passkeyId: id, friendlyName: "  Telefoon " });
    expect(renamed.data).toEqual({ ...listed, friendly_name: "Telefoon" });
    expect((await passkey.list()).data).toEqual([{ ...listed, friendly_name: "Telefoon" }]);
    expect(await passkey.delete({ passkeyId: id })).toEqual({ data: null, error: null });
    expect((await passkey.list()).data).toEqual([]);
    expect((await latestMail(api, email)).subject).toBe("Passkey verwijderd bij Vlotwerk");
    expect((await signInWithPasskey(openClient(api), credential)).error).toMatchObject({
      status: 400,
      code: "webauthn_verification_failed",
    });
  });

  it.each([
    ["ES256", -7],
    ["EdDSA", -8],
    ["RS256", -257],
  ] as const)("may use %s", async (_, algorithm) => {
    const { client } = await signInNewUser(api);
    const { credential, error } = await addPasskey(client, { algorithm });
    expect(error).toBeNull();
    expect((await signInWithPasskey(openClient(api), credential)).error).toBeNull();
  });

  it("as the first second step raises the session to aal2, and ends those below", async () => {
    const { client, email } = await signInNewUser(api);
    const elsewhere = await signInElsewhere(api, email);
    await addPasskey(client);
    expect((await client.auth.refreshSession()).error).toBeNull();
    expect(await assurance(client)).toEqual({ now: "aal2", next: "aal2", methods: ["passkey", "otp"] });
    expect((await elsewhere.auth.getUser()).error?.name).toBe("AuthSessionMissingError");
  });
});
