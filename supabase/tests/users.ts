import type { Caller, Database, Parameter, Queryable } from "../../server/backend/database/database.ts";

export const visitor: Caller = { role: "anon", claims: JSON.stringify({ role: "anon" }) };
export const user = signedIn("e0000000-0000-4000-8000-000000000001");
export const admin = signedIn("e0000000-0000-4000-8000-000000000002");
export const otherAdmin = signedIn("e0000000-0000-4000-8000-000000000003");
export const editor = signedIn("e0000000-0000-4000-8000-000000000004");
export const writer = signedIn("e0000000-0000-4000-8000-000000000005");

export type Person = Caller & { id: string; session: string };

function signedIn(id: string): Person {
  const session = id.replace("e", "f");
  const claims = { sub: id, role: "authenticated", session_id: session };
  return { id, session, role: "authenticated", claims: JSON.stringify(claims) };
}

/** Creates three signed-in users, two of them administrators. */
export async function createUsers(database: Queryable): Promise<void> {
  await signIn(database, [user, admin, otherAdmin]);
  await database.execute(`
    insert into public.user_roles (user_id, role) values ('${admin.id}', 'admin'), ('${otherAdmin.id}', 'admin')`);
}

/** Creates an editor and a writer, signed in. */
export async function createMembers(database: Queryable): Promise<void> {
  await signIn(database, [editor, writer]);
  await database.execute(`
    insert into public.user_roles (user_id, role) values ('${editor.id}', 'editor'), ('${writer.id}', 'writer')`);
}

async function signIn(database: Queryable, people: Person[]): Promise<void> {
  const rows = (row: (person: Person) => string) => people.map(row).join(", ");
  await database.execute(`
    insert into auth.users (id, email, email_confirmed_at) values
      ${rows(({ id }) => `('${id}', '${id}@vlotwerk.example', now())`)};
    insert into auth.sessions (id, user_id, aal) values ${rows(({ id, session }) => `('${session}', '${id}', 'aal1')`)}`);
}

/** An access token of the administrator, of every scope; and as it is sent. */
export const token = `vlotwerk_${"a".repeat(64)}`;
export const assistant: Caller = {
  role: "authenticated",
  claims: JSON.stringify({
    sub: admin.id,
    role: "authenticated",
    access_token_id: admin.id.replace("e", "d"),
  }),
};

export async function createToken(database: Queryable): Promise<void> {
  await database.query(
    `insert into public.otm_access_tokens (id, user_id, name, scopes, token_hash, is_aal2, expires_at)
     values ($1, $2, 'Assistant', '{read,draft,statistics,leads}', encode(sha256($3::bytea), 'hex'), true, now() + interval '1 day')`,
    [admin.id.replace("e", "d"), admin.id, token],
  );
}

/** The caller of a new access token of this person. */
export async function tokenOf(
  database: Database,
  person: Person,
  scopes: readonly string[],
  name = "Assistant",
): Promise<Caller & { id: string }> {
  const make = "select public.create_access_token($1, $2::text[], 30) as token";
  const [made] = await as<{ token: string }>(database, person, make, [name, [...scopes]]);
  const [row] = await database.query<{ id: string }>(
    "select id from public.otm_access_tokens where token_hash = encode(sha256($1::bytea), 'hex')",
    [made?.token ?? ""],
  );
  const id = row?.id ?? "";
  const claims = { sub: person.id, role: "authenticated", access_token_id: id };
  return { id, role: "authenticated", claims: JSON.stringify(claims) };
}

/** The token as that of an assistant that signed in by OAuth. */
export const asGrant = `
  update public.otm_access_tokens set connected_by = 'claude.ai', token_expires_at = now() + interval '1 hour'`;

/** Runs a statement as a user. */
export function as<Row extends object>(
  database: Database,
  caller: Caller,
  statement: string,
  parameters: readonly Parameter[] = [],
): Promise<Row[]> {
  return database.queryAs<Row>(caller, statement, parameters);
}

/** PostgreSQL's insufficient_privilege. */
export const refused = { code: "42501" };
