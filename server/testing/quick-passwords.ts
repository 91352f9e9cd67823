import crypto, { type Argon2Parameters } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";

const { argon2 } = crypto;
let isQuick = true;

/** Argon2id takes 22 ms of processor time on purpose, and the tests of accounts derive hundreds of passwords. */
function deriveQuickly(
  algorithm: Parameters<typeof argon2>[0],
  parameters: Argon2Parameters,
  done: Parameters<typeof argon2>[2],
): void {
  argon2(algorithm, isQuick ? { ...parameters, memory: 8, passes: 1 } : parameters, done);
}

/** Whether passwords take as long as outside of tests. */
export function setRealCost(isReal: boolean): void {
  isQuick = !isReal;
}

crypto.argon2 = deriveQuickly;
syncBuiltinESMExports();
