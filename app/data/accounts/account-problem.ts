import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import { throwIfFailed } from "../database.ts";

const kinds = {
  PT400: "invalid",
  /** The own password was not typed just now, or the invitation is for another address. */
  PT403: "not yours",
  /** The account or invitation is gone. */
  PT404: "gone",
  /** The last administrator, the own account, or a person who has a role. */
  PT409: "conflict",
  PT429: "too often",
} as const;

/** Why something was not done about an account or an invitation. */
export class AccountProblem extends Error {
  readonly kind: (typeof kinds)[keyof typeof kinds];

  constructor(kind: AccountProblem["kind"], message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Throws AccountProblem, or as `throwIfFailed`. */
export function throwAccountProblem(answer: PostgrestSingleResponse<unknown>): void {
  const { error } = answer;
  const code = Object.entries(kinds).find(([name]) => name === error?.code);
  if (error && code) throw new AccountProblem(code[1], error.message);
  throwIfFailed(answer);
}
