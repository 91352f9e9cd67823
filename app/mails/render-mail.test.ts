import { describe, expect, it } from "vitest";
import { mailTexts } from "../i18n/texts/mails.en.ts";
import { type AccountMailKind, accountMailKinds, type MailContent } from "./mail-content.ts";
import { renderMail } from "./render-mail.tsx";

const site = { origin: "https://www.vlotwerk.example" };
const link = `${site.origin}/beheer?token_hash=a-b_c&type=signup`;

describe.each(["nl", "en"] as const)("a mail about an account (%s)", (language) => {
  it.each(accountMailKinds)("has equal texts in HTML and plain text, with the link: %s", async (kind) => {
    const mail = await renderMail({ kind, language, link }, site);
    expect(mail.subject).toBe(textOf(kind, "subject"));
    expect(mail.html).toContain(`lang="${language}"`);
    expect(mail.html).toContain(`href="${link.replace("&", "&amp;")}"`);
    expect(mail.text).toContain(`${textOf(kind, "button")} ${link}\n`);
    for (const line of [...textOf(kind, "text").split("\n"), ...textOf(kind, "after").split("\n")]) {
      expect(mail.text).toContain(`${line}\n`);
      expect(mail.html).toContain(line.replaceAll("'", "&#x27;"));
    }
  });

  function textOf(kind: AccountMailKind, part: "subject" | "text" | "button" | "after"): string {
    return mailTexts[language][`mails.${kind}.${part}`].replaceAll("{firm}", "Vlotwerk");
  }
});

it("a mail has the texts and facts that the firm has changed", async () => {
  const content: MailContent = {
    kind: "contact-confirmation",
    language: "nl",
    name: "{firm}",
    message: "Hallo",
  };
  const changed = {
    "firm.name": "Vonk & Zn",
    "firm.phone": "+31 20 123",
    "mails.contact.title": "Dank <b>u</b>",
    "mails.contact.text": "Wij bellen {name}\nmorgen.",
  };
  const mail = await renderMail(content, { ...site, changed });
  expect(mail.html).toContain("Dank &lt;b&gt;u&lt;/b&gt;");
  expect(mail.text).toContain("Wij bellen {name}\n");
  expect(mail.text).toContain("bel +31\u00A020\u00A0123");
  expect(mail.text).toContain("Met vriendelijke groet,\nVonk & Zn");
  // A visitor's name is no placeholder.
  expect(mail.text).toContain("Beste {firm},");
});

it.each([
  ["nl", "KvK 12345678"],
  ["en", "Chamber of Commerce (KvK) 12345678"],
] as const)("each mail names the number in the trade register (%s)", async (language, number) => {
  const contents: MailContent[] = [
    { kind: "contact-confirmation", language, name: "Anna", message: "Hallo" },
    { kind: "recovery", language, link },
  ];
  for (const content of contents) {
    const mail = await renderMail(content, { ...site, changed: { "firm.registration": "12345678" } });
    expect(mail.text).toContain(`Haarlem · ${number}`);
    expect((await renderMail(content, site)).text).not.toContain("KvK");
  }
});

describe.each([
  ["nl", "Webhook gepauzeerd: hooks.example.nl", "29 maart 2026 om 10:00"],
  ["en", "Webhook paused: hooks.example.nl", "29 March 2026 at 10:00"],
] as const)("a mail about a webhook that was paused (%s)", (language, subject, since) => {
  it("says which, and since when it failed, with the link", async () => {
    const content = {
      kind: "webhook-paused",
      language,
      host: "hooks.example.nl",
      pause: "failures",
      failingSince: "2026-03-29T08:00:00.000Z",
      webhookUrl: `${site.origin}/admin/settings/webhooks/1`,
    } as const;
    const mail = await renderMail(content, site);
    const gone = mailTexts[language]["mails.webhook-paused.goneText"];
    expect(mail.text).not.toContain(gone.split("\n")[0]);
    expect((await renderMail({ ...content, pause: "gone" }, site)).text).toContain(gone.split("\n")[0]);
    expect(mail.subject).toBe(subject);
    for (const fact of [content.host, since, content.webhookUrl]) expect(mail.text).toContain(fact);
  });
});

