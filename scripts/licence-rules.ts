import type { LockedPackage } from "./locked-packages.ts";

/** Permissive licences (SPDX). */
const free = new Set([
  "0BSD",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "ISC",
  "MIT",
  "MIT-0",
  "OFL-1.1",
  "Unlicense",
]);

/** Reviewed packages with another licence, with the reason why it is accepted. */
const lookedAt: readonly { name: RegExp; license: string; why: string }[] = [
  ...[
    "LGPL-3.0-or-later",
    "Apache-2.0 AND LGPL-3.0-or-later",
    "Apache-2.0 AND LGPL-3.0-or-later AND MIT",
  ].map((license) => ({
    name: /^@img\/sharp-/,
    license,
    why: "libvips and what it uses: a shared library that sharp loads, passed on unchanged and replaceable",
  })),
  {
    name: /^@resvg\/resvg-js(-|$)/,
    license: "MPL-2.0",
    why: "copyleft by the file, and none of its files is changed here",
  },
  {
    name: /^tinymce$/,
    license: "SEE LICENSE IN license.md",
    why: "GPL-2.0-or-later, or a bought one: it is passed on unchanged, with its source, to the panel's own people",
  },
  {
    name: /^tinymce-i18n$/,
    license: "SEE LICENSE IN LICENSE.md",
    why: "the language packs of TinyMCE, under the licence of TinyMCE",
  },
];

export type Licence = { name: string; version: string; license: string; note: string };

/** The licences of packages, by name; `rejected`: missing, unknown or not permitted ones. */
export function judgeLicences(packages: readonly LockedPackage[]): { known: Licence[]; rejected: Licence[] } {
  const known = new Map<string, Licence>();
  const rejected = new Map<string, Licence>();
  for (const { name, version = "", license = "none" } of packages) {
    const exception = lookedAt.find((one) => one.name.test(name) && one.license === license);
    const isKnown = exception !== undefined || isFree(license);
    (isKnown ? known : rejected).set(`${name}@${version}`, {
      name,
      version,
      license,
      note: exception?.why ?? "",
    });
  }
  const sorted = (licences: Map<string, Licence>) =>
    [...licences.values()].sort((one, other) => one.name.localeCompare(other.name, "en"));
  return { known: sorted(known), rejected: sorted(rejected) };
}

/** "(A OR B)" needs one permissive licence, "(A AND B)" both. */
function isFree(license: string): boolean {
  const words = license.replace(/^\((.*)\)$/, "$1");
  if (words.includes(" AND ")) return words.split(" AND ").every(isFree);
  return words.split(" OR ").some((word) => free.has(word));
}
