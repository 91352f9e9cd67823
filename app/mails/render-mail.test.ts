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
    return mailTexts[language][`mails.${kind}.${part}`];
  }
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
