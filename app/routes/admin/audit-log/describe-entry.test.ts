import { describe, expect, it } from "vitest";
import { deedsOf } from "../../../data/audit-filter.ts";
import type { AuditEntry } from "../../../data/audit-log.ts";
import { lookUp } from "../../../i18n/language-texts.ts";
import { type AuditKey, auditPanelTexts, findAuditKey } from "../../../i18n/panel-audit.ts";
import { describeActor, describeDeed } from "./describe-entry.ts";

const t = (key: AuditKey, values?: Record<string, string>) => lookUp(auditPanelTexts, "en", key, values);

const entry: AuditEntry = {
  id: "a0000000-0000-4000-8000-000000000001",
  createdAt: "2026-11-22T10:00:00Z",
  deed: "published",
  doneBy: "person",
  actor: "anna@vlotwerk.example",
  account: null,
  noun: null,
  label: null,
  place: null,
};

describe("an entry of the audit log", () => {
  it.each<[Partial<AuditEntry>, string]>([
    [{ deed: "sign-in", label: "recovery" }, "Signed in by a link for a new password"],
    [{ deed: "sign-in-failed" }, "Failed to sign in as an address without an account"],
    [{ deed: "sign-in-failed", account: "bert@klant.example" }, "Failed to sign in as bert@klant.example"],
    [{ deed: "role-taken" }, "Took the role of administrator from an account that is gone"],
    [{ noun: "download page", label: "scan" }, "Published the download page scan"],
    [{ deed: "deleted", noun: "message" }, "Deleted the message of a visitor"],
    [{ deed: "deleted", noun: "article", label: "password" }, "Deleted the article password"],
    [
      { deed: "deleted", noun: "English text", label: "agents" },
      "Deleted the English text of the article agents",
    ],
    [{ deed: "exported", noun: "leads", label: "12" }, "Exported leads: 12"],
    [{ deed: "exported", noun: "person" }, "Exported what is kept about a person"],
    [{ deed: "moved", noun: "office", label: "Haarlem" }, "moved office Haarlem"],
  ])("tells what was done: %j", (part, sentence) => {
    expect(describeDeed({ ...entry, ...part }, t)).toBe(sentence);
  });

  it.each<[Partial<AuditEntry>, string]>([
    [{}, "By anna@vlotwerk.example"],
    [{ actor: null }, "By somebody whose account is gone"],
    [{ actor: null, doneBy: "server" }, "By the server or its owner"],
    [{ actor: null, doneBy: "unknown" }, "By somebody who was not signed in"],
  ])("tells who did it: %j", (part, sentence) => {
    expect(describeActor({ ...entry, ...part }, t)).toBe(sentence);
  });

  it.each(Object.values(deedsOf).flat())("has words for each deed: %s", (deed) => {
    expect(findAuditKey(`audit.${deed}`)).not.toBeNull();
  });
});
