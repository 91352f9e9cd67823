import { describe, expect, it } from "vitest";
import { readWebhookUrl, webhookHost } from "./webhook-form.ts";

describe("the address of a webhook", () => {
  it.each([
    [" https://hooks.example.nl ", "https://hooks.example.nl/"],
    ["HTTPS://Hooks.Example.NL/Pad?a=b", "https://hooks.example.nl/Pad?a=b"],
    ["https://café.example/é", "https://xn--caf-dma.example/%C3%A9"],
    ["https://127.1/", "https://127.0.0.1/"],
    ["http://[::ffff:10.0.0.1]", "http://[::ffff:a00:1]/"],
  ])("is stored as a browser writes it: %s", (typed, stored) => {
    expect(readWebhookUrl(typed)).toBe(stored);
  });

  it("has a host, also one that can't be called", () => {
    expect(webhookHost("https://hooks.example.nl/geheim")).toBe("hooks.example.nl");
    expect(webhookHost("https://hooks.example.nl:99999/")).toBe("hooks.example.nl:99999");
  });

  it.each([
    "",
    "hooks.example.nl",
    "file:///etc/passwd",
    "ftp://hooks.example.nl/",
    "javascript:alert(1)",
    "https://",
    "https://naam:wachtwoord@hooks.example.nl/",
    "https://hooks.example.nl/#deel",
    "https://hooks.example.nl/#",
    `https://hooks.example.nl/${"a".repeat(2_000)}`,
  ])("is refused: %s", (typed) => {
    expect(readWebhookUrl(typed)).toBeNull();
  });
});
