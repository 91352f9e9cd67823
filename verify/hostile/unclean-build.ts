import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buildChanged } from "../changed-build.ts";

/** Replaces the sanitiser: returns HTML unchanged. */
const unclean = `
export function cleanHtml(html: string): string { return html; }
export function cleanFilledHtml(html: string): string { return html; }
`;

/** Builds a copy of the sources without the sanitiser; no setting can disable it. @throws Error when the build fails */
export function buildUnclean(): ReturnType<typeof buildChanged> {
  return buildChanged((directory) => writeFile(join(directory, "app", "html", "clean.server.ts"), unclean));
}
