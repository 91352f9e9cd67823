import type { Page } from "@playwright/test";
import { signIn } from "./accounts.ts";
import { firstAdmin } from "./first-admin.ts";
import { expect, test as ownTest } from "./own-site.ts";
import type { Site } from "./sites.ts";

export { expect };

/** A site without leads, with its administrator signed in. */
export const test = ownTest.extend<{ panel: Site }>({
  panel: async ({ page, site }, use) => {
    await signIn(page, firstAdmin);
    await use(site);
  },
});

type Message = {
  name: string;
  email?: string;
  phone?: string;
  company?: string;
  message?: string;
  language?: string;
  is_spam?: boolean;
  visit?: Record<string, string>;
  /** Any PostgreSQL timestamp. */
  at?: string;
};

/** Stores contact messages with their times. */
export async function addMessages(site: Site, messages: readonly Message[]): Promise<void> {
  const rows = JSON.stringify(messages).replaceAll("'", "''");
  await site.execute(`
    insert into public.otm_contact_subm_vlotwerk
      (name, email, phone, company, message, language, is_spam, visit, created_at)
    select name, coalesce(email, 'iemand@klant.example'), phone, company, coalesce(message, 'Hallo'),
      coalesce(language, 'nl'), coalesce(is_spam, false), visit, coalesce(at::timestamptz, now())
    from json_to_recordset('${rows}') as sent (
      name text, email text, phone text, company text, message text, language text, is_spam boolean, visit jsonb, at text
    )`);
}

/** The page "automation-scan-checklist" of the seed. */
export const checklist = "d0000000-0000-4000-8000-000000000001";

/** Stores a download request from that page. */
export async function addRequest(site: Site, name: string, remarks: string | null = null): Promise<void> {
  await site.execute(`
    insert into public.otm_download_submissions (page_id, name, email, remarks)
    values ('${checklist}', '${name}', 'aanvrager@klant.example', ${remarks === null ? "null" : `'${remarks}'`})`);
}

/** Locators of the lead list. */
export function leadsScreen(page: Page) {
  const filter = page.getByRole("search", { name: "Filter leads" });
  const list = page.getByRole("region", { name: "Messages and requests" });
  return {
    filter,
    search: filter.getByRole("searchbox", { name: "Search leads" }),
    choice: (name: string) => filter.getByRole("combobox", { name, exact: true }),
    list,
    names: list.getByRole("heading", { level: 3 }),
    lead: (name: string) => list.getByRole("link", { name }),
    found: list.getByRole("status"),
    toast: (text: string) => page.getByRole("status").getByText(text),
    badge: (text: string) => page.getByRole("complementary").getByRole("link", { name: text }),
  };
}
