import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { startProjectDatabase } from "../../supabase/tests/project/prepare.ts";
import type { Check } from "../check.ts";

const root = join(import.meta.dirname, "../..");

/** 135 MB that only this check needs, so it is no dependency. */
const cli = "supabase@3.1.0";

export const supabaseCli: Check = {
  line: "Hosted",
  what: "The Supabase CLI pushes migrations and seed to a database that is prepared as a project's, as a role that is no superuser, and finds nothing left to push.",
  async run() {
    const project = await startProjectDatabase(true);
    try {
      const pushed = await push(project.url);
      const [found] = await project.superuser.query<{ migrations: number; seeds: number; articles: number }>(`
        select (select count(*) from supabase_migrations.schema_migrations) as migrations,
          (select count(*) from supabase_migrations.seed_files) as seeds,
          (select count(*) from public.otm_blog_articles) as articles`);
      const applied = pushed.match(/^Applying migration /gm)?.length ?? 0;
      if (!found || applied === 0 || found.migrations !== applied || found.articles === 0)
        throw new Error(`${applied} migrations were pushed, ${found?.migrations} are recorded`);
      const again = await push(project.url);
      if (/^Applying migration /m.test(again)) throw new Error("A second push applied migrations again");
      return `${found.migrations} migrations and ${found.seeds} files of the seed pushed by ${cli}, ${found.articles} articles; a second push found nothing to do`;
    } finally {
      await project.stop();
    }
  },
};

/** The command's output. Throws Error when it fails. */
async function push(url: string): Promise<string> {
  const words = [
    "db",
    "push",
    `--remote=${url}?sslmode=disable`,
    "--include-seed",
    "--yes",
    "--workdir",
    root,
  ];
  const { stdout, stderr } = await promisify(execFile)(
    "npm",
    ["exec", "--yes", `--package=${cli}`, "--", "supabase", ...words, "--agent", "no"],
    {
      cwd: root,
      timeout: 300_000,
      env: { ...process.env, DO_NOT_TRACK: "1", SUPABASE_TELEMETRY_DISABLED: "1" },
    },
  );
  return stdout + stderr;
}
