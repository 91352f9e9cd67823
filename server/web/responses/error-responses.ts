import { address, languageOf } from "../../../app/i18n/addresses.ts";

export type ErrorStatus = 400 | 403 | 404 | 405 | 408 | 410 | 413 | 414 | 415 | 431 | 500 | 503;

/** "busy": 503 for a form. */
type Reason = ErrorStatus | "busy";

type Texts = Record<Reason, { title: string; text: string }> & { home: string };

const nl: Texts = {
  home: "Naar de homepage",
  400: { title: "Dit adres klopt niet", text: "Er staan tekens in die geen adres kan hebben." },
  403: {
    title: "Dit kwam van een andere site",
    text: "Een formulier van een andere site wordt hier niet aangenomen. Er is niets gewijzigd.",
  },
  404: { title: "Pagina niet gevonden", text: "Deze pagina bestaat niet (meer)." },
  405: { title: "Dit kan hier niet", text: "Deze pagina kan alleen worden gelezen of ingevuld." },
  408: {
    title: "Dat duurde te lang",
    text: "De gegevens kwamen niet binnen 30 seconden aan. Probeer het opnieuw.",
  },
  410: { title: "Pagina niet gevonden", text: "Deze pagina bestaat niet meer." },
  413: {
    title: "Uw bericht is te groot",
    text: "Een formulier mag samen 16 kB zijn. Ga terug, kort de tekst in en verstuur het formulier opnieuw; er is nog niets verstuurd.",
  },
  414: { title: "Dit adres is te lang", text: "Een adres mag hier ten hoogste 8 kB zijn." },
  415: {
    title: "Dit formaat wordt niet aangenomen",
    text: "Een pagina neemt alleen een ingevuld formulier aan.",
  },
  431: {
    title: "Uw browser stuurde te veel mee",
    text: "Wis de cookies van deze site en probeer het opnieuw.",
  },
  500: {
    title: "Er ging iets mis",
    text: "Dat ligt aan ons. Probeer het over een paar minuten opnieuw.",
  },
  503: {
    title: "Even niet bereikbaar",
    text: "We zijn zo terug. Probeer het over een paar minuten opnieuw.",
  },
  busy: {
    title: "Het is even te druk",
    text: "Uw formulier is nog niet verstuurd. Ga terug en verstuur het over een paar tellen opnieuw; wat u invulde, staat er nog.",
  },
};

const en: Texts = {
  home: "To the home page",
  400: { title: "This address is not right", text: "It holds characters that no address can have." },
  403: {
    title: "This came from another site",
    text: "A form from another site is not accepted here. Nothing was changed.",
  },
  404: { title: "Page not found", text: "This page does not exist (any more)." },
  405: { title: "That can't be done here", text: "This page can only be read or filled in." },
  408: { title: "That took too long", text: "The data did not arrive within 30 seconds. Please try again." },
  410: { title: "Page not found", text: "This page does not exist any more." },
  413: {
    title: "Your message is too large",
    text: "A form may be 16 kB in all. Go back, shorten the text and send it again; nothing was sent yet.",
  },
  414: { title: "This address is too long", text: "An address may be 8 kB at most." },
  415: { title: "This format is not accepted", text: "A page takes a filled-in form only." },
  431: { title: "Your browser sent too much", text: "Clear this site's cookies and try again." },
  500: { title: "Something went wrong", text: "That is on our side. Please try again in a few minutes." },
  503: { title: "Away for a moment", text: "We will be right back. Please try again in a few minutes." },
  busy: {
    title: "Too busy for a moment",
    text: "Your form was not sent yet. Go back and send it again in a few seconds; what you filled in is still there.",
  },
};

const texts = { nl, en };

/** A standalone page that needs no other part of the site. */
export function errorPage(reason: Reason, pathname: string): Response {
  return answer(statusOf(reason), errorHtml(reason, pathname), "text/html; charset=utf-8");
}

export function errorHtml(reason: Reason, pathname: string): string {
  const language = languageOf(pathname);
  const { title, text } = texts[language][reason];
  return `<!DOCTYPE html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title} · Vlotwerk</title>
    <link rel="stylesheet" href="${errorPageStyle.path}">
  </head>
  <body>
    <main>
      <p>${statusOf(reason)}</p>
      <h1>${title}</h1>
      <p>${text}</p>
      <p><a href="${address(language, "/")}">${texts[language].home}</a></p>
    </main>
  </body>
</html>
`;
}

function statusOf(reason: Reason): ErrorStatus {
  return reason === "busy" ? 503 : reason;
}

const apiMessages: Partial<Record<ErrorStatus, string>> = {
  405: "This method is not allowed here.",
  413: "The body is larger than 1 MB, or than 16 kB of who has not signed in, or where accounts are asked.",
  415: "The body must be JSON.",
};

/** An error in PostgREST's form. */
export function errorJson(status: ErrorStatus): Response {
  const { title, text } = en[status];
  const message = apiMessages[status] ?? `${title}. ${text}`;
  const body = { code: String(status), message, details: null, hint: null };
  return answer(status, JSON.stringify(body), "application/json; charset=utf-8");
}

export const errorPageStyle = {
  path: "/refusal.css",
  css: `:root { color-scheme: light dark; font: 1.125rem/1.6 system-ui, sans-serif; }
body { margin: 0; }
main { max-width: 34rem; margin: 18vh auto 0; padding: 0 1.5rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0; }
`,
};

function answer(status: ErrorStatus, body: string, contentType: string): Response {
  const headers = new Headers({ "Content-Type": contentType, "Cache-Control": "no-store" });
  if (status === 503) headers.set("Retry-After", "10");
  if (status === 405) headers.set("Allow", "GET, HEAD, POST");
  return new Response(body, { status, headers });
}
