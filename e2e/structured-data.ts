import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import Validator from "@adobe/structured-data-validator";
import WebAutoExtractor from "@marbec/web-auto-extractor";

const run = promisify(execFile);
const root = join(import.meta.dirname, "..");

/** The parsed structured data of a page. @throws Error unless it has exactly one block */
export function structuredDataOf(html: string): { "@graph": Record<string, unknown>[] } {
  const found = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  if (found.length !== 1) throw new Error(`The page has ${found.length} pieces of structured data`);
  return JSON.parse(found[0]?.[1] ?? "");
}

/** Violations of Google's rules, by Adobe's validator. */
export async function findRuleFaults(html: string): Promise<string[]> {
  const extracted = new WebAutoExtractor({ addLocation: true, embedSource: ["rdfa", "microdata"] }).parse(
    html,
  );
  const issues = await new Validator().validate(extracted);
  return [
    ...(extracted.errors ?? []).map((error) => JSON.stringify(error)),
    ...issues.map(({ severity, issueMessage }) => `${severity}: ${issueMessage}`),
  ];
}

/**
 * Unknown schema.org terms and wrong value types: the TypeScript compiler checks the data of pages against schema-dts,
 * which is generated from the vocabulary.
 */
export async function findVocabularyFaults(graphs: readonly object[]): Promise<string[]> {
  const directory = await mkdtemp(join(root, "test-results", "vocabulary-"));
  const file = join(directory, "pages.ts");
  const pages = graphs.map((graph, index) => `export const page${index}: Graph = ${JSON.stringify(graph)};`);
  await writeFile(file, ['import type { Graph } from "schema-dts";', ...pages].join("\n"));
  const options = [
    "--ignoreConfig",
    "--pretty",
    "false",
    "--noEmit",
    "--strict",
    "--skipLibCheck",
    "--module",
    "preserve",
  ];
  try {
    await run(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), ...options, file]);
    return [];
  } catch (error) {
    const output =
      typeof error === "object" && error !== null && "stdout" in error ? String(error.stdout) : "";
    const faults = output.split("\n").filter((line) => /error TS/.test(line));
    return faults.length > 0 ? faults : [output, String(error)];
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
