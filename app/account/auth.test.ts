import { createClient } from "@supabase/supabase-js";
import { UnsecuredJWT } from "jose";
import { expect, it, vi } from "vitest";
import type { Database } from "../data/schema.ts";
import { createAuth } from "./auth.ts";

it("requests the role of a stored session once", async () => {
  const { auth, roleChecks } = open();
  auth.subscribe(() => {});
  await vi.waitFor(() => expect(auth.getState()).toMatchObject({ role: "admin", isCheckingRole: false }));
  expect(roleChecks()).toBe(1);
});

it("requests the role again on check()", async () => {
  const { auth, roleChecks } = open();
  await vi.waitFor(() => expect(auth.getState().role).toBe("admin"));
  await auth.check();
  expect(roleChecks()).toBe(2);
});

it("logs a failed role check, but none that another tab's sign-out caused", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const checked = { user: { email: "eva@example.nl" }, role: null, isCheckingRole: false };
  const failing = open({ refuse: () => {} });
  await vi.waitFor(() => expect(failing.auth.getState()).toMatchObject(checked));
  expect(log).toHaveBeenCalledTimes(1);
  const leaving = open({ refuse: (stored) => stored.clear() });
  await vi.waitFor(() => expect(leaving.auth.getState()).toMatchObject(checked));
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

/** Opens the auth state of a stored session of an admin; `refuse` runs before each role check, which then fails. */
function open({ refuse }: { refuse?: (stored: Map<string, string>) => void } = {}) {
  const user = { id: "48f04641-72ee-4339-b0b8-a724f38ac171", email: "eva@example.nl", factors: [] };
  const session = {
    access_token: new UnsecuredJWT({ sub: user.id }).setExpirationTime("15m").encode(),
    refresh_token: "refresh",
    token_type: "bearer",
    expires_in: 900,
    expires_at: Math.floor(Date.now() / 1_000) + 900,
    user,
  };
  const stored = new Map([["session", JSON.stringify(session)]]);
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  const answer = vi.fn(async (input: RequestInfo | URL) => {
    const isRoleCheck = String(input).endsWith("/rpc/has_role");
    if (!isRoleCheck || !refuse) return Response.json(isRoleCheck ? true : user);
    refuse(stored);
    return Response.json({ code: "42501", message: "permission denied" }, { status: 401 });
  });
  const db = createClient<Database>("http://backend.example", "key", {
    auth: { storage, storageKey: "session", autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: answer },
  });
  return {
    auth: createAuth(db),
    roleChecks: () => answer.mock.calls.filter(([input]) => String(input).endsWith("/rpc/has_role")).length,
  };
}
