import { describe, expect, it } from "vitest";
import { contentOf } from "./content-of.ts";
import type { MailSchedule, QueuedMail } from "./outbox-store.ts";

const siteUrl = new URL("https://vlotwerk.example");
const schedule: MailSchedule = {
  kind: "article",
  subjectId: "a0000000-0000-4000-8000-000000000001",
  language: "en",
  action: "publish",
  at: new Date("2026-03-29T08:00:00Z"),
  failure: "The English text has no title or no content",
  title: "Agents",
};

function queued(about: MailSchedule | null): QueuedMail {
  return {
    id: "b0000000-0000-4000-8000-000000000001",
    kind: "schedule-failed",
    language: "nl",
    recipient: "noor@vlotwerk.example",
    encryptedLink: null,
    siteTexts: [],
    createdAt: new Date(),
    lead: null,
    schedule: about,
    webhook: null,
    backup: null,
    reply: null,
    appointment: null,
    waiting: null,
    invitation: null,
    isSilent: false,
    formFailures: null,
  };
}

describe("the content of a mail about a schedule", () => {
  it("leads to the editor of the article", () => {
    expect(contentOf(queued(schedule), { siteUrl }, new Uint8Array())).toEqual({
      kind: "schedule-failed",
      language: "nl",
      title: "Agents",
      part: "en",
      action: "publish",
      at: "2026-03-29T08:00:00.000Z",
      failure: "The English text has no title or no content",
      editorUrl: "https://vlotwerk.example/admin/blog-editor/a0000000-0000-4000-8000-000000000001",
    });
  });

  it.each([
    ["download-page", "gids", "gids", "/admin/download-pages/d0000000-0000-4000-8000-000000000001"],
    ["page", "Scan", "Scan", "/admin/pages/d0000000-0000-4000-8000-000000000001"],
    ["about-page", "", "Over ons", "/admin/about"],
  ])("leads to the editor of what it is about: %s", (kind, title, named, editor) => {
    const page = {
      ...schedule,
      kind,
      title,
      subjectId: "d0000000-0000-4000-8000-000000000001",
      language: null,
    };
    expect(contentOf(queued(page), { siteUrl }, new Uint8Array())).toMatchObject({
      title: named,
      editorUrl: `https://vlotwerk.example${editor}`,
    });
  });

  it("is about a webhook by its host alone, and is gone once it is resumed", () => {
    const webhook = {
      id: "b1000000-0000-4000-8000-000000000001",
      url: "https://hooks.example.nl/geheim?token=geheim",
      pause: "gone" as const,
      failingSince: new Date("2026-03-24T08:00:00Z"),
    };
    const mail = { ...queued(null), kind: "webhook-paused", webhook };
    expect(contentOf(mail, { siteUrl }, new Uint8Array())).toEqual({
      kind: "webhook-paused",
      language: "nl",
      host: "hooks.example.nl",
      pause: "gone",
      failingSince: "2026-03-24T08:00:00.000Z",
      webhookUrl: `https://vlotwerk.example/admin/settings/webhooks/${webhook.id}`,
    });
    expect(() => contentOf({ ...mail, webhook: null }, { siteUrl }, new Uint8Array())).toThrow("gone");
  });

  it("is about the last proven backup, and is gone once one is proven", () => {
    const backup = { provenAt: new Date("2026-03-24T02:02:00Z"), failure: "The disk is full." };
    const mail = { ...queued(null), kind: "backup-overdue", backup };
    expect(contentOf(mail, { siteUrl }, new Uint8Array())).toEqual({
      kind: "backup-overdue",
      language: "nl",
      provenAt: "2026-03-24T02:02:00.000Z",
      failure: "The disk is full.",
      overviewUrl: "https://vlotwerk.example/admin/overview",
    });
    expect(() => contentOf({ ...mail, backup: null }, { siteUrl }, new Uint8Array())).toThrow("gone");
  });

  it("is gone once it was scheduled again or removed", () => {
    expect(() => contentOf(queued(null), { siteUrl }, new Uint8Array())).toThrow("gone");
  });
});
