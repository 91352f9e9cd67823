import { createClient } from "@supabase/supabase-js";
import { afterEach, expect, it, vi } from "vitest";
import { changeEmail } from "../data/account/account.ts";
import { invite } from "../data/accounts/invitations.ts";
import type { Database } from "../data/schema.ts";
import { createAuth } from "./auth.ts";

const typed = "info@münchen.de\u200b";

afterEach(() => vi.unstubAllGlobals());

it.each<[string, (db: ReturnType<typeof open>["db"]) => Promise<unknown>]>([
  ["a sign-in", (db) => createAuth(db).signIn(typed, "geheim")],
  ["a sign-up", (db) => createAuth(db).signUp(typed, "geheim", "nl")],
  ["another confirmation", (db) => createAuth(db).resendConfirmation(typed)],
  ["a password reset", (db) => createAuth(db).resetPassword(typed)],
  ["an invitation", (db) => invite(db, { email: typed, role: "editor", language: "nl" })],
  ["a new address", (db) => changeEmail(db, typed)],
])("%s names the mailbox as mail servers do", async (_, ask) => {
  vi.stubGlobal("location", { origin: "http://site.example" });
  const { db, sent } = open();
  await db.auth.signInWithPassword({ email: "eva@example.nl", password: "geheim" });
  sent.length = 0;
  await ask(db);
  expect(sent.join()).toMatch(/"(?:_?email)":"info@xn--mnchen-3ya\.de"/);
});

function open() {
  const sent: string[] = [];
  const user = { id: "48f04641-72ee-4339-b0b8-a724f38ac171", email: "eva@example.nl", factors: [] };
  const token = `e30.${Buffer.from(JSON.stringify({ sub: user.id, exp: 9_999_999_999 })).toString("base64url")}.e30`;
  const db = createClient<Database>("http://backend.example", "key", {
    auth: { autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      async fetch(input, init) {
        sent.push(String(init?.body));
        if (String(input).includes("/rest/")) return Response.json([]);
        return Response.json({
          access_token: token,
          refresh_token: "r",
          expires_in: 900,
          token_type: "bearer",
          user,
        });
      },
    },
  });
  return { db, sent };
}
