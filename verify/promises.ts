/**
 * What this site promises, by area. A test that shows a promise carries its name (`// @module-tag S5`), a long check has
 * it as its line; docs/safety.md is written from both.
 */
export const promises = {
  Data: {
    S1: "Who may do what to which table is one table for every role from visitor to forged token (`supabase/tests/rights.txt`), and who writes which column another (`supabase/tests/columns.txt`). A missing policy fails a test.",
    S2: "Every table has row-level security; visitors and users hold exactly the listed rights, none on accounts and internals, also after three restarts, on both databases.",
    S3: "Nothing of a draft or an unpublished language is visible without the right to read it, directly or by another table, filter, count, error or conflict.",
    S4: "Under concurrency no request runs with another's role or spoils another, and what was acknowledged is stored. A deadlock is repeated once; then, as after a long lock, 503.",
    S5: "A killed server loses nothing that it acknowledged, leaves no article half saved, and is back in five seconds. A second process on its data directory is rejected. The server's user alone reads it.",
    S6: "After a restart of PostgreSQL or lost connections the site recovers within ten seconds. With a full disk writes are rejected in words, pages are served, nothing is damaged.",
    S7: "A backup of the running server is one file, which restores every row and every file into an empty directory.",
    Values:
      "What is stored can be read: nobody chooses an id, and times are in the years 1970 to 2199. An unreadable row of a queue fails with its reason and holds back no other.",
    S43: "Whether a draft may be changed is decided under its article's lock: nothing goes live unread. A plan publishes the version that was read, and what editors save over it.",
    Documents:
      "Versions are held to the tables' constraints before they are stored, whoever sends them. An earlier one that can't be read shows its readable fields, and breaks no list, comparison or plan.",
    Schedules:
      "What is scheduled happens once, also with three servers or a kill in the run. What fails changes nothing, is shown in the panel and mailed, and is not tried again.",
  },
  Interfaces: {
    S8: "A wrong or missing setting stops the start with one sentence that names it and does not repeat its value.",
    S9: "Malformed input is rejected wherever it is sent: no server error, no crash, no growth of memory.",
    S10: "Forms are limited to 16 kB and calls to 1 MB, before parsing. Slow senders are disconnected and delay nobody.",
    S11: "A cross-site request changes nothing, and no response is readable from other origins.",
    S12: "A return address, whatever it contains, keeps the browser on this site.",
    S13: "A client's address is taken from X-Forwarded-For only as far as proxies are trusted.",
    S40: "Every option that supabase-js can send is honoured or rejected with a code that names it.",
    S54: "No request without a session or an approved client makes this site send a browser to another host.",
  },
  Accounts: {
    S14: "Passwords, sign-ups, mails, codes and forms are rate-limited by account, mailbox and network, with the time to wait; nobody can lock an owner out.",
    S15: "Nothing reveals whether an address has an account: not the status, headers, body or time of a response.",
    S16: "Passwords are argon2id, hashed off the main thread; common ones are rejected, and a change needs the current one and ends other sessions.",
    S17: "A mailed link is random and stored as a hash; it works once, for 15 minutes (sign-up and new address: a day; invitations: three days), survives being opened, and ends with a newer one or a new password.",
    S18: "Refresh tokens rotate, and reuse ends the session. Signing out, losing the role or a ban takes effect at the next request.",
    S19: "Authenticator codes follow RFC 6238 and work once; secrets are encrypted. Who has or needs a second factor has no role's rights without it, which the database decides.",
    S20: "A token that is not signed by this site for this use, expired, not yet valid, or megabytes long, has no rights.",
    S51: "A passkey signs in its own person only, on this origin, once per challenge; a copy is noticed. A provider's answer counts for the flow, browser and issuer that began it.",
    OAuth:
      "A code or token goes to the client's own redirect URI alone, byte for byte, after a person approved; a second use ends the connection. Clients' documents are fetched from the public internet alone.",
    Agents:
      "An access token never publishes, deletes, mails, plans or shares, on any way. It is random, stored as a hash, ended at once, and limited; strangers' words reach an assistant marked as such.",
  },
  Content: {
    S21: "HTML from editors, pastes or raw SQL runs nothing, loads nothing from elsewhere and shadows nothing. A video plays after a click, from YouTube or Vimeo alone; pictures are of this site or https.",
    S22: "Text stays text: in pages, heads, structured data, feeds, mails and the panel. A placeholder is filled with a value that was meant for it, or stays.",
    S23: "Legitimate article HTML survives byte for byte.",
    S24: "The content security policy holds alone: without the sanitiser no script would run. No page violates it.",
    S25: "An uploaded file is a picture or PDF by its bytes, of a member of the panel; pictures are encoded anew without metadata. The server fetches no typed address but those of Webhooks and Calendars.",
    S42: "One HTML parser reads what editors write. A picture is in use wherever its id stands, in over sixty spellings of its address; others redirect or are not served.",
    S53: "What is not shown is given to no visitor: a word planted in everything hidden stands in no table or function that visitors may read. Not shown yet: hydration data, feeds, Markdown and assistants in one test.",
    Texts:
      "Texts of the site are stored under a key and language that the site knows. Members alone see what waits. A stale form changes no newer text, and histories outlive texts.",
    Sentences:
      "A sentence that is changed in one language marks its counterpart in the other, and no other sentence, until that is changed or said to be right. The history names for each sentence who wrote it, and which assistant proposed it.",
    Previews:
      "A preview link shows one version of one document until it ends or is revoked. Its token is stored as a hash, and in no log, cache, referrer or lead. Comments are read by editors alone, answered ones without names; after edits they are at their sentence or named as gone. An approval is of its words alone, and what needs one goes live with it, or the audit log says so.",
    WeeklyMail:
      "The link of a weekly mail decides about its own items, each once, in the name of one editor, for seven days and no longer than the role. Opening it changes nothing, and it can publish nothing.",
    Redirects:
      "An old address redirects to its new one in one step, from over forty spellings, never around. Editors alone make them. A flood of them costs no query and no render.",
    Rehearsal:
      "What the panel says a change will do is what it does: exactly the pages whose bytes differ are listed. It needs the rights of the change, and leaves nothing.",
    S47: "What people delete is in the trash with all that hung on it, and comes back whole or not at all, whatever is killed. Retention and erasure are final, there too.",
    S50: "An import takes each item once and whole; killed, the next one ends alike. A hostile export reads, runs and fetches nothing; what was hidden stays hidden. Visitors get their pages meanwhile.",
  },
  "Mail, forms and calls": {
    S26: "Whatever is typed, a mail has one recipient and the intended headers; unusual addresses are rejected.",
    S27: "No caller decides to whom or what is mailed: a mail needs a fresh stored submission, goes out once, and makes no link of a visitor's words.",
    S28: "With the mail server away a form is answered in two seconds and stored; its mail goes out once when that is back, across kills. A mail in transit at a kill is not repeated, and its lead says so.",
    S29: "Nothing that looks like spam is dropped, and nobody is blocked: what is suspected is kept for 30 days in its own list, without mail, event or figure, until a person makes it a lead.",
    Answers:
      "A reply goes out once, to the stored address alone; the second of two who answer is warned first. Writers and assistants can't answer. A reminder names no lead twice, and keeps working hours.",
    Warnings:
      "An unusable mail server, and a proxy with `TRUST_PROXY=0`, are in the log and on administrators' overview until mended. Each failed mail or webhook call is logged once, without addresses.",
    Webhooks:
      "Administrators alone name addresses, https alone, none in a private network, whatever name, notation or redirect leads there; a call takes fifteen seconds at most. An event is sent at least once, in order per subject.",
    Calendars:
      "Their addresses are called as webhooks are, and shown to nobody; only busy times are stored. A huge or endless calendar is read in a thread that ends. Visitors learn half days of the contact person alone.",
  },
  Load: {
    S30: "A hundred sign-in attempts a second, or as many forms or expensive calls, don't slow pages down.",
    S31: "An hour of mixed load leaves memory where it was. On SIGTERM the server ends within ten seconds. Not shown for `npm start`, which lacks two glibc variables of `deploy/`.",
    S35: "Requests of one connection are handled one at a time, and not at all for clients that have disconnected.",
    S36: "The most expensive calls available to visitors slow neither pages nor probes down, and make no page stale.",
    S37: "Unfinished bodies take a hundred megabytes at most, all together.",
    S38: "Other spellings of an address redirect to the cached one; unknown addresses are queued.",
    S39: "One client address that keeps every queue full delays nobody else by more than a second.",
    S41: "What a visitor, member or token can store is readable: every column and parameter takes each odd value of its type: it is rejected with a code, or everything that reads it still answers.",
    S44: "Every costly route, and every tool of an assistant, is on one list and waits in its queue first; a flood on any leaves the cached home page fast, and takes none of the server's own connections.",
    S45: "Making a picture is bounded by what its header says it decodes to, 400 MB and 20 seconds; every reason has its sentence, and a picture waits for one other at most.",
    S46: "A person, access tokens included, stores so many bytes and versions within an hour and a day. Beyond, a save is rejected whole, the panel says until when, and others are unaffected.",
    S52: "On changed pages (translated, or with foreign elements) no letter is lost, focus stays, every form sends, links lead. A form sent twice is stored once. Not shown: browsers' own translators and extensions.",
  },
  "Privacy and logs": {
    S32: "Public pages make no third-party request and set no cookie beyond language and sidebar. A person's data is exported and erased by one command; leads go after twelve months. Views are counted without address, cookie or fingerprint.",
    S33: "The log holds no secrets and no personal data; its lines are JSON with the request's id, and no value breaks out of its field.",
    S34: "All dependencies have exact versions, integrity hashes and reviewed licences. Not shown yet: that none has a known serious vulnerability (`npm audit` needs a registry with advisories).",
    Headers:
      "Every response has the headers that keep browsers from running, framing or leaking it; Mozilla's Observatory gives 120 for public pages, 100 for the panel.",
  },
  Operation: {
    S48: "Every night the site backs itself up, encrypted where there is a key, and each backup is proven by a restoration before an old one goes. Any damage is reported, nothing is restored by halves.",
    S49: "An update killed at any step leaves the old or the new version serving, with every row; a version that does not work leaves the old one. Released migrations never change.",
    Hosted:
      "The same build runs on a Supabase project, and visitors and administrators notice no difference.",
    Poolers:
      "On PostgreSQL 15 and behind PgBouncer in session mode every request has its role and time limits. What can't work is rejected before anything is changed.",
    Instances:
      "Three instances on one PostgreSQL act as one site: a change shows on all within two seconds, a killed one loses only requests in flight and ten seconds of views.",
    Browsers:
      "What visitors and administrators do works alike in Chromium, Firefox and WebKit. Not shown: Safari itself.",
    Journeys: "What `npm test` takes a sample of holds for every case.",
    Slow: "No test depends on how fast the machine is: none fails beside two busy loops per core.",
  },
} satisfies Record<string, Record<string, string>>;

type ByArea = typeof promises;

/** The name of a promise, such as `S5`. */
export type PromiseName = { [Area in keyof ByArea]: keyof ByArea[Area] }[keyof ByArea];
