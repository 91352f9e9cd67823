import { someAddress } from "../some-address.ts";
import type { Shape } from "./catalog.ts";

export type Row = Record<string, unknown>;

/** Who calls: a visitor, and members with the token that they send. */
export type Tokens = Readonly<Record<"admin" | "assistant" | "editor" | "writer", string>>;

/** A running site, and its database as its owner. */
export type Product = {
  address: string;
  /** Where its webhooks are told. */
  receiver: string;
  tokens: Tokens;
  query<Found extends object>(statement: string, parameters?: readonly string[]): Promise<Found[]>;
  shapes: Map<string, Shape>;
};

/** Settings with which no write is refused for what was written before, and webhooks may call this computer. */
export const generous = {
  WEBHOOK_ALLOW_PRIVATE: "1",
  STORED_MB_PER_HOUR: "1000000",
  STORED_MB_PER_DAY: "1000000",
  VERSIONS_PER_HOUR: "1000000",
  VERSIONS_PER_DAY: "1000000",
};

export type Answer = { status: number; code: string | null; text: string };

/** A JSON call of `/rest/v1`, from an address of its own. */
export async function callRest(
  product: Product,
  caller: keyof Tokens | "visitor",
  path: string,
  { method = "POST", body, prefer = "return=minimal" }: { method?: string; body: unknown; prefer?: string },
): Promise<Answer> {
  const key = "sb_publishable_vlotwerk";
  const response = await fetch(`${product.address}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: key,
      Authorization: `Bearer ${caller === "visitor" ? key : product.tokens[caller]}`,
      "Content-Type": "application/json",
      Prefer: prefer,
      "X-Forwarded-For": someAddress(),
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, code: codeIn(text), text };
}

function codeIn(text: string): string | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null && "code" in body ? String(body.code) : null;
  } catch {
    return null;
  }
}
