import { z } from "zod";
import { signInWith } from "../../bench/site-process.ts";
import { hashPassword } from "../../server/backend/auth/passwords/password-hash.ts";
import type { Database } from "../../server/backend/database/database.ts";

/** Somebody without a role. */
export const person = { email: "person@klant.example", password: "zeven-zebras" };

/** An account without the role admin. */
export async function addUser(database: Database): Promise<void> {
  await database.query(
    `insert into auth.users (id, email, encrypted_password, email_confirmed_at, created_at, updated_at)
     values (gen_random_uuid(), $1, $2, now(), now(), now())`,
    [person.email, await hashPassword(person.password)],
  );
}

/** Signs the account in. @returns the access token */
export async function signInUser(address: string): Promise<string> {
  const response = await signInWith(address, person.email, person.password);
  return z.object({ access_token: z.string() }).parse(await response.json()).access_token;
}
