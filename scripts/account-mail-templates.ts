import { writeFile } from "node:fs/promises";
import type { AccountMailKind, RenderMail } from "../app/mails/mail-content.ts";
import { mailsOf } from "../server/backend/mail/mails-module.ts";
import { buildIfNeeded } from "./build.ts";

/** A mail of Supabase's auth service, with the site's mail of this kind. */
type Template = { name: string; kind: AccountMailKind; type: string };

export const templates: readonly Template[] = [
  { name: "confirmation", kind: "confirmation", type: "signup" },
  { name: "recovery", kind: "recovery", type: "recovery" },
  { name: "email_change", kind: "email-change-new", type: "email_change" },
];

const languages = ["nl", "en"] as const;

// As `mailLanguage` in server/backend/auth. Invited users have no language; `print` turns nil into text.
const isEnglish =
  'or (eq (print .Data.panel_language) "en") (and (ne (print .Data.panel_language) "nl") (eq (print .Data.language) "en"))';

/** Placeholder for the service's own link. */
const placeholder = "https://link.vlotwerk.example/";

/**
 * A Go template for Supabase's auth service (supabase.com/docs/guides/auth/auth-email-templates), in English for users
 * who chose it in the panel or signed up in it, else in Dutch. Its link leads to the site.
 */
export async function accountMailTemplate(
  { kind, type }: Template,
  renderMail: RenderMail,
): Promise<{ subject: string; html: string }> {
  const [nl, en] = await Promise.all(
    languages.map(async (language) => {
      const link = `{{ .SiteURL }}/beheer?token_hash={{ .TokenHash }}&amp;type=${type}&amp;language=${language}`;
      const { subject, html } = await renderMail(
        { kind, language, link: placeholder },
        { origin: "https://vlotwerk.example" },
      );
      return { subject, html: html.replaceAll(placeholder, link) };
    }),
  );
  const choose = (english = "", dutch = "") => `{{ if ${isEnglish} }}${english}{{ else }}${dutch}{{ end }}`;
  return { subject: choose(en?.subject, nl?.subject), html: `${choose(en?.html, nl?.html)}\n` };
}

if (import.meta.main) {
  if (!(await buildIfNeeded())) process.exit(1);
  const renderMail = mailsOf(await import(new URL("../build/mails/index.js", import.meta.url).href));
  for (const template of templates) {
    const { subject, html } = await accountMailTemplate(template, renderMail);
    await writeFile(new URL(`../supabase/templates/${template.name}.html`, import.meta.url), html);
    console.log(`${template.name}: ${subject}`);
  }
}
