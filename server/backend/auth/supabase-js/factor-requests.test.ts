import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { describeOnApi } from "../../testing/describe-on-api.ts";

describeOnApi("a call about second factors", (api) => {
  let token: string;

  beforeAll(async () => {
    token = await api.signIn();
  });

  async function call(method: string, path: string, body: unknown, as = token) {
    const response = await api.call(
      `/auth/v1/factors${path}`,
      {
        method,
        headers: { "X-Supabase-Api-Version": "2024-01-01" },
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      },
      as,
    );
    const { code, ...rest } = await response.json();
    return { status: response.status, code, ...rest };
  }

  const enroll = (friendly_name: string, as: string) =>
    call("POST", "", { factor_type: "totp", friendly_name }, as);
  const nobodys = `/${randomUUID()}`;

  it.each([
    ["", { factor_type: "phone", phone: "+31612345678" }, 422, "mfa_phone_enroll_not_enabled"],
    ["", { factor_type: "webauthn" }, 422, "mfa_webauthn_enroll_not_enabled"],
    ["", { factor_type: "recovery_code" }, 400, "validation_failed"],
    ["", {}, 400, "validation_failed"],
    ["", [], 400, "validation_failed"],
    ["", "{", 400, "bad_json"],
    ["", '{"factor_type":"totp","friendly_name":"\\u0000"}', 400, "bad_json"],
    ["", '{"factor_type":"totp","friendly_name":"\\ud800"}', 400, "bad_json"],
    ["", '{"factor_type":"totp","issuer":"\\udfff"}', 400, "bad_json"],
    ["", { factor_type: "totp", friendly_name: "x".repeat(65) }, 400, "validation_failed"],
    ["", { factor_type: "totp", issuer: { a: 1 } }, 400, "validation_failed"],
    [`${nobodys}/challenge`, {}, 404, "mfa_factor_not_found"],
    [`${nobodys}/verify`, { challenge_id: randomUUID(), code: "1" }, 404, "mfa_factor_not_found"],
  ])("rejects POST /factors%s with %j", async (path, body, status, code) => {
    expect(await call("POST", path, body)).toMatchObject({ status, code });
  });

  it("requires a session", async () => {
    for (const [method, path] of [
      ["POST", ""],
      ["POST", `${nobodys}/challenge`],
      ["POST", `${nobodys}/verify`],
      ["DELETE", nobodys],
    ] as const) {
      expect(await call(method, path, {}, "x.y.z")).toMatchObject({ status: 403, code: "bad_jwt" });
    }
  });

  it.each([
    ["{}"],
    ["null"],
    ['{"challenge_id":"x","code":"123456"}'],
    [`{"challenge_id":"${randomUUID()}","code":""}`],
    [`{"challenge_id":"${randomUUID()}","code":123456}`],
    [`{"challenge_id":"${randomUUID()}","code":"${"1".repeat(101)}"}`],
    [`{"challenge_id":["${randomUUID()}"],"code":"123456"}`],
  ])("rejects the code %s with 400", async (body) => {
    const as = await api.signIn();
    const { id } = await enroll("telefoon", as);
    expect(await call("POST", `/${id}/verify`, body, as)).toMatchObject({
      status: 400,
      code: "validation_failed",
    });
  });

  it("draws a QR code for the longest names", async () => {
    const as = await api.signIn();
    const longest = "語".repeat(64);
    const made = await call("POST", "", { factor_type: "totp", friendly_name: longest, issuer: longest }, as);
    expect(made).toMatchObject({ status: 200, friendly_name: longest });
    expect(new URL(made.totp.uri).searchParams.get("issuer")).toBe(longest);
    expect(made.totp.qr_code).toMatch(/^<svg .*<\/svg>$/);
  });

  it("enforces unique names, also empty and concurrent ones", async () => {
    const as = await api.signIn();
    for (const name of ["telefoon", ""]) {
      const all = await Promise.all(Array.from({ length: 5 }, () => enroll(name, as)));
      expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(all.find(({ status }) => status !== 200)).toMatchObject({
        status: 422,
        code: "mfa_factor_name_conflict",
      });
    }
    expect((await enroll("telefoon", await api.signIn())).status).toBe(200);
  });

  it("enrols at most ten, also concurrently", async () => {
    const as = await api.signIn();
    const all = await Promise.all(Array.from({ length: 15 }, (_, index) => enroll(`nummer ${index}`, as)));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(all.find(({ status }) => status !== 200)).toMatchObject({
      status: 422,
      code: "too_many_enrolled_mfa_factors",
    });
  });

  it("deletes unverified factors older than five minutes on enrolment", async () => {
    const as = await api.signIn();
    const challenged = await enroll("uitgedaagd", as);
    await call("POST", `/${challenged.id}/challenge`, {}, as);
    await enroll("afgebroken", as);
    expect((await enroll("afgebroken", as)).code).toBe("mfa_factor_name_conflict");
    await api.database.query("update auth.mfa_factors set created_at = created_at - interval '301 seconds'");
    expect((await enroll("afgebroken", as)).status).toBe(200);
    expect((await enroll("uitgedaagd", as)).code).toBe("mfa_factor_name_conflict");
    expect((await call("DELETE", `/${challenged.id}`, undefined, as)).status).toBe(200);
    expect((await enroll("uitgedaagd", as)).status).toBe(200);
  });

  it("rejects factors of other types, except their removal", async () => {
    const as = await api.signIn();
    const id = randomUUID();
    await api.database.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       select $1, user_id, 'phone', 'unverified', now(), now() from auth.sessions where id::text = $2`,
      [id, JSON.parse(atob(as.split(".")[1] ?? "")).session_id],
    );
    expect(await call("POST", `/${id}/challenge`, {}, as)).toMatchObject({
      status: 422,
      code: "mfa_phone_verify_not_enabled",
    });
    expect(await call("DELETE", `/${id}`, undefined, as)).toEqual({ status: 200, id });
  });
});
