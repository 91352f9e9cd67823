import { expect, it } from "vitest";
import { createSender } from "./create-sender.ts";

it.each([
  ["noreply@vlotwerk.example", "https://www.vlotwerk.example", 0],
  ["noreply@vlotwerk.example", "https://vlotwerk.example", 0],
  ["noreply@werk.example", "https://vlotwerk.example", 1],
  ["noreply@mail.example", "https://www.vlotwerk.example", 1],
])("of the sender %s for %s, %i warnings", (mailFrom, siteUrl, expected) => {
  const warnings: unknown[] = [];
  const smtp = { host: "localhost", port: 25, isSecure: false, tls: "off", login: null } as const;
  const log = { info() {}, warn: (message: string) => void warnings.push(message) };
  createSender({ smtp, mailFrom, siteUrl: new URL(siteUrl) }, "", log);
  expect(warnings).toHaveLength(expected);
});
