import type { Check } from "../check.ts";
import { withAttackedSite } from "../hostile/attacked-site.ts";
import { openChromium } from "../hostile/browsers.ts";
import { fillEditorsTexts, fillPanelTexts } from "../hostile/fill-texts.ts";
import { sendTexts } from "../hostile/form-texts.ts";
import { readFoundTexts } from "../hostile/found-texts.ts";
import { readMails } from "../hostile/mail-texts.ts";
import { showPanelTexts } from "../hostile/panel-texts.ts";
import { startPlainServer } from "../hostile/plain-server.ts";
import { showPublicTexts } from "../hostile/public-texts.ts";
import { readTable } from "../hostile/table-texts.ts";
import { textFields } from "../hostile/text-fields.ts";
import { textPayloads } from "../hostile/text-payloads.ts";

/** Row 0 has harmless words, with which the others are compared. */
const payloads = Number(process.env.VERIFY_ROUNDS ?? textPayloads.length);

/** Every field that the database has for a text, each with every attack, wherever it is shown. */
export const textFieldsStayText: Check = {
  line: "S22",
  what: "A hundred attacks go into each text that editors and visitors fill in, and are looked for in Chromium: in pages without a policy and at the site, their titles, descriptions, structured data and hydration data, in the panel and in mails; feeds, Markdown and the file of leads are read by parsers. Each must be the same text, letter for letter.",
  async run() {
    const rows = Array.from({ length: payloads + 1 }, (_, row) => row);
    const { browser } = await openChromium();
    const server = await startPlainServer();
    try {
      return await withAttackedSite(async ({ site: { address }, host, database, dataDirectory }) => {
        const site = { browser, server, address, host, database };
        await fillEditorsTexts(database, rows);
        const { documents, opened } = await showPublicTexts(site, rows);
        const found = await readFoundTexts(address, rows);
        const answers = await sendTexts(site, rows);
        const mails = await readMails(site, dataDirectory, rows);
        await fillPanelTexts(database, rows);
        const lines = await readTable(address, rows);
        const screens = await showPanelTexts(site, rows);
        return `${payloads} attacks in ${textFields.length} fields: nothing ran, and each stayed the same text in ${documents} documents, ${opened} pages with their scripts, ${answers} answers to forms, ${screens} screens of the panel, ${mails} mails, ${found} feeds and other files, ${lines} lines of a table`;
      });
    } finally {
      await server.close();
      await browser.close();
    }
  },
};
