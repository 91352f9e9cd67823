import { createHash } from "node:crypto";
import { z } from "zod";

const asked = z.object({ challenge: z.string(), hash: z.string(), most: z.number(), signature: z.string() });

/** The proof of work for a challenge of `draw_form_challenge`, as a browser sends it. */
export function proofFor(challenge: unknown): string {
  const { challenge: text, hash, most, signature } = asked.parse(challenge);
  for (let number = 0; number < most; number++) {
    if (createHash("sha256").update(`${text} ${number}`).digest("hex") === hash) {
      return `${text} ${number} ${signature}`;
    }
  }
  throw new Error("The challenge has no answer");
}

/** The proof of work for a form of a running site, whose challenge is drawn there. */
export async function drawProof(address: string, form: "contact" | "download"): Promise<string> {
  const body = new URLSearchParams({ form });
  return proofFor(await (await fetch(`${address}/contact/challenge`, { method: "POST", body })).json());
}
