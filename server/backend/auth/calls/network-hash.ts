import { createHmac } from "node:crypto";
import { networkOf } from "../../../shared/client-address.ts";

/** A keyed hash of the client's network for the audit log; null when the address is unknown. */
export function hashNetwork(key: Uint8Array, address: string): string | null {
  if (address === "unknown") return null;
  return createHmac("sha256", key).update(networkOf(address)).digest("base64url").slice(0, 10);
}
