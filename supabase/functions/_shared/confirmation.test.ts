import { expect, it } from "vitest";
import { answerConfirmation, type Claimed, type Rpc } from "./confirmation.ts";

const claimed: Claimed = {
  kind: "contact-confirmation",
  name: "Anna",
  email: "anna@klant.example",
  text: "Bel mij",
};

it("waits for a mail on behalf of one call at a time: the others are told at once how it stands", async () => {
  const looks: string[] = [];
  const rpc: Rpc = async (name, { _id: id = "" }) => {
    if (name === "find_confirmation")
      return [{ mail_id: "m1", lead_id: "l1", state: "queued", has_file: false }];
    looks.push(id);
    return looks.length < 3 ? "queued" : "sent";
  };
  const answers = await Promise.all(Array.from({ length: 20 }, () => answerConfirmation(rpc, claimed)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 503)).toHaveLength(19);
  expect(looks).toEqual(["m1", "m1", "m1"]);

  // Once nobody waits any more the next one does.
  expect((await answerConfirmation(rpc, claimed)).status).toBe(200);
});
