import { type Role, roles } from "../account/account.ts";
import { type Database, expectData, Refused, throwIfFailed } from "../database.ts";
import type { NumberedPage } from "../list-cursor.ts";
import type { AccountFilter } from "./account-filter.ts";
import { throwAccountProblem } from "./account-problem.ts";

export type Account = {
  id: string;
  email: string;
  role: Role | null;
  needsSecondStep: boolean;
  hasSecondStep: boolean;
  /** Whether the mailbox has confirmed the address: until then nobody can sign in. */
  isConfirmed: boolean;
  lastSignInAt: string | null;
  sessions: number;
};

const pageSize = 50;

const columns = `id, email, role, needsSecondStep:requires_second_step, hasSecondStep:has_second_step,
  isConfirmed:is_confirmed, lastSignInAt:last_sign_in_at, sessions, total` as const;

/** A page of the accounts, by role and address. Throws when the query fails. */
export async function listAccounts(
  db: Database,
  { search, role }: AccountFilter,
  page: number,
): Promise<NumberedPage<Account>> {
  const rows = expectData(
    await db
      .rpc("list_accounts", {
        _search: search,
        ...(role !== "all" && { _role: role }),
        _skip: (page - 1) * pageSize,
        _limit: pageSize,
      })
      .select(columns),
  );
  const count = rows[0]?.total ?? 0;
  const accounts = rows.map(({ total: _, ...row }) => ({
    ...row,
    email: row.email ?? "",
    role: roles.find((known) => known === row.role) ?? null,
  }));
  return { rows: accounts, count, page, pages: Math.max(1, Math.ceil(count / pageSize)) };
}

/** Gives, changes or takes the role. Throws AccountProblem (conflict: the last administrator), Refused, Error. */
export async function setRole(db: Database, { id, role: held }: Account, role: Role | null): Promise<void> {
  const table = db.from("user_roles");
  const answer = await (role === null
    ? table.delete().eq("user_id", id).select("user_id")
    : held === null
      ? table.insert({ user_id: id, role }).select("user_id")
      : table.update({ role }).eq("user_id", id).select("user_id"));
  throwAccountProblem(answer);
  if (answer.data?.length === 0) throw new Refused("The role was changed meanwhile");
}

/** Whether the role gives no rights without a second step. Throws Refused, Error. */
export async function requireSecondStep(db: Database, id: string, isRequired: boolean): Promise<void> {
  const answer = await db
    .from("user_roles")
    .update({ requires_second_step: isRequired })
    .eq("user_id", id)
    .select("user_id");
  throwIfFailed(answer);
  if (answer.data?.length === 0) throw new Refused("The role was taken meanwhile");
}

/** Signs somebody out everywhere. Throws AccountProblem, Error. */
export async function endSessions(db: Database, id: string): Promise<void> {
  throwAccountProblem(await db.rpc("end_sessions", { _user_id: id }));
}

/** Removes a lost second step; the own password was typed within two minutes. Throws AccountProblem, Error. */
export async function removeSecondSteps(db: Database, id: string): Promise<void> {
  throwAccountProblem(await db.rpc("remove_second_steps", { _user_id: id }));
}

/** Deletes an account. Throws AccountProblem, Error. */
export async function removeAccount(db: Database, id: string): Promise<void> {
  throwAccountProblem(await db.rpc("remove_account", { _user_id: id }));
}

/** Whether editors see leads. Throws when the query fails. */
export async function areLeadsOpen(db: Database): Promise<boolean> {
  return expectData(await db.rpc("are_leads_open"));
}

/** Opens leads to editors, or closes them. Throws when that fails. */
export async function setLeadAccess(db: Database, isOpen: boolean): Promise<void> {
  throwIfFailed(await db.rpc("set_lead_access", { _editors: isOpen }));
}
