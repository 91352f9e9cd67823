// @module-tag Webhooks

import { Webhook } from "standardwebhooks";
import { type Receiver, startReceiver } from "../../server/backend/webhooks/testing/receiver.ts";
import { addMessages, expect, test } from "../fixtures/leads.ts";
import { statusError } from "../fixtures/pages.ts";

let receiver: Receiver;

test.use({
  environment: { WEBHOOK_ALLOW_PRIVATE: "1" },
  expectedErrors: [statusError(400), "An action in the panel failed"],
});
test.beforeAll(async () => {
  receiver = await startReceiver();
});
test.afterAll(() => receiver.stop());

test("an administrator adds a webhook, tests it, sees what arrived, sends it again and pauses it", async ({
  page,
  panel,
  expectAccessible,
}) => {
  const leadCame = page
    .getByRole("group", { name: "When" })
    .getByRole("checkbox", { name: "A message came in through the contact form" });
  const secret = page.getByRole("textbox", { name: /^The secret of 127\.0\.0\.1/ });
  const log = page.getByRole("region", { name: "Calls" }).getByRole("listitem");

  await test.step("what can't be added is refused beside the field, and nothing is lost", async () => {
    await page.goto("/admin/settings");
    await page.getByRole("link", { name: "Open the webhooks" }).click();
    await expect(page.getByText("No webhooks yet.")).toBeVisible();
    const address = page.getByRole("textbox", { name: "Address", exact: true });
    await address.fill("file:///etc/passwd");
    await page.getByRole("button", { name: "Add" }).click();
    await expect(page.getByText("This is no address that can be called.")).toBeVisible();
    await expect(page.getByText("Choose one event at least.")).toBeVisible();
    await expect(address).toBeFocused();
    await expect(address).toHaveValue("file:///etc/passwd");
    await expectAccessible();
    await test.step("one of its own network too, without permission", async () => {
      await panel.execute("select public.configure_deliveries(false, null)");
      await address.fill("https://127.1/");
      await leadCame.check();
      await page.getByRole("button", { name: "Add" }).click();
      await expect(page.getByText(/Only https addresses on the internet/).first()).toBeVisible();
      await expect(address).toHaveValue("https://127.1/");
      await expect(page.getByText("No webhooks yet.")).toBeVisible();
      await panel.execute("select public.configure_deliveries(true, null)");
    });
    await address.fill(`${receiver.url}ontvangst?sleutel=abc`);
  });

  await test.step("its secret is shown once", async () => {
    await expect(leadCame).toBeChecked();
    await page.getByRole("checkbox", { name: "Send personal data of leads" }).check();
    await page.getByRole("button", { name: "Add" }).click();
    await expect(secret).toHaveValue(/^whsec_/);
    await expect(page.getByRole("button", { name: "Copy the secret" })).toBeVisible();
  });
  const key = await secret.inputValue();

  await test.step("a test call", async () => {
    await page
      .getByRole("region", { name: "Addresses" })
      .getByRole("link", { name: /ontvangst\?…/ })
      .click();
    await expect(secret).toHaveCount(0);
    await page.getByRole("button", { name: "Test call" }).click();
    await expect(log).toHaveText([/Test call.*Arrived.*Answer 200/]);
    expect(receiver.received).toHaveLength(1);
  });

  await test.step("a lead arrives, signed", async () => {
    receiver.answer = (response) => response.writeHead(500).end("<b>stuk</b>");
    await addMessages(panel, [{ name: "Anna Bos", message: "Bel mij" }]);
    await expect.poll(() => receiver.received.length).toBe(2);
    const [, call] = receiver.received;
    const headers = Object.fromEntries(
      ["webhook-id", "webhook-timestamp", "webhook-signature"].map((name) => [
        name,
        String(call?.headers[name]),
      ]),
    );
    expect(call?.path).toBe("/ontvangst?sleutel=abc");
    expect(new Webhook(key).verify(call?.body ?? "", headers)).toMatchObject({
      type: "lead.created",
      data: { person: { name: "Anna Bos", message: "Bel mij" } },
    });
  });

  await test.step("what failed is told, with the answer, and is sent again", async () => {
    await expect(async () => {
      await page.reload();
      expect(await log.first().innerText()).toMatch(/message.*On its way.*Next try/s);
    }).toPass();
    await expect(page.getByText("Calls have failed since")).toBeVisible();
    await log.first().getByText("For technicians").click();
    await expect(log.first().getByText("Answer 500")).toBeVisible();
    await expect(log.first().getByText("<b>stuk</b>")).toBeVisible();
    receiver.answer = (response) => response.end("ok");
    await panel.execute("update private.event_deliveries set state = 'failed' where state = 'queued'");
    await page.reload();
    await log
      .first()
      .getByRole("button", { name: /^Send again: A message/ })
      .click();
    await expect(log.first()).toHaveText(/message.*Arrived.*Answer 200/);
    expect(receiver.received[2]?.headers["webhook-id"]).toBe(receiver.received[1]?.headers["webhook-id"]);
  });

  await test.step("paused, it is not called; the secret is renewed; it is deleted", async () => {
    await page.getByRole("button", { name: "Pause" }).click();
    await expect(page.getByText("Paused", { exact: true })).toBeVisible();
    await addMessages(panel, [{ name: "Bert" }]);
    await page.getByRole("button", { name: "Make a new secret" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Make a new secret" }).click();
    await expect(secret).toHaveValue(/^whsec_/);
    expect(await secret.inputValue()).not.toBe(key);
    await page.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("No webhooks yet.")).toBeVisible();
    expect(receiver.received).toHaveLength(3);
  });
});
