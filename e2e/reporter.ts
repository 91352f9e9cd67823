import { relative } from "node:path";
import type { FullConfig, Reporter, Suite, TestCase, TestResult } from "@playwright/test/reporter";

type File = { left: number; count: number; milliseconds: number; failed: [TestCase, TestResult][] };

/** Prints a line per file, followed by its failures. */
export default class FileReporter implements Reporter {
  readonly #files = new Map<string, File>();
  #directory = "";

  onBegin({ rootDir }: FullConfig, suite: Suite): void {
    this.#directory = rootDir;
    for (const test of suite.allTests()) {
      const file = this.#fileOf(test);
      file.left += 1;
      file.count += 1;
    }
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const file = this.#fileOf(test);
    file.left -= 1;
    file.milliseconds += result.duration;
    if (!test.ok()) file.failed.push([test, result]);
    if (file.left > 0) return;
    const name = relative(this.#directory, test.location.file);
    const time = (file.milliseconds / 1_000).toFixed(1);
    console.log(` ${file.failed.length > 0 ? "✘" : "✓"} e2e/${name} (${file.count} tests) ${time}s`);
    for (const [failed, { errors }] of file.failed) {
      console.log(`   ✘ ${failed.title}`);
      for (const { message = "", snippet = "" } of errors) console.log(`${message}\n${snippet}\n`);
    }
  }

  printsToStdio(): boolean {
    return true;
  }

  #fileOf({ location }: TestCase): File {
    const known = this.#files.get(location.file);
    if (known) return known;
    const file: File = { left: 0, count: 0, milliseconds: 0, failed: [] };
    this.#files.set(location.file, file);
    return file;
  }
}
