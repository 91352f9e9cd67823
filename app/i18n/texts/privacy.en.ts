import type { Translation } from "../language-texts.ts";
import { nl } from "./privacy.nl.ts";

const en: Translation<typeof nl> = {
  "privacy.meta.title": "Privacy | Vlotwerk",
  "privacy.meta.description":
    "Which personal data Vlotwerk keeps through this site, why and for how long. No tracking, no advertising cookies, and deleted after {period}.",
  "privacy.meta.descriptionForEver":
    "Which personal data Vlotwerk keeps through this site, and why. No tracking, no advertising cookies, and deleted when you ask for it.",
  "privacy.month": "a month",
  "privacy.year": "twelve months",
  "privacy.months": "{months} months",

  "privacy.title": "Privacy",
  "privacy.intro":
    "We keep what you fill in yourself and how you came to this site, use it to answer you and delete it after {period}. The details are below.",
  "privacy.introForEver":
    "We keep what you fill in yourself and how you came to this site, use it to answer you and delete it when you ask for it. The details are below.",
  "privacy.updated": "Last updated on 25 November 2026",

  "privacy.who.title": "Who is responsible",
  "privacy.who.text":
    "Vlotwerk, in Haarlem in the Netherlands, is the controller of the personal data you give us through this site. If you have a question about your data, use the details on the contact page. This statement covers the site. What we process on behalf of clients is laid down per assignment in a data processing agreement.",

  "privacy.what.title": "Which data we process",
  "privacy.what.text":
    "If you send a contact message, we keep your name, email address and message, and your phone number and company if you fill them in. If you request a download, we keep your name and email address, and your company and remarks if you fill them in.",

  "privacy.visit.title": "What we keep with it",
  "privacy.visit.text":
    "With a message or request we keep when and in which language you sent the form, on which page your visit began, from which page you went to the form, and through which other site or campaign you came. To recognise spam, the form measures how long filling it in took, and your browser does a sum. Of that we keep whether the message looks like spam. If it does, it is gone after 30 days, unless we see that it is real. Of the emails that you and we receive about your message, we keep the address, the time and whether sending succeeded. Of a file that you ask for, we count how often it is opened.",

  "privacy.accounts.title": "Accounts and security",
  "privacy.accounts.text":
    "Accounts are meant for our own staff; of an account we keep the email address, a hashed form of the password and of each session the time, the browser and the IP address. For twelve months a log records what anyone with an account uploaded, published, deleted or exported, and who signed in or tried to. It holds no IP address, only a code computed from it, which shows whether somebody came from the same place. When an account is deleted, the log no longer says whose it was. To prevent abuse, the server briefly looks at the IP address a request comes from.",

  "privacy.why.title": "What we use it for",
  "privacy.why.text":
    "We use your contact message to answer you and, where needed, to make an appointment. We use your download request to send you what you asked for and to respond to your remarks. In both cases you receive one confirmation by email. How you came to this site shows us which pages and campaigns bring people to us. You are not added to a mailing list, and the site makes no automated decisions about you.",

  "privacy.basis.title": "On what legal basis",
  "privacy.basis.text":
    "If you ask for an introduction or an offer, we process your data to take steps at your request before entering into a contract (Article 6(1)(b) of the GDPR). In other cases the basis is our legitimate interest in answering people who approach us, in seeing how people find us and in keeping the site secure (Article 6(1)(f)). You are not obliged to give us data, but without a name and an email address we cannot answer you.",

  "privacy.retention.title": "How long we keep it",
  "privacy.retention.text":
    "We keep contact messages and download requests, with all that belongs to them, until {period} after we receive them. After that they are deleted automatically. The server keeps the emails themselves for ninety days at most once they are sent. If you become a client, what we need for the assignment moves to the client file; Dutch law requires invoices to be kept for seven years. An account exists until it is closed; a sign-up that nobody confirms is deleted after seven days, and a session once it has not been used for thirty days.",

  "privacy.retention.textForEver":
    "We keep contact messages and download requests, with all that belongs to them, until we no longer need them or you ask us to delete them. The server keeps the emails themselves for ninety days at most once they are sent. If you become a client, what we need for the assignment moves to the client file; Dutch law requires invoices to be kept for seven years. An account exists until it is closed; a sign-up that nobody confirms is deleted after seven days, and a session once it has not been used for thirty days.",

  "privacy.sharing.title": "Who we share it with",
  "privacy.sharing.text":
    "We do not sell your data or pass it to advertisers. We send email through our own mail provider. That party, and any party that manages the server for us, acts on our instructions and may not use your data for anything else. The site may pass what you enter in a form to systems in which we handle requests, such as our client records; whoever runs those for us acts on our instructions too. Beyond that we share data only where the law obliges us to.",

  "privacy.security.title": "How we protect it",
  "privacy.security.text":
    "The connection to the site is encrypted. Messages and requests can be read only by staff whom an administrator allows to; the database itself refuses anybody else. Passwords are never stored in readable form. From photographs that we put on the site, the server first removes the location and other data that a camera or phone adds. If something does go wrong that affects you, we report it to the supervisory authority and, where necessary, to you.",

  "privacy.cookies.title": "Cookies and third-party requests",
  "privacy.cookies.text":
    "The site sets one cookie if you switch languages, to remember that choice. In the admin panel a second cookie remembers for seven days whether the sidebar is open, and anyone who signs in gets a session in their own browser’s storage. Anyone who signs in with an account from elsewhere, such as theirs at Google or Microsoft, goes to that service’s site for it; a third cookie remembers for ten minutes that it began in this browser. How you came to this site is remembered by your browser only in the memory of the open page: it stores none of it, and sends it only with a form and to count visits, as described below. There are no statistics that follow you, no advertising and no social media buttons. Fonts, drawings and scripts come from our own server, so your visit is not passed on to anybody else. A video in a text loads nothing before you click it; from then on YouTube or Vimeo, whose name it shows, gets your IP address and may set cookies. Because all of this is functional, we do not ask for cookie consent.",

  "privacy.statistics.title": "Counting what is read",
  "privacy.statistics.text":
    "We count how often pages are viewed, how far articles are read and through which site or campaign visits came, without cookies and without storing anything in your browser. We do not keep your IP address for it: to count a visitor once a day, the server holds a code computed from it in memory, which is gone at midnight. We also count what the search field finds nothing for, unless it looks like an email address or a number. We count addresses at which nothing was found in the same way, for ninety days at most. We keep the numbers per day for {period}; nobody can be recognised in them. If your browser asks not to track you (Global Privacy Control or Do Not Track), we do not count your visit.",
  "privacy.statistics.textForEver":
    "We count how often pages are viewed, how far articles are read and through which site or campaign visits came, without cookies and without storing anything in your browser. We do not keep your IP address for it: to count a visitor once a day, the server holds a code computed from it in memory, which is gone at midnight. We also count what the search field finds nothing for, unless it looks like an email address or a number. We count addresses at which nothing was found in the same way, for ninety days at most. We keep only numbers per day; nobody can be recognised in them. If your browser asks not to track you (Global Privacy Control or Do Not Track), we do not count your visit.",

  "privacy.rights.title": "Your rights",
  "privacy.rights.text":
    "Under the General Data Protection Regulation (GDPR, in Dutch AVG) you may see your data and have it corrected or deleted. You may also ask us to restrict the processing, request your data in a common format, and object to processing based on our interest. Send a message through the contact page and you will have an answer within a month. We may first ask you something to be sure the data is yours.",

  "privacy.complaint.title": "A complaint",
  "privacy.complaint.text":
    "If you are unhappy with how we handle your data, we would like to hear it first, so that we can put it right. You can always lodge a complaint with the Dutch data protection authority, the Autoriteit Persoonsgegevens, at autoriteitpersoonsgegevens.nl.",
};

export const privacyTexts = { nl, en };
