import { rm } from "node:fs/promises";

/** Takes away the data directory that this run of the tests was served from. */
export default async function removeData(): Promise<void> {
  const directory = process.env.E2E_DATA_DIR;
  if (directory) await rm(directory, { recursive: true, force: true });
}
