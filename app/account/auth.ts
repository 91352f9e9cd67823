import type { AuthChangeEvent, AuthError, Session, User } from "@supabase/supabase-js";
import { getOwnRole, noRole, type OwnRole } from "../data/account/account.ts";
import type { Database } from "../data/database.ts";
import { mailboxOf } from "../data/email-address.ts";
import type { Language } from "../i18n/language-texts.ts";
import { cameByRecovery, lacksSecondFactor } from "./session-proof.ts";

/** The known state of the session. The role is for the interface only: the database checks every request. */
export type AuthState = OwnRole & {
  session: Session | null;
  user: User | null;
  /** Whether the stored session is being read. */
  isLoading: boolean;
  /** Whether the role is being read. */
  isCheckingRole: boolean;
  /** Whether the session needs its second factor. */
  needsCode: boolean;
  /** Whether a recovery link was used and no new password is set yet. */
  isRecovering: boolean;
  /** Whether the user signed out on this page. */
  hasLeft: boolean;
};

export type Answer = { error: AuthError | null };

export type Auth = {
  /** The same object until the state changes. */
  getState(): AuthState;
  subscribe(listener: () => void): () => void;
  signIn(email: string, password: string): Promise<Answer>;
  /** The confirmation link leads to this site in this language. */
  signUp(email: string, password: string, language: Language): Promise<Answer>;
  resendConfirmation(email: string): Promise<Answer>;
  resetPassword(email: string): Promise<Answer>;
  /** Clears the state at once; a failed request is only logged. */
  signOut(): Promise<void>;
  /** Reads the user and role again. */
  check(): Promise<void>;
};

export const unknownState: AuthState = {
  session: null,
  user: null,
  ...noRole,
  isLoading: true,
  isCheckingRole: false,
  needsCode: false,
  isRecovering: false,
  hasLeft: false,
};

const signedOut: AuthState = { ...unknownState, isLoading: false };

/** Creates the auth state of a page. */
export function createAuth(db: Database): Auth {
  let state = unknownState;
  const listeners = new Set<() => void>();
  const askRole = createRoleCheck(db);

  function change(next: AuthState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function follow(event: AuthChangeEvent, session: Session | null): void {
    if (session) enter(event, session);
    else change({ ...signedOut, hasLeft: state.hasLeft });
  }

  function enter(event: AuthChangeEvent, session: Session): void {
    const isSame = state.user?.id === session.user.id;
    const needsCode = lacksSecondFactor(session);
    const isKnown = isSame && !state.isCheckingRole && state.needsCode === needsCode;
    change({
      session,
      user: session.user,
      ...(isKnown ? roleOf(state) : noRole),
      isLoading: false,
      isCheckingRole: !isKnown,
      needsCode,
      hasLeft: false,
      // This event sets the new password; the token still says recovery until it is refreshed.
      isRecovering: event !== "USER_UPDATED" && (event === "PASSWORD_RECOVERY" || cameByRecovery(session)),
    });
    void checkRole();
  }

  async function checkRole(): Promise<void> {
    const { user, session } = state;
    // No request without a session; the next token comes with an event.
    if (!user || !(await db.auth.getSession()).data.session) return;
    const answer = await askRole(user.id, session?.access_token);
    // A lost role can mean an ended session, which getUser() detects.
    if (answer && answer.role === null && state.role !== null) await db.auth.getUser();
    // A newer session has its own check; a failed one changes nothing.
    if (state.session !== session) return;
    change({ ...state, ...answer, isCheckingRole: false });
  }

  db.auth.onAuthStateChange(follow);

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signIn: (email, password) => db.auth.signInWithPassword({ email: mailboxOf(email), password }),
    signUp: (email, password, language) =>
      db.auth.signUp({
        email: mailboxOf(email),
        password,
        options: { emailRedirectTo: location.origin, data: { language } },
      }),
    resendConfirmation: (email) => db.auth.resend({ type: "signup", email: mailboxOf(email) }),
    resetPassword: (email) =>
      db.auth.resetPasswordForEmail(mailboxOf(email), { redirectTo: `${location.origin}/beheer` }),
    async signOut() {
      change({ ...signedOut, hasLeft: true });
      const { error } = await db.auth.signOut({ scope: "local" });
      if (error) console.error("The sign-out request failed:", error.message);
    },
    async check() {
      // getUser() ends a session that is no longer valid.
      await db.auth.getUser();
      await checkRole();
    },
  };
}

function roleOf({ role, lacksSecondStep, seesLeads }: AuthState): OwnRole {
  return { role, lacksSecondStep, seesLeads };
}

/** Shares a running request among checks with the same token: the client announces a stored session twice. */
function createRoleCheck(
  db: Database,
): (userId: string, token: string | undefined) => Promise<OwnRole | null> {
  let running: { token: string | undefined; answer: Promise<OwnRole | null> } | null = null;
  return (userId, token) => {
    if (running && running.token === token) return running.answer;
    const check = { token, answer: getOwnRole(db, userId) };
    running = check;
    return check.answer.finally(() => {
      if (running === check) running = null;
    });
  };
}
