import { createClient } from "@supabase/supabase-js";
import { UnsecuredJWT } from "jose";
import { expect, it, vi } from "vitest";
import { waitFor } from "../../server/testing/wait-for.ts";
import type { Database } from "../data/schema.ts";
import { createAuth } from "./auth.ts";

it("requests the role of a stored session once", async () => {
  const { auth, roleChecks } = open();
  auth.subscribe(() => {});
  await waitFor(() => expect(auth.getState()).toMatchObject({ role: "admin", isCheckingRole: false }));
  expect(roleChecks()).toBe(1);
});

it("requests the role again on check()", async () => {
  const { auth, roleChecks } = open();
  await waitFor(() => expect(auth.getState().role).toBe("admin"));
  await auth.check();
  expect(roleChecks()).toBe(2);
});

it("asks no further once the session has ended", async () => {
  const { auth, roleChecks, calls } = open({ answerRole: (stored) => !stored.delete("session") });
  await waitFor(() => expect(roleChecks()).toBe(1));
  await waitFor(() => expect(auth.getState().isCheckingRole).toBe(false));
  expect(calls()).toBe(1);
});

/** The state of a stored session; `answerRole` says whether its user is an administrator. */
function open({ answerRole = () => true }: { answerRole?: (stored: Map<string, string>) => boolean } = {}) {
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
  const answer = vi.fn(async (input: RequestInfo | URL) =>
    Response.json(String(input).endsWith("/rpc/has_role") ? answerRole(stored) : user),
  );
  const db = createClient<Database>("http://backend.example", "key", {
    auth: { storage, storageKey: "session", autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: answer },
  });
  return {
    auth: createAuth(db),
    calls: () => answer.mock.calls.length,
    roleChecks: () => answer.mock.calls.filter(([input]) => String(input).endsWith("/rpc/has_role")).length,
  };
}
