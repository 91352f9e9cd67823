import { buildIfNeeded } from "../scripts/build.ts";

/** Playwright's global setup: builds the site if needed. */
export default async function build(): Promise<void> {
  if (!(await buildIfNeeded())) throw new Error("The site can't be built: it says above why.");
}
