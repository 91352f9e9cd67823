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
      "130 for public pages; 125 and 115 for accounts and the panel, where it missed `Secure` on the cookie that remembers the language. Cookies have it now, which makes them 130 and 120; `e2e/headers.spec.ts` keeps the figures.",
    date: "2026-11-22",
  },
];
