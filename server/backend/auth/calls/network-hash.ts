import { createHmac } from "node:crypto";
import { networkOf } from "../../../shared/client-address.ts";

/**
 * By what the audit log tells where a event came from: ten signs that are the same for the same network, and from which
 * nobody without the server's key gets back to its address. Null where the address is not known.
 */
export function hashNetwork(key: Uint8Array, address: string): string | null {
  if (address === "unknown") return null;
  return createHmac("sha256", key).update(networkOf(address)).digest("base64url").slice(0, 10);
}
