import { randomBytes, randomUUID } from "node:crypto";
import { hashToken } from "../../backend/auth/tokens/secret-tokens.ts";
import type { Product, Tokens } from "./product.ts";

export type Member = { id: string; email: string; session: string };

/** Creates a person of each role, signed in, and an access token of the administrator. */
export async function createMembers(
  database: Pick<Product, "query">,
  sign: (member: Member) => Promise<string>,
): Promise<Tokens> {
  const member = async (role: string) => {
    const id = randomUUID();
    const session = randomUUID();
    const email = `${role}@vlotwerk.example`;
    await database.query("insert into auth.users (id, email, email_confirmed_at) values ($1, $2, now())", [
      id,
      email,
    ]);
    await database.query("insert into public.user_roles (user_id, role) values ($1, $2)", [id, role]);
    await database.query("insert into auth.sessions (id, user_id, aal) values ($1, $2, 'aal1')", [
      session,
      id,
    ]);
    return { id, token: await sign({ id, email, session }) };
  };
  const admin = await member("admin");
  const editor = await member("editor");
  const writer = await member("writer");
  const assistant = `vlotwerk_${randomBytes(32).toString("hex")}`;
  await database.query(
    `insert into public.otm_access_tokens (user_id, name, scopes, token_hash, is_aal2, expires_at)
     values ($1, 'Assistant', '{read,draft,statistics,leads}', $2, true, now() + interval '1 day')`,
    [admin.id, hashToken(assistant)],
  );
  return { admin: admin.token, editor: editor.token, writer: writer.token, assistant };
}
