// @module-tag S27

import { describe, expect, it } from "vitest";
import type { DownloadConfirmationContent } from "./mail-content.ts";
import { renderMail } from "./render-mail.tsx";

const site = { origin: "https://www.vlotwerk.example" };
const downloadUrl = `${site.origin}/files/a?b=c&d=e`;
const content: DownloadConfirmationContent = {
  kind: "download-confirmation",
  language: "nl",
  name: "Anna de Vries",
  email: "anna@devries.example",
  company: "De Vries & Zn.",
  pageTitle: "Handboek <i>agenten</i>",
  pageUrl: `${site.origin}/download/handboek`,
  subject: "",
  thankYouMessage: "",
  footer: "",
  downloadUrl: null,
};

const mailOf = (change: Partial<DownloadConfirmationContent> = {}) =>
  renderMail({ ...content, ...change }, site);

describe("the mail about a requested download", () => {
  it.each([
    ["nl", "Uw aanvraag: Handboek <i>agenten</i>", "Beste Anna de Vries,", "Mail naar hallo@"],
    ["en", "Your request: Handboek <i>agenten</i>", "Dear Anna de Vries,", "Write to hallo@"],
  ] as const)("has good defaults (%s)", async (language, subject, greeting, footer) => {
    const mail = await mailOf({ language });
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(`${greeting}\n`);
    expect(mail.html).toContain(`${greeting}</p>`);
    expect(mail.text).toContain("Handboek <i>agenten</i>. ");
    expect(mail.html).toContain("Handboek &lt;i&gt;agenten&lt;/i&gt;. ");
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(footer);
      expect(part).toContain(content.pageUrl);
    }
  });

  it.each(["", " \n", "<p></p>", "<p>&nbsp;</p>", "<p><br></p>"])(
    "uses the default message instead of an empty one: %j",
    async (thankYouMessage) => {
      expect((await mailOf({ thankYouMessage })).text).toContain("Bedankt voor uw aanvraag");
    },
  );

  it("has the page's text with filled placeholders, and unknown ones unchanged", async () => {
    const mail = await mailOf({
      subject: "{{pageTitle}} voor {{name}} {{onbekend}}",
      thankYouMessage: "<h2>Dag {{ name }}</h2><p>van <b>{{company}}</b>, {{onbekend}}</p>",
      footer: "Naar {{email}}\n{{company}} <script>alert(1)</script>",
    });
    expect(mail.subject).toBe("Handboek <i>agenten</i> voor Anna de Vries {{onbekend}}");
    expect(mail.html).toMatch(/<h2 [^>]+>Dag Anna de Vries<\/h2>/);
    expect(mail.html).toContain("<b>De Vries &amp; Zn.</b>, {{onbekend}}");
    expect(mail.html).toContain("Naar anna@devries.example<br/>De Vries &amp; Zn. &lt;script&gt;");
    expect(mail.text).toContain("Dag Anna de Vries\n\nvan De Vries & Zn., {{onbekend}}\n");
    expect(mail.text).toContain("Naar anna@devries.example\nDe Vries & Zn. <script>alert(1)</script>\n");
    expect(mail.text).not.toContain("Bedankt");
  });

  it("does not fill placeholders within values, and escapes tags in values", async () => {
    const mail = await mailOf({
      name: "{{email}}",
      company: '<b onclick="x">{{name}}</b>$&',
      thankYouMessage: '<p title="{{company}}">{{name}} {{company}}</p>',
    });
    expect(mail.text).toContain('{{email}} <b onclick="x">{{name}}</b>$&');
    expect(mail.html).not.toMatch(/<b[\s>]/);
    expect(mail.html).not.toContain("anna@devries.example");
  });

  it("contains no script from an editor", async () => {
    const mail = await mailOf({
      thankYouMessage: "<p onclick=x>a<script>b</script><a href='javascript:c'>d</a></p>",
    });
    expect(mail.html).not.toMatch(/script|onclick/);
  });
});

describe("the file of a download", () => {
  const link = `href="${downloadUrl.replace("&", "&amp;")}"`;

  it("has a button below the message, which plain text writes out", async () => {
    const mail = await mailOf({ downloadUrl, thankYouMessage: "<p>Alstublieft.</p>" });
    expect(mail.html).toContain(link);
    expect(mail.text).toContain(`Alstublieft.\n\nDownload het bestand ${downloadUrl}\n`);
    expect((await mailOf({ downloadUrl })).text).toContain("meteen downloaden");
  });

  it.each([
    ["<p>Hier: {{downloadUrl}}</p>", `Hier: ${downloadUrl}\n`],
    ['<p><a href="{{downloadUrl}}">Pak het</a></p>', `Pak het ${downloadUrl}\n`],
    ['<p><a href="https://{{ downloadUrl }}">{{downloadUrl}}</a></p>', `${downloadUrl}\n`],
    ['<p><a href="%7B%7BdownloadUrl%7D%7D">Pak het</a></p>', `Pak het ${downloadUrl}\n`],
  ])("is linked by the message's placeholder, without a button: %s", async (thankYouMessage, expected) => {
    const mail = await mailOf({ downloadUrl, thankYouMessage });
    expect(mail.html.split(link)).toHaveLength(2);
    expect(mail.text).toContain(expected);
    expect(mail.text).not.toContain("Download het bestand");
  });

  it("without a link has no button and an empty placeholder", async () => {
    const mail = await mailOf({
      thankYouMessage: '<p>[{{downloadUrl}}] <a href="{{downloadUrl}}">x</a></p>',
    });
    expect(mail.text).toContain("[] x\n");
    expect(mail.html).not.toContain('href=""');
    expect((await mailOf()).text).not.toContain("downloaden");
  });
});

describe("what a visitor typed", () => {
  const thankYouMessage = '<p>{{name}} van {{company}} <a href="https://{{company}}/">x</a></p>';

  it("contains no linkable address", async () => {
    const mail = await mailOf({ name: "http://evil.example", company: "evil.example", thankYouMessage });
    for (const part of [mail.html, mail.text]) expect(part).not.toContain("evil.example");
    expect(mail.text).toContain("lezer van evil.\u200Cexample ");
  });

  it("keeps invisible characters, also in the plain text", async () => {
    const mail = await mailOf({ name: "An\u200Bna", company: null, thankYouMessage: "<p>{{name}}</p>" });
    expect(mail.text).toContain("An\u200Bna");
  });

  it("is omitted when too long for its field", async () => {
    const long = "a".repeat(81);
    const mail = await mailOf({ name: long, company: long, subject: "{{name}}{{company}}", thankYouMessage });
    for (const part of [mail.subject, mail.html, mail.text]) expect(part).not.toContain(long);
    expect(mail.subject).toBe("lezer");
  });

  it("contains no linkable host as an unusual mailbox address", async () => {
    const mail = await mailOf({ email: "www.evil.example/x@devries.example", footer: "{{email}}" });
    expect(mail.text).not.toContain("evil.example");
  });
});
