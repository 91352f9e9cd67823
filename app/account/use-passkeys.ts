import { useCallback, useEffect, useState } from "react";
import { listPasskeys, type Passkey } from "../data/account/passkeys.ts";
import { accountDatabase } from "./account-database.ts";

/** The passkeys of the signed-in user; null while they are read. */
export function usePasskeys(): { passkeys: readonly Passkey[] | "failed" | null; load(): Promise<void> } {
  const [passkeys, setPasskeys] = useState<readonly Passkey[] | "failed" | null>(null);
  const load = useCallback(async () => {
    setPasskeys(await listPasskeys(accountDatabase()).catch(() => "failed" as const));
  }, []);
  useEffect(() => void load(), [load]);
  return { passkeys, load };
}
