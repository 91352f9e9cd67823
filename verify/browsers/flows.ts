import { administrator } from "../../bench/site-process.ts";
import type { Screen } from "./screen.ts";

/** What is done on a screen, by its title. */
type Flows = Readonly<Record<string, (screen: Screen, pdf: string) => Promise<void>>>;

/** Visitor flows, on a desktop and on a phone. */
const visitorFlows: Flows = {
  "read an article from the list": async ({ open, click, sees, fits }) => {
    await open("/insights");
    await fits();
    await click("link: Inkoopfacturen verwerken zonder overtypen");
    await sees("h1: Inkoopfacturen verwerken zonder overtypen");
    await fits();
    await click("details > question");
    await sees("details[open] > p");
  },
  "go through the menu": async ({ open, click, sees, isAt }) => {
    await open("/privacy");
    await click("button: Menu");
    await click("navigation: Menu > link: Over ons");
    await isAt("/about-us");
    await sees("h1: Over Vlotwerk");
  },
  "send a message": async ({ open, fill, click, sees, fits }) => {
    await open("/contact");
    await fits();
    await fill("field: Naam", "Anna");
    await fill("field: E-mail", "anna@bedrijf.example");
    await fill("field: Bericht", "Wij typen elke week vijftig facturen over.");
    await click("button: Verstuur bericht");
    await sees("h2: Bedankt voor uw bericht!");
  },
};

const signIn: Flows = {
  "sign in": async ({ open, fill, click, sees, isAt }) => {
    await open("/beheer");
    await fill("field: E-mail", administrator.ADMIN_EMAIL);
    await fill("field: Wachtwoord", administrator.ADMIN_PASSWORD);
    await click("form > button: Inloggen");
    await isAt("/admin");
    await sees("h1: Blog Administration");
  },
};

/** In order: a flow may build on earlier ones. */
export const desktopFlows: Flows = {
  ...visitorFlows,
  search: async ({ open, fill, click, sees, isAt }) => {
    await open("/insights");
    await fill("field: Waar zoekt u naar?", "factuur");
    await click("button: Zoek");
    await isAt("/search");
    await sees("heading: artikelen gevonden voor “factuur”");
    await click("article > link: Inkoopfacturen verwerken");
    await isAt("/insights/invoices-without-retyping");
  },
  "change the language and back": async ({ open, click, sees, isAt }) => {
    await open("/contact");
    await click("link: EN, this page in English");
    await isAt("/en/contact");
    await sees("button: Send message");
    await click("link: NL, deze pagina in het Nederlands");
    await isAt("/contact");
    await sees("button: Verstuur bericht");
  },
  "ask for a download": async ({ open, fill, click, sees }) => {
    await open("/download/automation-scan-checklist");
    await fill("field: Naam", "Anna");
    await fill("field: E-mail", "anna@bedrijf.example");
    await click("button: Stuur mij de checklist");
    await sees("h1: De checklist is onderweg");
  },
  ...signIn,
  "write and publish an article": async ({ open, click, type, fill, sees }) => {
    await open("/admin");
    await click("link: New Article");
    await click("tab: Content NL");
    await fill("field: Title (NL)", "Een stap voor elke browser");
    await click("writing area: Content (NL)");
    await type("Een gewone zin, en ");
    await click("button: Bold");
    await type("een vette.");
    await click("switch: Draft");
    await click("button: Save");
    await sees("text: Article created successfully");
    await open("/insights/een-stap-voor-elke-browser");
    await sees("h1: Een stap voor elke browser");
    await sees("p: Een gewone zin, en");
    await sees("p > strong: een vette.");
  },
  "keep a PDF and take it away": async ({ open, click, sees, upload }, pdf) => {
    await open("/admin/download-pages");
    await click("link: Edit automation-scan-checklist");
    await sees("text: There is no file in this language.");
    await upload("file: Choose a PDF", pdf);
    await sees("text: Visitors get this file now.");
    await click("button: Remove file");
    await click("dialog: Remove this file? > button: Remove file");
    await sees("text: There is no file in this language.");
  },
  "sign out": async ({ open, click, sees, isAt }) => {
    await open("/settings");
    await click("button: Uitloggen");
    await isAt("/beheer");
    await open("/admin");
    await isAt("/beheer");
    await sees("form > button: Inloggen");
  },
};

export const phoneFlows: Flows = {
  ...visitorFlows,
  ...signIn,
  "open and close the menu of the panel": async ({ open, click, clickBeside, sees, seesNo, fits }) => {
    await open("/admin");
    await fits();
    await click("button: Toggle sidebar");
    await clickBeside("dialog: Admin Panel");
    await seesNo("dialog: Admin Panel");
    await click("button: Toggle sidebar");
    await click("dialog: Admin Panel > link: Leads");
    await sees("h1: Leads");
    await seesNo("dialog: Admin Panel");
  },
};
