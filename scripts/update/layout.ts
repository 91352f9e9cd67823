import { constants } from "node:fs";
import { access, lstat, readdir, readFile, readlink, realpath, rename, rm, symlink } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import { z } from "zod";
import { nullIfMissing } from "../../server/shared/null-if-missing.ts";
import { writeFileAtomically } from "../../server/shared/write-atomically.ts";
import { UpdateError } from "./versions.ts";

/** `link` leads to the folder that serves; `work` has the lock and, from the swap on, what is going on. */
export type Layout = { link: string; folder: string; work: string };

/** The link of this checkout: the one beside it that leads to it, or that an update has swapped. Throws UpdateError. */
export async function findLayout(checkout: string): Promise<Layout> {
  const folder = await realpath(checkout);
  const parent = dirname(folder);
  const links: string[] = [];
  for (const entry of await readdir(parent, { withFileTypes: true })) {
    if (!entry.isSymbolicLink()) continue;
    const link = join(parent, entry.name);
    const underway = await readSwap(`${link}.update`).catch(() => null);
    const leadsHere = (await nullIfMissing(realpath(link)).catch(() => null)) === folder;
    if (leadsHere || underway?.from === folder || underway?.to === folder) links.push(link);
  }
  const [link, other] = links;
  if (!link || other) {
    throw new UpdateError(
      `${folder} must be led to by one link beside it, as /srv/vlotwerk is to /srv/vlotwerk-1: ` +
        `mv ${folder} ${folder}-1 && ln -s ${basename(folder)}-1 ${folder}, or in a container build a new image.`,
    );
  }
  await access(parent, constants.W_OK).catch(() => {
    throw new UpdateError(`This user may not write in ${parent}: run the update as its owner.`);
  });
  return { link, folder, work: `${link}.update` };
}

/** Leads the link to another folder, at once for everybody who follows it. */
export async function swapLink(link: string, folder: string): Promise<void> {
  const next = `${link}.next`;
  await rm(next, { force: true });
  await symlink(basename(folder), next);
  await rename(next, link);
}

/** Where the link leads to. */
export async function targetOf(link: string): Promise<string> {
  return (await lstat(link)).isSymbolicLink() ? resolve(dirname(link), await readlink(link)) : link;
}

const swapSchema = z.object({
  from: z.string(),
  to: z.string(),
  version: z.string(),
  /** Why it goes back, once it does. */
  failure: z.string().nullable(),
});

/** A swap that has begun and not ended. */
export type Swap = z.infer<typeof swapSchema>;

export async function readSwap(work: string): Promise<Swap | null> {
  const text = await nullIfMissing(readFile(join(work, "swap.json"), "utf8"));
  return text === null ? null : swapSchema.parse(JSON.parse(text));
}

export async function writeSwap(work: string, swap: Swap): Promise<void> {
  await writeFileAtomically(join(work, "swap.json"), Buffer.from(JSON.stringify(swap)));
}

export async function forgetSwap(work: string): Promise<void> {
  await rm(join(work, "swap.json"), { force: true });
}
