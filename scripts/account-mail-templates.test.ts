// @module-tag Hosted

import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { renderMail } from "../app/mails/render-mail.tsx";
import { accountMailTemplate, templates } from "./account-mail-templates.ts";

const config = await readFile(new URL("../supabase/config.toml", import.meta.url), "utf8");

it.each(templates)("a project's mail template $name matches npm run mails:supabase", async (template) => {
  const { subject, html } = await accountMailTemplate(template, renderMail);
  const path = `./supabase/templates/${template.name}.html`;
  expect(await readFile(new URL(`../${path.slice(2)}`, import.meta.url), "utf8")).toBe(html);
  expect(config).toContain(
    `[auth.email.template.${template.name}]\nsubject = '${subject}'\ncontent_path = "${path}"\n`,
  );
});

it.each(templates)("the only link of $name leads to the site, in the mail's language", async (template) => {
  const { html } = await accountMailTemplate(template, renderMail);
  const links = [...html.matchAll(/href="([^"]*token_hash[^"]*)"/g)].map(([, href]) => href);
  expect(new Set(links)).toEqual(
    new Set(
      ["en", "nl"].map(
        (language) =>
          `{{ .SiteURL }}/beheer?token_hash={{ .TokenHash }}&amp;type=${template.type}&amp;language=${language}`,
      ),
    ),
  );
  expect(html).not.toContain("link.vlotwerk.example");
});
