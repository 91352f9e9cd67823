/** Variants of one address that forms take as it: pasted with invisible characters, or typed by an input method. */
export const nonconformingAddresses: readonly string[] = [
  "a@b.nl ",
  " a@b.nl\n",
  "a\u0000@b.nl\u0000",
  "\u202ea\u200b@b.nl",
  "a@ｂ.nl",
];

/** Addresses that are not exactly one plain mailbox. */
export const oddAddresses: readonly string[] = [
  ...nonconformingAddresses,
  ...["", " ", "a", "a@", "@b.nl", "a@b", "a@@b.nl", "a@b..nl", "a@.b.nl", "a@b.nl.", "a@-b.nl", "a@b-.nl"],
  ...[".a@b.nl", "a.@b.nl", "a..b@c.nl", "a b@c.nl", "a@b c.nl", "a\t@b.nl"],
  ...["a@b.nl\r\nBcc: c@d.nl", "a@b.nl\nTo: c@d.nl", "a@b.nl%0d%0aBcc:c@d.nl"],
  ...["a@b.nl,c@d.nl", "a@b.nl;c@d.nl", "a@b.nl c@d.nl", "<a@b.nl>", "Anna <a@b.nl>", "a@b.nl <c@d.nl>"],
  ...[
    '"a"@b.nl',
    '"a b"@c.nl',
    '"a@c.nl"@b.nl',
    '"a\\"@b.nl',
    "a(comment)@b.nl",
    "a@b.nl(comment)",
    "(x)a@b.nl",
  ],
  ...["a@[127.0.0.1]", "a@[IPv6:::1]", "a@127.0.0.1:25", "a@b.nl:25", "a@b_c.nl", "a@b!c.nl", "a@b/c.nl"],
  ...[
    "mailto:a@b.nl",
    "a@b.nl?subject=x",
    "a@b.nl#x",
    "a\\@b.nl",
    "a@b\\.nl",
    "a,b@c.nl",
    "a;b@c.nl",
    "a:b@c.nl",
  ],
  ...["é@b.nl", "a@é_.nl", "а@b.nl", "a@b。nl", "undisclosed:;", "group:a@b.nl;"],
  ...[
    `${"a".repeat(250)}@b.nl`,
    `a@${"b".repeat(64)}.nl`,
    `a@${"b.".repeat(130)}nl`,
    "%@b,c",
    "a@b.nl>",
    "|x@b.nl,",
  ],
  // Encoded words (RFC 2047).
  ...["=?utf-8?q?x?=@b.nl", "a=?utf-8?b?eA==?=@b.nl", "=?@b.nl"],
];