describe.each([
  ["nl", "Het contactformulier werkt niet goed", "De mail aan ons"],
  ["en", "The contact form does not work as it should", "The mail to us"],
] as const)("a mail about the contact form (%s)", (language, subject, step) => {
  it("says which steps failed and why, with the link", async () => {
    const failures = { firm: "550 No such mailbox" };
    const content = {
      kind: "form-broken",
      language,
      failures,
      settingsUrl: `${site.origin}/admin/settings`,
    } as const;
    const mail = await renderMail(content, site);
    expect(mail.subject).toBe(subject);
    for (const fact of [step, failures.firm, content.settingsUrl]) expect(mail.text).toContain(fact);
  });
});

describe.each([
  ["nl", "Al twee dagen geen geteste back-up", "29 maart 2026 om 05:02", "Nog geen"],
  ["en", "No proven backup for two days", "29 March 2026 at 05:02", "None yet"],
] as const)("a mail about a missing backup (%s)", (language, subject, proven, never) => {
  it("says since when, why and where to look, with the link", async () => {
    const content = {
      kind: "backup-overdue",
      language,
      provenAt: "2026-03-29T03:02:00.000Z",
      failure: "The disk of DATA_DIR is full.",
      overviewUrl: `${site.origin}/admin/overview`,
    } as const;
    const mail = await renderMail(content, site);
    expect(mail.subject).toBe(subject);
    for (const fact of [content.failure, proven, content.overviewUrl]) expect(mail.text).toContain(fact);
    expect((await renderMail({ ...content, provenAt: null, failure: null }, site)).text).toContain(never);
  });
});

describe.each([
  ["nl", "Er zijn reacties op een voorbeeld"],
  ["en", "There are comments on a preview"],
] as const)("a mail about comments on previews (%s)", (language, subject) => {
  it("says that there are some, with the link", async () => {
    const overviewUrl = `${site.origin}/admin/overview`;
    const mail = await renderMail({ kind: "preview-comments", language, overviewUrl }, site);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(overviewUrl);
  });
});

describe("a mail about a schedule that failed", () => {
  const content = {
    kind: "schedule-failed",
    title: "Agents & zo",
    part: "en",
    action: "publish",
    at: "2026-03-29T08:00:00.000Z",
    failure: "The English text has no title or no content",
    editorUrl: `${site.origin}/admin/blog-editor/1`,
  } as const;

  it.each([
    [
      "nl",
      "Niet gepubliceerd: Agents & zo",
      "Agents & zo (Engels)",
      "29 maart 2026 om 10:00",
      "De Engelse tekst heeft",
    ],
    [
      "en",
      "Not published: Agents & zo",
      "Agents & zo (English)",
      "29 March 2026 at 10:00",
      "The English text has",
    ],
  ] as const)("says what, when and why, with the link (%s)", async (language, subject, ...facts) => {
    const mail = await renderMail({ ...content, language }, site);
    expect(mail.subject).toBe(subject);
    for (const fact of [...facts, content.editorUrl]) expect(mail.text).toContain(fact);
  });

  it("gives a reason that it does not know as it is", async () => {
    const mail = await renderMail(
      { ...content, language: "nl", part: null, failure: "Slug <b> taken" },
      site,
    );
    expect(mail.text).toContain("Slug <b> taken");
    expect(mail.html).toContain("Slug &lt;b&gt; taken");
  });
});

describe("a notice", () => {
  it("contains all submitted fields as text", async () => {
    const { subject, html, text } = await renderMail(
      {
        kind: "contact-notice",
        language: "nl",
        name: "Eva <b>",
        email: "eva@example.nl",
        phone: "06 12345678",
        company: null,
        message: "Dag,\n\n<b>Hulp</b> graag",
        leadUrl: `${site.origin}/admin/leads/1`,
        visit: { utm_source: "nieuwsbrief", anders: "x" },
      } satisfies MailContent,
      site,
    );
    expect(subject).toBe("Nieuw bericht van Eva <b>");
    expect(html).toContain("Dag,<br/><br/>&lt;b&gt;Hulp&lt;/b&gt; graag");
    expect(text).toContain("Dag,\n\n<b>Hulp</b> graag\n");
    for (const line of [/^Naam +Eva <b>$/m, /^E-mailadres +eva@example.nl$/m, /^Telefoon +06 12345678$/m]) {
      expect(text).toMatch(line);
    }
    expect(text).toMatch(/^Bron van de campagne +nieuwsbrief\nanders +x$/m);
    expect(text).not.toContain("Bedrijf");
    expect(text).toContain(`${site.origin}/admin/leads/1`);
  });
});
