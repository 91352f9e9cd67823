// @module-tag S22

import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { accountMailKinds, type MailContent } from "./mail-content.ts";
import { renderMail } from "./render-mail.tsx";

const site = { origin: "https://www.vlotwerk.example" };

const payloads = [
  "x\r\nBcc: iedereen@evil.example",
  "x\nBcc: iedereen@evil.example",
  "x\rBcc: iedereen@evil.example",
  "x\r\n\r\n<script>alert(1)</script>",
  "x\r\n Content-Type: text/html",
  "x%0d%0aBcc: a@evil.example",
  "x\\r\\nBcc: a@evil.example",
  "x\u2028Bcc: a@evil.example",
  "x\u2029Bcc: a@evil.example",
  "x\u0085Bcc: a@evil.example",
  "x\vBcc: a@evil.example",
  "x\fBcc: a@evil.example",
  "x\0Bcc: a@evil.example",
  "x\u0007\u001b[31mrood",
  "x嘊嘍Bcc: a@evil.example",
  "=?utf-8?B?DQpCY2M6IGE=?=",
  "=?utf-8?Q?=0D=0ABcc:_a?=",
  "\r\n.\r\nMAIL FROM:<a@evil.example>",
  "--=_grens\r\nContent-Type: text/html",
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  '"><script>alert(1)</script>',
  "'><img src=x onerror=alert(1)>",
  "</title><script>alert(1)</script>",
  "</style><script>alert(1)</script>",
  "<!--<script>alert(1)</script>-->",
  "--><script>alert(1)</script>",
  "<![endif]--><script>alert(1)</script>",
  "]]><script>alert(1)</script>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "&#60;script&#62;alert(1)&#60;/script&#62;",
  "\u003cscript\u003ealert(1)\u003c/script\u003e",
  "＜script＞alert(1)＜/script＞",
  "{{name}}{{email}}<script>{{company}}</script>",
  "{{{name}}} {name} $& $1 $`",
  "javascript:alert(1)",
  '<a href="https://evil.example">klik</a>',
  "\uD800<script>alert(1)</script>\uDFFF",
  "\u202Etpircs<script>alert(1)</script>",
  `${"a".repeat(1000)}\r\nBcc: a@evil.example`,
  " \r\n\t ",
];

function everyKind(words: string, language: "nl" | "en"): MailContent[] {
  const visit = { utm_source: words, [words]: words };
  const who = { language, name: words, email: words, company: words };
  const leadUrl = `${site.origin}/admin/leads/1`;
  return [
    { ...who, kind: "contact-confirmation", message: words },
    { ...who, kind: "contact-notice", phone: words, message: words, leadUrl, visit },
    { ...who, kind: "download-notice", remarks: words, pageTitle: words, leadUrl, visit },
    ...["", words].map(
      (subject): MailContent => ({
        ...who,
        kind: "download-confirmation",
        pageTitle: words,
        pageUrl: `${site.origin}/download/x`,
        subject,
        thankYouMessage: "<p>{{name}} {{email}} {{company}} {{pageTitle}}</p>",
        footer: `{{name}} {{email}} {{company}} {{pageTitle}} ${words}`,
        downloadUrl: null,
      }),
    ),
  ];
}

describe("header and markup injections", () => {
  it.each(payloads)("stay in the one-line subject and in the text: %j", async (payload) => {
    for (const content of everyKind(payload, "nl")) {
      const { subject, html, text } = await renderMail(content, site);
      expect(subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
      expect(subject.trim()).not.toBe("");
      expect(html).not.toMatch(/<script|<svg|<img|<[a-z][^<>]*\son\w+=|javascript:[^<]*"/i);
      expect(html).not.toMatch(/[^\P{Cc}\n\t]|\p{Surrogate}/u);
      expect(html).not.toMatch(/<a [^<>]*evil/);
      expect(html.match(/<title>/g)).toHaveLength(1);
      expect(text).not.toMatch(/[^\P{Cc}\n\t]/u);
    }
  });
});

describe.each(["nl", "en"] as const)("the HTML of a mail (%s)", (language) => {
  const link = `${site.origin}/beheer?token_hash=a&type=signup`;
  const accountMails = accountMailKinds.map((kind): MailContent => ({ kind, language, link }));

  it.each([...everyKind("Een <b> & 'twee'", language), ...accountMails])(
    "is valid: $kind",
    async (content) => {
      const { html } = await renderMail(content, site);
      const report = await new HtmlValidate({
        root: true,
        extends: ["html-validate:recommended"],
        rules,
      }).validateString(html);
      expect(report.results.flatMap(({ messages }) => messages.map((found) => found.message))).toEqual([]);
    },
  );
});

// Mail programs need inline styles, layout tables and an older document type.
const rules = {
  "attr-case": "off",
  "presentation-role-style": "off",
  "void-style": "off",
  "attribute-boolean-style": "off",
  "doctype-html": "off",
  "doctype-style": "off",
  "long-title": "off",
  "no-conditional-comment": "off",
  "no-deprecated-attr": "off",
  "no-inline-style": "off",
} as const;
