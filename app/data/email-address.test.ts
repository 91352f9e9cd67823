import { expect, it } from "vitest";
import { mailboxOf } from "./email-address.ts";

it.each([
  ["info@münchen.de", "info@xn--mnchen-3ya.de"],
  ["info@MÜNCHEN.DE", "info@xn--mnchen-3ya.de"],
  ["a@sub.bücher.example", "a@sub.xn--bcher-kva.example"],
  ["a@ｂ.nl", "a@b.nl"],
  ["\u200ba@b.nl\u200b", "a@b.nl"],
  ["\u202ajan\u00ad@be\u200bdrijf.nl\u202c\ufeff", "jan@bedrijf.nl"],
  [" Jan@Bedrijf.nl\n", "Jan@Bedrijf.nl"],
])("%j is %s", (typed, address) => expect(mailboxOf(typed)).toBe(address));

it.each([
  ...[
    "",
    "a",
    "a@",
    "@",
    "é@b.nl",
    "a@b.nl:25",
    "a@b.nl/c",
    "a@b.nl?x=1",
    "a@b%2enl",
    "a@é.nl:25",
    "a@é.nl/x",
  ],
  ...["a@é.nl#x", "a@b@é_.nl", "a@[é]", "a@é nl", "a@é。nl", "a@xn--é", "a@1"],
])("%j stays, to be refused or not", (typed) => expect(mailboxOf(typed)).toBe(typed));
