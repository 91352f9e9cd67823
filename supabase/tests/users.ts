import type { Caller, Database, Parameter, Queryable } from "../../server/backend/database/database.ts";

export const visitor: Caller = { role: "anon", claims: JSON.stringify({ role: "anon" }) };
export const user = signedIn("e0000000-0000-4000-8000-000000000001");
export const admin = signedIn("e0000000-0000-4000-8000-000000000002");
export const otherAdmin = signedIn("e0000000-0000-4000-8000-000000000003");

export type Person = Caller & { id: string; session: string };

function signedIn(id: string): Person {
  const session = id.replace("e", "f");
  const claims = { sub: id, role: "authenticated", session_id: session };
  return { id, session, role: "authenticated", claims: JSON.stringify(claims) };
}

/** Creates three signed-in users, two of them administrators. */
export async function createUsers(database: Queryable): Promise<void> {
  const rows = (users: Person[], row: (person: Person) => string) => users.map(row).join(", ");
  const users = [user, admin, otherAdmin];
  await database.execute(`
    insert into auth.users (id, email) values ${rows(users, ({ id }) => `('${id}', '${id}@vlotwerk.example')`)};
    insert into auth.sessions (id, user_id, aal) values
      ${rows(users, ({ id, session }) => `('${session}', '${id}', 'aal1')`)};
    insert into public.user_roles (user_id, role) values ${rows([admin, otherAdmin], ({ id }) => `('${id}', 'admin')`)}`);
}

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
