/** What a tool that nobody here wrote has said about the running site. */
export type OutsideTool = {
  tool: string;
  /** What it was pointed at, and how. */
  run: string;
  found: string;
  date: string;
};

/** Run by hand now and then; what they found and was mended has a test, which is what stays. */
export const outsideTools: readonly OutsideTool[] = [
  {
    tool: "@mdn/mdn-http-observatory 1.4.8 (Mozilla's HTTP Observatory)",
    run: "Its tests and its score table on what `/`, `/en/insights`, `/beheer` and `/admin` answer with an https SITE_URL.",
    found:
      "130 for public pages; 125 and 115 for accounts and the panel, where it missed `Secure` on the cookie that remembers the language. Cookies have it now, and score 130 and 120; `e2e/headers.spec.ts` keeps the figures.",
    date: "2026-11-22",
  },
  {
    tool: "sqlmap 1.7.2 (Debian)",
    run: "At the site on PostgreSQL, level 2, risk 2: the filter, order and columns of `/rest/v1/otm_blog_tags`, the words of `/search`, the page of `/insights` and the slug of an article, to the end; the contact form for half a minute.",
    found: "Nothing that could be injected into; no failure of the server.",
    date: "2026-11-22",
  },
  {
    tool: "Wapiti 3.0.4 (Debian)",
    run: "At the whole site for a minute: SQL, scripts, files, commands, redirects, XXE, headers, cookies, methods. Parts that ask a server of Wapiti's own were without it.",
    found:
      "No hole. Two remarks: no `X-XSS-Protection`, which browsers have dropped and which is left out on purpose, and no `Strict-Transport-Security`, which the site sends when its address is https.",
    date: "2026-11-22",
  },
  {
    tool: "Nikto",
    run: "Not run: Debian has it outside of what it calls free.",
    found: "",
    date: "2026-11-22",
  },
];
