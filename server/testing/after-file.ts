const works: (() => unknown)[] = [];

/** Runs work after the current test file, last first; a shared module registers a Vitest hook only once. */
export function afterFile(work: () => unknown): void {
  works.push(work);
}

export async function finishFile(): Promise<void> {
  for (const work of works.splice(0).reverse()) await work();
}
