import { createClient } from "@supabase/supabase-js";
import { describe, expect, it, vi } from "vitest";
import { readSubmission } from "./submission.ts";

/** A response as supabase-js parses it. */
function answered(status: number, body: object | null) {
  const answer = new Response(body && JSON.stringify(body), { status });
  const client = createClient("http://backend.example", "sb_publishable_test", {
    db: { retry: false },
    global: { fetch: async () => answer },
  });
  return client.from("otm_contact_subm_vlotwerk").insert({});
}

describe("the result of a form", () => {
  it('is "stored" on success', async () => {
    expect(readSubmission(await answered(201, null), "A message")).toEqual({
      outcome: "stored",
      isRepeated: false,
    });
  });

  it('is "stored" and repeated for a form that was stored already', async () => {
    const refused = await answered(409, { code: "PT409", message: "This form was stored already" });
    expect(readSubmission(refused, "A message")).toEqual({ outcome: "stored", isRepeated: true });
  });

  it.each([
    ["312", 312],
    ["86400", 600],
    [null, 600],
    ["soon", 600],
  ])('is "limited" with the seconds to wait beyond the rate limit (%s)', async (details, seconds) => {
    const refused = await answered(429, { code: "over_form_rate_limit", message: "Too many", details });
    expect(readSubmission(refused, "A message")).toEqual({ outcome: "limited", seconds });
  });

  it('is "failed" on an error, whose code alone is logged', async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const refused = await answered(400, { code: "23514", message: "eva@klant.example is wrong" });
    expect(readSubmission(refused, "A message")).toEqual({ outcome: "failed" });
    expect(log.mock.calls).toEqual([["A message was not stored:", "23514"]]);
    log.mockRestore();
  });
});
