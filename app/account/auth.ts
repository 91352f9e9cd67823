import type { AuthChangeEvent, AuthError, Session, User } from "@supabase/supabase-js";
import { isAdministrator } from "../data/account/account.ts";
import type { Database } from "../data/database.ts";
import type { Language } from "../i18n/language-texts.ts";
import { cameByRecovery, lacksSecondFactor } from "./session-proof.ts";

/** Who is signed in, as far as it is known. */
export type AuthState = {
  session: Session | null;
  user: User | null;
  /** True only when the database has said so; it decides about every request anyway. */
  isAdmin: boolean;
  /** Whether the stored session is still being read. */
  isLoading: boolean;
  /** Whether the database still has to say if this is an administrator. */
  isCheckingRole: boolean;
  /** Whether the second factor has to be shown before the session is worth anything. */
  needsCode: boolean;
  /** Whether the person came by a link for a new password, and has not set one yet. */
  isRecovering: boolean;
  /** Whether they signed out by themselves, at this page. */
  hasLeft: boolean;
};

export type Answer = { error: AuthError | null };

export type Auth = {
  /** The same object until something changes. */
  getState(): AuthState;
  subscribe(listener: () => void): () => void;
  signIn(email: string, password: string): Promise<Answer>;
  /** The link in the mail leads back to this site, in this language. */
  signUp(email: string, password: string, language: Language): Promise<Answer>;
  resendConfirmation(email: string): Promise<Answer>;
  resetPassword(email: string): Promise<Answer>;
  /** Clears at once; that the server could not be told is only logged. */
  signOut(): Promise<void>;
  /** Asks again who this is, after something changed elsewhere. */
  check(): Promise<void>;
};

export const unknownState: AuthState = {
  session: null,
  user: null,
  isAdmin: false,
  isLoading: true,
  isCheckingRole: false,
  needsCode: false,
  isRecovering: false,
  hasLeft: false,
};

const signedOut: AuthState = { ...unknownState, isLoading: false };

/** The state of who is signed in at this page, and what changes it. */
export function createAuth(db: Database): Auth {
  let state = unknownState;
  const listeners = new Set<() => void>();

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
      isAdmin: isKnown && state.isAdmin,
      isLoading: false,
      isCheckingRole: !isKnown,
      needsCode,
      hasLeft: false,
      // The new password is set with this event; the token says so only when it is refreshed.
      isRecovering: event !== "USER_UPDATED" && (event === "PASSWORD_RECOVERY" || cameByRecovery(session)),
    });
    void checkRole();
  }

  async function checkRole(): Promise<void> {
    const { user, session } = state;
    // Between two tokens nobody can be asked; the next one comes with an event of its own.
    if (!user || !(await db.auth.getSession()).data.session) return;
    const answer = await isAdministrator(db, user.id);
    // A right that is gone may be a session that is over: the auth client ends it then.
    if (answer === false && state.isAdmin) await db.auth.getUser();
    // Another session came in between: its own answer follows. Without an answer nothing changes.
    if (state.session !== session) return;
    change({ ...state, isAdmin: answer ?? state.isAdmin, isCheckingRole: false });
  }

  db.auth.onAuthStateChange(follow);

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    signIn: (email, password) => db.auth.signInWithPassword({ email, password }),
    signUp: (email, password, language) =>
      db.auth.signUp({ email, password, options: { emailRedirectTo: location.origin, data: { language } } }),
    resendConfirmation: (email) => db.auth.resend({ type: "signup", email }),
    resetPassword: (email) =>
      db.auth.resetPasswordForEmail(email, { redirectTo: `${location.origin}/beheer` }),
    async signOut() {
      change({ ...signedOut, hasLeft: true });
      const { error } = await db.auth.signOut({ scope: "local" });
      if (error) console.error("The server was not told of the sign-out:", error.message);
    },
    async check() {
      // The auth client itself ends a session that the server says is over.
      await db.auth.getUser();
      await checkRole();
    },
  };
}
