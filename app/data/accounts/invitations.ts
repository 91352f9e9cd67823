import type { Language } from "../../i18n/language-texts.ts";
import { type Role, roles } from "../account/account.ts";
import { type Database, expectData } from "../database.ts";
import { mailboxOf } from "../email-address.ts";
import { throwAccountProblem } from "./account-problem.ts";

export type Invitation = {
  id: string;
  email: string;
  role: Role;
  language: Language;
  expiresAt: string;
  /** Null once the mail is no longer kept. */
  mailState: "queued" | "sent" | "failed" | null;
};

const columns = "id, email, role, language, expiresAt:expires_at, mailState:mail_state" as const;

const mailStates = ["queued", "sent", "failed"] as const;

/** The open invitations, the newest first. Throws when the query fails. */
export async function listInvitations(db: Database): Promise<Invitation[]> {
  const rows = expectData(await db.rpc("list_invitations").select(columns));
  return rows.map((row) => ({
    ...row,
    role: roleOf(row.role),
    language: row.language === "en" ? "en" : "nl",
    mailState: mailStates.find((state) => state === row.mailState) ?? null,
  }));
}

/** Mails an invitation; gives whether the address has an account, to which the role is offered. Throws AccountProblem, Error. */
export async function invite(
  db: Database,
  { email, role, language }: Pick<Invitation, "email" | "role" | "language">,
): Promise<"invited" | "offered"> {
  const answer = await db.rpc("invite", { _email: mailboxOf(email), _role: role, _language: language });
  throwAccountProblem(answer);
  return answer.data === "offered" ? "offered" : "invited";
}

/** Throws AccountProblem, Error. */
export async function resendInvitation(db: Database, id: string): Promise<void> {
  throwAccountProblem(await db.rpc("resend_invitation", { _id: id }));
}

/** Throws AccountProblem, Error. */
export async function withdrawInvitation(db: Database, id: string): Promise<void> {
  throwAccountProblem(await db.rpc("withdraw_invitation", { _id: id }));
}

export type OpenInvitation = { email: string; role: Role; hasAccount: boolean };

/** What a link invites to, without using it up; null when it is not valid. Throws when the query fails. */
export async function openInvitation(db: Database, token: string): Promise<OpenInvitation | null> {
  const [found] = expectData(await db.rpc("open_invitation", { _token: token }));
  return found ? { email: found.email, role: roleOf(found.role), hasAccount: found.has_account } : null;
}

/** Gives the signed-in user the role. Throws AccountProblem, Error. */
export async function acceptInvitation(db: Database, token: string): Promise<void> {
  throwAccountProblem(await db.rpc("accept_invitation", { _token: token }));
}

function roleOf(name: string): Role {
  return roles.find((role) => role === name) ?? "writer";
}
