import { judgeLicences, type Licence } from "./licence-rules.ts";
import { readLockedPackages } from "./locked-packages.ts";

/** `npm run licences`: lists the licences of runtime packages; status 1 when one is not accepted. */
const { packages } = await readLockedPackages();
const { known, rejected } = judgeLicences(packages.filter(({ dev }) => !dev));

for (const licence of known) print(licence);
console.log(`\n${known.length} packages`);
if (rejected.length > 0) {
  console.error("\nNot known here (scripts/licence-rules.ts):");
  for (const licence of rejected) print(licence);
  process.exitCode = 1;
}

function print({ name, version, license, note }: Licence): void {
  console.log(`${`${name}@${version}`.padEnd(52)} ${license}${note && ` (${note})`}`);
}
