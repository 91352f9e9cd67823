import { expect, it } from "vitest";
import { type Claimed, type Confirming, confirmForm } from "./confirmation.ts";

const claimed: Claimed = {
  kind: "contact-confirmation",
  name: "Anna",
  email: "anna@klant.example",
  text: "Bel mij",
};

it("one call at a time waits for a mail; others get its state at once", async () => {
  const waits: string[] = [];
  const context: Confirming = {
    rpc: async () => [{ mail_id: "m1", lead_id: "l1", state: "queued", has_file: false }],
    async waitForMail(id) {
      waits.push(id);
      return "sent";
    },
    downloadUrl: () => "",
  };
  const responses = await Promise.all(Array.from({ length: 20 }, () => confirmForm(context, claimed)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 503)).toHaveLength(19);
  expect(waits).toEqual(["m1"]);

  // The next call waits once no other does.
  expect((await confirmForm(context, claimed)).status).toBe(200);
});
