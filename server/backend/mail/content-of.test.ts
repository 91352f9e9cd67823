import { describe, expect, it } from "vitest";
import { contentOf } from "./content-of.ts";
import type { MailSchedule, QueuedMail } from "./outbox-store.ts";

const siteUrl = new URL("https://vlotwerk.example");
const schedule: MailSchedule = {
  articleId: "a0000000-0000-4000-8000-000000000001",
  pageId: null,
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
    invitation: null,
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

  it("leads to the editor of the download page", () => {
    const page = {
      ...schedule,
      articleId: null,
      pageId: "d0000000-0000-4000-8000-000000000001",
      language: null,
    };
    expect(contentOf(queued(page), { siteUrl }, new Uint8Array())).toMatchObject({
      editorUrl: "https://vlotwerk.example/admin/download-pages/d0000000-0000-4000-8000-000000000001",
    });
  });

  it("is gone once it was scheduled again or removed", () => {
    expect(() => contentOf(queued(null), { siteUrl }, new Uint8Array())).toThrow("gone");
  });
});
