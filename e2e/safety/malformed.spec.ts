// @module-tag S9

import { malformedRequests } from "../../test/requests/malformed-requests.ts";
import { sendAll } from "../../test/requests/raw-requests.ts";
import { formOf } from "../fixtures/forms.ts";
import { expect, test } from "../fixtures/test.ts";

test("malformed requests are rejected by every interface and both forms", async ({ page, baseURL }) => {
  const requests = malformedRequests(80, "a sample");
  for (const area of ["/auth/v1/", "/rest/v1/", "/functions/v1/", "/storage/v1/", "/contact", "/download/"]) {
    expect(requests.some(({ bytes }) => bytes.includes(` ${area}`) || bytes.includes(` /en${area}`))).toBe(
      true,
    );
  }
  const statuses = await sendAll(new URL(baseURL ?? "").port, requests);
  expect(statuses.filter((status) => status !== null && status >= 400).length).toBeGreaterThan(60);
  await page.goto("/contact");
  await expect(formOf(page).button).toBeEnabled();
});
