// @module-tag S30

import { expect, it } from "vitest";
import { admission } from "../../shared/admission-control.ts";
import { page, startTestServer } from "../testing/server.ts";

const form = { "Content-Type": "application/x-www-form-urlencoded" };

it("queues some forms, rejects others with a retry page, and serves pages", async () => {
  const answering = Promise.withResolvers<void>();
  let begun = 0;
  const { send } = await startTestServer({
    async answerPage(request) {
      if (request.method !== "POST") return page("read");
      begun += 1;
      await answering.promise;
      return page("sent");
    },
  });
  const sendForm = (path: string) => send(path, { method: "POST", headers: form, body: "name=Jan" });

  const taken = Array.from({ length: 42 }, () => sendForm("/contact"));
  await expect.poll(() => admission.form.load().waiting).toBe(40);
  expect(begun).toBe(2);
  for (const [path, title] of [
    ["/contact", "Het is even te druk"],
    ["/en/contact", "Too busy for a moment"],
  ] as const) {
    const refused = await sendForm(path);
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("10");
    expect(await refused.text()).toContain(title);
  }
  expect((await send("/insights", {})).status).toBe(200);

  answering.resolve();
  for (const response of await Promise.all(taken)) expect(response.status).toBe(200);
  expect((await sendForm("/contact")).status).toBe(200);
});
