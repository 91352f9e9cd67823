import { describe, expect, it } from "vitest";
import { eventsOf } from "../../../data/audit-log/audit-filter.ts";
import type { AuditEntry } from "../../../data/audit-log/audit-log.ts";
import { lookUp } from "../../../i18n/language-texts.ts";
import { type AuditKey, auditPanelTexts, findAuditKey } from "../../../i18n/panel/audit-log.en.ts";
import { describeActor, describeEvent } from "./describe-entry.ts";

const t = (key: AuditKey, values?: Record<string, string>) => lookUp(auditPanelTexts, "en", key, values);

const entry: AuditEntry = {
  id: "a0000000-0000-4000-8000-000000000001",
  createdAt: "2026-11-22T10:00:00Z",
  event: "published",
  doneBy: "person",
  actor: "anna@vlotwerk.example",
  account: null,
  noun: null,
  label: null,
  networkHash: null,
};

describe("an entry of the audit log", () => {
  it.each<[Partial<AuditEntry>, string]>([
    [{ event: "sign-in", label: "recovery" }, "Signed in by a link for a new password"],
    [{ event: "sign-in-failed" }, "Failed to sign in as an address without an account"],
    [{ event: "sign-in-failed", account: "bert@klant.example" }, "Failed to sign in as bert@klant.example"],
    [{ event: "role-taken", label: "admin" }, "Took the role administrator from an account that is gone"],
    [
      { event: "role-changed", account: "eva@klant.example", label: "writer → editor" },
      "Changed the role of eva@klant.example: writer → editor",
    ],
    [{ event: "invited", label: "writer" }, "Invited somebody to the role writer"],
    [{ event: "account-removed", label: "editor" }, "Removed an account (editor)"],
    [{ event: "account-removed" }, "Removed an account"],
    [
      { event: "token-made", label: "Claude (thuis) (draft, read)" },
      lookUp(auditPanelTexts, "en", "audit.token-made", { label: "Claude (thuis) (drafts, read)" }),
    ],
    [{ noun: "download page", label: "scan" }, "Published the download page scan"],
    [{ event: "renamed", noun: "tag", label: "Agents → AI agents" }, "Renamed the tag Agents → AI agents"],
    [{ event: "replaced", noun: "file", label: "reiger.jpg" }, "Replaced the file reiger.jpg"],
    [{ event: "deleted", noun: "message" }, "Deleted the message of a visitor"],
    [{ event: "deleted", noun: "article", label: "password" }, "Deleted the article password"],
    [
      { event: "changed", noun: "text", label: "home.hero.title nl" },
      "Changed the text of the site Home, top: heading (Dutch)",
    ],
    [
      { event: "deleted", noun: "English text", label: "agents" },
      "Deleted the English text of the article agents",
    ],
    [{ event: "exported", noun: "leads", label: "12" }, "Exported leads: 12"],
    [{ event: "exported", noun: "person" }, "Exported what is kept about a person"],
    [
      { event: "scheduled", noun: "article", label: "agents nl publish 2026-03-29 08:00Z" },
      "Scheduled the article agents (Dutch), to be published on 29 March 2026 at 10:00",
    ],
    [
      { event: "unscheduled", noun: "download page", label: "scan unpublish 2026-01-05 08:00Z" },
      "Cancelled the schedule of the download page scan, to be withdrawn on 5 January 2026 at 09:00",
    ],
    [{ event: "scheduled", noun: "article", label: "soon" }, "Scheduled the article soon"],
    [
      { event: "restored", noun: "article", label: "agents 12" },
      "Restored a version of the article agents: version 12",
    ],
    [
      { event: "restored", noun: "article", label: "agents 12 en" },
      "Restored a version of the article agents: version 12 (English)",
    ],
    [{ event: "shared", noun: "preview link", label: "agents" }, "Made a preview link for agents"],
    [{ event: "unshared", noun: "preview link", label: "agents" }, "Ended a preview link for agents"],
    [{ event: "moved", noun: "office", label: "Haarlem" }, "moved office Haarlem"],
  ])("describes the event: %j", (part, sentence) => {
    expect(describeEvent({ ...entry, ...part }, "en", t)).toBe(sentence);
  });

  it.each<[Partial<AuditEntry>, string]>([
    [{}, "By anna@vlotwerk.example"],
    [{ actor: null }, "By somebody whose account is gone"],
    [{ actor: null, doneBy: "server" }, "By the server or its owner"],
    [{ actor: null, doneBy: "unknown" }, "By somebody who was not signed in"],
  ])("names the actor: %j", (part, sentence) => {
    expect(describeActor({ ...entry, ...part }, t)).toBe(sentence);
  });

  it.each(Object.values(eventsOf).flat())("has a text for each event: %s", (event) => {
    expect(findAuditKey(`audit.${event}`)).not.toBeNull();
  });
});
