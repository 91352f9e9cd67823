const works: (() => unknown)[] = [];

/**
 * Does this after the tests of the file that runs, the last first. A hook of Vitest's would be set once by a module that
 * several files share.
 */
export function afterFile(work: () => unknown): void {
  works.push(work);
}

export async function finishFile(): Promise<void> {
  for (const work of works.splice(0).reverse()) await work();
}
