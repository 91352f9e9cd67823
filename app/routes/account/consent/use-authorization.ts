import { useCallback, useEffect, useRef, useState } from "react";
import { accountDatabase, namedBackend } from "../../../account/account-database.ts";
import { pageAuth } from "../../../account/use-auth.ts";
import {
  type Authorization,
  type AuthorizationFailure,
  AuthorizationProblem,
  type Decision,
  decideAuthorization,
  getAuthorization,
} from "../../../data/account/authorizations.ts";

type OpenAuthorization = {
  /** Null while it is being loaded. */
  authorization: Authorization | null;
  failure: AuthorizationFailure | null;
  /** What is being sent, or was. */
  decision: Decision["action"] | null;
  isDecided: boolean;
  load(): Promise<void>;
  decide(decision: Decision): Promise<void>;
};

/** The authorization with this id, and its one decision, which leads to the program. */
export function useAuthorization(id: string): OpenAuthorization {
  const [authorization, setAuthorization] = useState<Authorization | null>(null);
  const [failure, setFailure] = useState<AuthorizationFailure | null>(null);
  const [decision, setDecision] = useState<Decision["action"] | null>(null);
  const [isDecided, setDecided] = useState(false);
  const isSending = useRef(false);

  const load = useCallback(async () => {
    setFailure(null);
    try {
      setAuthorization(await getAuthorization(signedIn(), id));
    } catch (error) {
      setFailure(failureOf(error));
    }
  }, [id]);
  useEffect(() => void load(), [load]);

  async function decide(given: Decision): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    setDecision(given.action);
    setFailure(null);
    try {
      const address = await decideAuthorization(signedIn(), id, given);
      setDecided(true);
      location.assign(address);
    } catch (error) {
      setFailure(failureOf(error));
      setDecision(null);
      isSending.current = false;
    }
  }

  return { authorization, failure, decision, isDecided, load, decide };
}

function signedIn() {
  return { db: accountDatabase(), ...namedBackend() };
}

function failureOf(error: unknown): AuthorizationFailure {
  if (!(error instanceof AuthorizationProblem)) return "away";
  // The role or the session has ended meanwhile: the page's guard shows it.
  if (error.failure === "refused" || error.failure === "signedOut") void pageAuth().check();
  return error.failure;
}
