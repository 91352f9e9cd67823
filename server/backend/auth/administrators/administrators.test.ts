import { mkdtemp, readFile, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { describeOnRows } from "../../../../supabase/tests/rows.ts";
import { verifyPassword } from "../passwords/password-hash.ts";
import { endSessions, grantRole, listMembers, removeSecondSteps, revokeRole } from "./administrators.ts";
import { createFirstAdmin, describeFirstAdmin } from "./first-admin.ts";

describeOnRows("administrators", [], (database) => {
  let directory: string;

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "admin-"));
  });

  const settings = (email: string | null = null, password: string | null = null) => ({
    siteUrl: new URL("https://www.vlotwerk.example"),
    firstAdmin: { email, password },
  });

  const start = (email?: string, password?: string) =>
    createFirstAdmin(database, settings(email, password), directory);

  async function addUser(email: string, isConfirmed: boolean) {
    await database.query(
      `insert into auth.users (id, email, email_confirmed_at, encrypted_password)
       values (gen_random_uuid(), $1, case when $2 then now() end, 'theirs')`,
      [email, isConfirmed],
    );
  }

  async function hasPassword(email: string, password: string): Promise<boolean> {
    const [user] = await database.query<{ hash: string }>(
      "select encrypted_password as hash from auth.users where email = $1",
      [email],
    );
    return verifyPassword(password, user?.hash ?? null);
  }

  describe("the first one", () => {
    it("is generated at the first start, printed once, and stored in a private file", async () => {
      const made = await start();
      expect(made?.email).toBe("admin@www.vlotwerk.example");
      expect(await listMembers(database, "admin")).toEqual(["admin@www.vlotwerk.example"]);
      expect(await hasPassword("admin@www.vlotwerk.example", made?.password ?? "")).toBe(true);
      const file = join(directory, "first-admin.txt");
      expect((await stat(file)).mode & 0o777).toBe(0o600);
      expect(await readFile(file, "utf8")).toBe(`${made?.email}\n${made?.password}\n`);
      expect(made && describeFirstAdmin(made)).toContain(made?.password);
      expect(await start()).toBeNull();
    });

    it("is not created while the password can't be stored, but at the next start", async () => {
      const elsewhere = join(directory, "not-there-yet");
      await expect(createFirstAdmin(database, settings(), elsewhere)).rejects.toThrow("ENOENT");
      expect(await listMembers(database, "admin")).toEqual([]);
      expect(await start()).toMatchObject({ email: "admin@www.vlotwerk.example" });
    });

    it("comes from the settings, without printing a password", async () => {
      expect(await start("baas@example.nl", "zes-ezels")).toBeNull();
      expect(await listMembers(database, "admin")).toEqual(["baas@example.nl"]);
      expect(await hasPassword("baas@example.nl", "zes-ezels")).toBe(true);
      await expect(stat(join(directory, "first-admin.txt"))).rejects.toThrow("ENOENT");
    });

    it("is created once by concurrent starts", async () => {
      const made = await Promise.all([start(), start(), start()]);
      expect(made.filter((admin) => admin !== null)).toHaveLength(1);
      expect(await listMembers(database, "admin")).toHaveLength(1);
    });

    it("with a confirmed account keeps its own password", async () => {
      await addUser("baas@example.nl", true);
      expect(await start("baas@example.nl", "zes-ezels")).toBeNull();
      expect(await listMembers(database, "admin")).toEqual(["baas@example.nl"]);
      expect(await hasPassword("baas@example.nl", "zes-ezels")).toBe(false);
    });

    it("claims an unconfirmed account with that address", async () => {
      await addUser("baas@example.nl", false);
      await start("baas@example.nl", "zes-ezels");
      expect(await hasPassword("baas@example.nl", "zes-ezels")).toBe(true);
    });
  });

  const openSession = async (email: string) => {
    await database.query(
      "insert into auth.sessions (id, user_id, aal) select gen_random_uuid(), id, 'aal1' from auth.users where email = $1",
      [email],
    );
    await database.query(
      `insert into public.otm_access_tokens (user_id, name, scopes, token_hash, is_aal2, expires_at)
       select id, 'Assistant', '{read}', email, true, now() + interval '1 day' from auth.users where email = $1`,
      [email],
    );
  };

  it("can have their second factors removed, which ends what was open", async () => {
    await start("baas@example.nl", "zes-ezels");
    await openSession("baas@example.nl");
    await expect(removeSecondSteps(database, "baas@example.nl")).rejects.toThrow("no second step");
    await database.query(
      `insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
       select gen_random_uuid(), id, 'totp', 'verified', now(), now() from auth.users where email = 'baas@example.nl'`,
    );
    await database.query(
      "insert into private.recovery_codes (user_id, code_hash) select id, 'x' from auth.users where email = 'baas@example.nl'",
    );
    await removeSecondSteps(database, "Baas@example.nl");
    expect(await database.query("select from auth.mfa_factors")).toEqual([]);
    expect(await database.query("select from private.recovery_codes")).toEqual([]);
    expect(await database.query("select from auth.sessions")).toEqual([]);
    expect(await database.query("select from public.otm_access_tokens")).toEqual([]);
  });

  it("end the sessions and access tokens of one account, or of all", async () => {
    for (const email of ["baas@example.nl", "eva@example.nl"]) {
      await addUser(email, true);
      await openSession(email);
    }
    expect(await endSessions(database, "Eva@example.nl")).toBe(1);
    expect(await database.query("select from public.otm_access_tokens")).toHaveLength(1);
    expect(await endSessions(database, "eva@example.nl")).toBe(0);
    await expect(endSessions(database, "noor@example.nl")).rejects.toThrow("Nobody has an account");
    expect(await endSessions(database, null)).toBe(1);
    expect(await database.query("select from auth.sessions")).toEqual([]);
    expect(await database.query("select from public.otm_access_tokens")).toEqual([]);
  });

  it("are granted and revoked by e-mail address", async () => {
    await start("baas@example.nl", "zes-ezels");
    await addUser("eva@example.nl", true);
    await grantRole(database, " Eva@Example.nl ", "admin");
    await grantRole(database, "eva@example.nl", "admin");
    expect(await listMembers(database, "admin")).toEqual(["baas@example.nl", "eva@example.nl"]);
    await revokeRole(database, "baas@example.nl");
    expect(await listMembers(database, "admin")).toEqual(["eva@example.nl"]);
    await expect(revokeRole(database, "eva@example.nl")).rejects.toThrow(
      "The last administrator cannot be removed: make somebody else an administrator first.",
    );
    await expect(revokeRole(database, "baas@example.nl")).rejects.toThrow("no role");
  });

  it("become editors or writers, but for the last one", async () => {
    await start("baas@example.nl", "zes-ezels");
    await addUser("eva@example.nl", true);
    await grantRole(database, "eva@example.nl", "writer");
    expect(await listMembers(database, "writer")).toEqual(["eva@example.nl"]);
    await grantRole(database, "eva@example.nl", "admin");
    await grantRole(database, "baas@example.nl", "editor");
    expect(await listMembers(database, "admin")).toEqual(["eva@example.nl"]);
    await expect(grantRole(database, "eva@example.nl", "writer")).rejects.toThrow("last administrator");
  });

  it("need a confirmed account", async () => {
    await addUser("eva@example.nl", false);
    await expect(grantRole(database, "eva@example.nl", "admin")).rejects.toThrow("not confirmed");
    await expect(grantRole(database, "noor@example.nl", "admin")).rejects.toThrow("Nobody has an account");
    await expect(grantRole(database, "noor", "admin")).rejects.toThrow("no e-mail address");
  });
});
