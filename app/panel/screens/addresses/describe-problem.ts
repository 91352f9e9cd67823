import type { Rejection } from "../../../data/redirects/admin-redirects.ts";
import type { UnreadRow } from "../../../data/redirects/redirect-file.ts";
import type { RedirectField } from "../../../data/redirects/redirect-form.ts";
import type { AddressKey } from "../../../i18n/panel/addresses.en.ts";

/** What is said about a redirect that is not saved. */
export const problemKeys = {
  live: "addresses.live",
  taken: "addresses.taken",
  gone: "addresses.targetGone",
  loop: "addresses.loop",
  path: "addresses.path",
  target: "addresses.target",
  note: "addresses.noteLong",
  kind: "addresses.kindUnknown",
  twice: "addresses.twice",
  pattern: "addresses.pattern",
  off: "addresses.off",
} as const satisfies Record<Rejection | UnreadRow["problem"], AddressKey>;

/** The field that a rejection is about. */
export function fieldOf(reason: Rejection): RedirectField {
  if (reason === "note") return "note";
  return reason === "gone" || reason === "loop" || reason === "target" ? "target" : "path";
}
